#include "engine/parser/refusals.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

constexpr std::size_t most_shown = 14;   // options in a list
constexpr std::size_t most_example = 5;  // parts of an example

Value value(std::string text) { return Value{std::move(text)}; }

// A yes or no answers the pending question, so a word of another question with the same spelling,
// such as a vote, was not meant.
bool means_yes_or_no(Tokens phrase, const ParserContext& words) {
  return Lexicon({{0, "yes"}, {0, "no"}}, words).find(phrase).exact;
}

// Returns the text's id for a player who is not offered.
const char* not_asked(Form form) {
  switch (form) {
    case Form::ballots: return "not-voting";
    case Form::deal: return "not-dealt";
    case Form::choose:
    case Form::confirm:
    case Form::number:
    case Form::acknowledge: break;
  }
  return "not-now";
}

}  // namespace

std::string Refusals::text(const std::string& id, const Args& args) const {
  return words_.text.render("refuse." + id, args, words_.names);
}

/// Quotes keep the typed text from being displayed as a word of the catalogue.
std::string Refusals::quoted(Tokens phrase) const {
  const auto quote = [&](const char* id) {
    const std::string* mark = words_.text.find(id);
    return mark ? *mark : std::string("\"");
  };
  return quote("quote.open") + typed(phrase) + quote("quote.close");
}

std::vector<Option> offered(const Question& q) {
  std::vector<Option> all = q.options;
  if (q.unknown) all.push_back({0, "unknown"});
  return all;
}

Value Refusals::shown(const Option& option) const {
  if (option.seat > 0) return Value{Player{option.seat}};
  return value(words_.text.word(option.word));
}

Value Refusals::shown(const std::vector<Option>& options) const {
  std::vector<Value> list;
  for (const Option& option : options) {
    Value next = shown(option);
    if (!contains(list, next)) list.push_back(std::move(next));
  }
  if (list.size() <= most_shown) return Value{std::move(list)};
  const std::size_t more = list.size() - most_shown + 4;
  list.resize(most_shown - 4);
  return value(text("and-more", {{"list", Value{std::move(list)}}, {"more", number_value(more)}}));
}

void Refusals::say(const std::string& id, Args args) const {
  throw ParseFailure{{because(text(id, args))}};
}

// A word that was typed in another spelling is shown as it was typed.
void Refusals::not_offered(const Option& option, Tokens phrase) const {
  const char* id = option.seat > 0 ? not_asked(question_.form) : "not-now";
  const bool as_shown =
      option.seat > 0 || normalise(words_.text.word(option.word)) == normalised(phrase);
  const Value which = as_shown ? shown(option) : value(quoted(phrase));
  throw ParseFailure{{because(text(id, {{"which", which}})), option}};
}

void Refusals::not_among(const Lexicon& among, Tokens phrase) const {
  if (any_player(among.options())) {
    const Lexicon players = Lexicon::of_players(words_);
    const Match match = players.find(phrase);
    if (match.one()) not_offered(players.at(match.found[0]), phrase);
    if (phrase.size() == 1 && match.none() && seat_number(phrase[0].normalised) > 0) {
      say("no-seat", {{"seat", number_value(seat_number(phrase[0].normalised))},
                      {"last", number_value(words_.names.size())}});
    }
  }
  const Lexicon known = Lexicon::of_known_words(words_);
  const Match match = known.find(phrase);
  if (match.one() && match.exact && !means_yes_or_no(phrase, words_))
    not_offered(known.at(match.found[0]), phrase);
  // Of yes and no the nearest may be the opposite of what was said.
  const int nearest = traits(question_.form).truth ? -1 : among.nearest(phrase);
  const std::string unknown = text("unknown", {{"typed", value(quoted(phrase))}});
  // The rules may know a word that has no text.
  if (nearest < 0 && phrase.size() == 1)
    throw ParseFailure{{because(unknown), Option{0, std::string(phrase[0].typed)}}};
  if (nearest < 0) throw ParseFailure{{because(unknown)}};
  near(among.at(nearest), phrase);
}

void Refusals::near(const Option& option, Tokens phrase) const {
  say("near", {{"typed", value(quoted(phrase))}, {"near", shown(option)}});
}

void Refusals::out_of_range(int number, Tokens phrase) const {
  throw ParseFailure{{because(text("unknown", {{"typed", value(quoted(phrase))}})),
                      Option{0, std::to_string(number)}}};
}

void Refusals::ambiguous(const Lexicon& among, const Match& match, Tokens phrase) const {
  std::vector<Value> which;
  for (const int index : match.found) {
    if (which.size() == most_example) break;
    const Option& option = among.at(index);
    Value name = shown(option);
    if (option.seat > 0)
      name = value(text("with-seat", {{"player", name}, {"seat", number_value(option.seat)}}));
    which.push_back(std::move(name));
  }
  const std::size_t more = match.found.size() - which.size();
  Value could_be{std::move(which)};
  if (more > 0)
    could_be = value(text("and-more", {{"list", could_be}, {"more", number_value(more)}}));
  const bool players = among.at(match.found[0]).seat > 0;
  say(players ? "ambiguous-player" : "ambiguous",
      {{"typed", value(quoted(phrase))}, {"which", could_be}});
}

Refusal Refusals::because(std::string wrong) const {
  const std::string words = example();
  return {std::move(wrong), expected(),
          words.empty() ? words : text("example", {{"example", value(words)}})};
}

std::string Refusals::expected() const {
  const Question& q = question_;
  const Args args{{"options", shown(offered(q))},
                  {"slots", shown(q.slots)},
                  {"places", number_value(places(q))},
                  {"least", number_value(q.min)},
                  {"most", number_value(q.max)}};
  switch (q.form) {
    case Form::confirm: return text("want-yes-no", args);
    case Form::ballots: return text("want-ballots", args);
    case Form::deal: return text(q.positions > 0 ? "want-row" : "want-deal", args);
    case Form::number: return text("want-number", args);
    case Form::acknowledge: return text("want-enter", args);
    case Form::choose: break;
  }
  if (q.max > 1) return text(q.min == q.max ? "want-several" : "want-some", args);
  return text(any_player(q.options) ? "want-player" : "want-word", args);
}

/// Returns a player's name, or the word as the language displays it.
std::string Refusals::in_words(const Option& option) const {
  const std::string text(option_text(option, words_.names));
  return option.seat > 0 ? text : words_.text.word(text);
}

std::string Refusals::example() const {
  switch (question_.form) {
    case Form::choose: return choice_example();
    case Form::ballots: return ballots_example();
    case Form::deal: return row_example();
    case Form::number: return std::to_string(question_.min);
    case Form::confirm: return text("yes", {});
    case Form::acknowledge: break;
  }
  return {};
}

std::string Refusals::choice_example() const {
  const auto& options = question_.options;
  if (options.empty()) return {};
  if (question_.max <= 1) {
    const std::string word = in_words(options[0]);
    if (options[0].seat <= 0) return word;
    return text("or", {{"a", shown(options[0])}, {"b", value(std::to_string(options[0].seat))}});
  }
  std::vector<std::string> several;
  const auto count = static_cast<std::size_t>(std::max(question_.min, std::min(question_.max, 2)));
  for (std::size_t i = 0; i < std::min(count, options.size()); ++i)
    several.push_back(in_words(options[i]));
  return joined_by(several, words_.text.render("list.separator", {}, {}));
}

/// Returns the letter for a ballot: that of the displayed word if every keyboard has it,
/// else that of the word's id.
char Refusals::letter(const Option& option) const {
  const std::string shown = normalise(words_.text.word(option.word));
  const bool plain = !shown.empty() && shown[0] >= 'a' && shown[0] <= 'z';
  return plain ? shown[0] : option.word[0];
}

/// Returns "jjnj", or "ja all but 2" if there are two options.
std::string Refusals::ballots_example() const {
  const auto& options = question_.options;
  const auto& slots = question_.slots;
  if (options.size() != 2 || slots.size() < 2) return row_example();
  Answer all_but_one;
  all_but_one.picks.assign(slots.size(), 0);
  all_but_one.picks[1] = 1;
  if (barred_in(question_, all_but_one) != nullptr) return row_example();
  const std::string all_but =
      text("all-but", {{"word", value_of(options[0])}, {"who", number_value(slots[1].seat)}});
  const std::string letters = {letter(options[0]), letter(options[1])};
  const Lexicon faces(options, words_);
  for (const std::size_t i : {0U, 1U}) {
    if (faces.with_initial(static_cast<char32_t>(letters[i])).size() != 1) return all_but;
  }
  std::string row(slots.size(), letters[0]);
  row[1] = letters[1];
  return text("or", {{"a", value(row)}, {"b", value(all_but)}});
}

/// Returns the beginning of a full answer, with no face more often than it exists, and only ballots
/// that each voter may cast.
std::string Refusals::row_example() const {
  std::vector<int> left = question_.copies;
  std::string row;
  std::size_t face = 0;
  for (std::size_t i = 0; i < places(question_); ++i) {
    while (face < left.size() && left[face] <= 0) ++face;
    if (face >= question_.options.size()) break;
    if (face < left.size()) --left[face];
    if (i == most_example) return row + " …";
    if (i > 0) row += ' ';
    if (question_.positions == 0) row += in_words(question_.slots[i]) + '=';
    const auto pick =
        question_.barred.empty() ? face : static_cast<std::size_t>(allowed(question_, i).front());
    row += in_words(question_.options[pick]);
  }
  return row;
}

}  // namespace narrator
