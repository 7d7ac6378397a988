#include "engine/parser/lexicon.hpp"

#include <algorithm>
#include <cassert>
#include <set>

#include "engine/lists.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool begins(const std::string& word, const std::string& start) {
  if (!word.starts_with(start)) return false;
  return word.size() == start.size() || !is_digit(start.back()) || !is_digit(word[start.size()]);
}

/// One bit for each word typed in full, and the highest bit if these are all the words there are.
using Fullness = std::uint32_t;
constexpr Fullness whole = 1U << 31;
constexpr std::size_t most_words = 31;

bool outweighs(Fullness a, Fullness b) { return a != b && (a & b) == b; }

// Whether what was typed with accents can be this word, which has them all and maybe more, or none:
// đừng is not đúng, but đung may be, and phaỉ is phải.
bool accents_fit(const Token& typed, const std::string& word) {
  if (typed.normalised == typed.accented) return true;
  const std::u32string of_word = accents_in(word);
  return of_word.empty() || std::ranges::includes(of_word, accents_in(typed.accented));
}

// Joins the words as typed, with accents.
std::string typed_with_accents(Tokens phrase) {
  return joined_by(mapped(phrase, &Token::accented), " ");
}

}  // namespace

struct Lexicon::Candidate {
  const Spelling* spelling;
  Fullness fullness;
};

int seat_number(const std::string& normalised) {
  return normalised.size() > 3 ? 0 : std::max(0, whole_number(normalised).value_or(0));
}

Lexicon::Named Lexicon::named(int who, const std::string& name) {
  return {who, normalise(name), normalise_tones_forward(name)};
}

Lexicon::Lexicon(std::vector<Option> options, const ParserContext& words,
                 const std::string& question)
    : options_(std::move(options)) {
  for (std::size_t i = 0; i < options_.size(); ++i) {
    const Option& option = options_[i];
    const int index = static_cast<int>(i);
    const std::string name(option_text(option, words.names));
    add(index, name);
    if (option.seat > 0) {
      if (const auto parts = split(normalise_keeping_accents(name)); parts.size() > 1) {
        for (const std::string& part : {parts.front(), parts.back()}) {
          name_parts_.push_back(named(index, part));
          for (const std::string& titled : words.text.titled(part))
            name_parts_.push_back(named(index, titled));
        }
      }
      for (const std::string& titled : words.text.titled(name)) {
        if (!contains(words.names, titled)) add(index, titled);
      }
      continue;
    }
    for (const auto& text : words.text.spellings(option.word)) add(index, text);
    if (question.empty()) continue;
    for (const auto& text : words.text.spellings(option.word + "." + question)) add(index, text);
  }
  add_outsiders(words.names);
}

Lexicon Lexicon::of_players(const ParserContext& words) {
  std::vector<Option> players;
  for (std::size_t i = 0; i < words.names.size(); ++i)
    players.push_back({static_cast<int>(i) + 1, ""});
  return Lexicon(std::move(players), words);
}

Lexicon Lexicon::of_known_words(const ParserContext& words) {
  constexpr std::string_view own[] = {"all",         "all-but", "counters", "fillers", "no",
                                      "others",      "player",  "refuses",  "round",   "renamed-to",
                                      "small-words", "unknown", "yes",      "zero"};
  std::set<std::string> known;
  for (const auto& [id, text] : words.text.all()) {
    if (!id.starts_with("word.") && !id.starts_with("also.")) continue;
    const std::string word = id.substr(5);
    // What claims are about, such as "role", is no answer.
    if (!contains(own, word) && !words.text.find("topic." + word)) known.insert(word);
  }
  return Lexicon(mapped(known, [](const auto& word) { return Option{0, word}; }), words);
}

void Lexicon::add(int index, const std::string& text) {
  Spelling spelling{index, normalise(text), {}, split(normalise_keeping_accents(text))};
  spelling.words = split(spelling.text);
  const std::size_t count = spelling.words.size();
  if (count == 0 || count > most_words || count != spelling.accented.size()) return;
  longest_ = std::max(longest_, count);
  spellings_.push_back(std::move(spelling));
}

void Lexicon::add_outsiders(const std::vector<std::string>& names) {
  if (!any_player(options_)) return;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const int seat = static_cast<int>(i) + 1;
    const auto is_seat = [&](const Option& option) { return option.seat == seat; };
    if (std::ranges::any_of(options_, is_seat)) continue;
    outsiders_.push_back(named(seat, names[i]));
    if (const auto parts = split(outsiders_.back().accented); parts.size() > 1) {
      outsider_parts_.push_back(named(seat, parts.front()));
      outsider_parts_.push_back(named(seat, parts.back()));
    }
  }
}

// If accents were typed, whoever has them comes first; a whole name outweighs a part of one.
std::optional<Match> Lexicon::by_name(Tokens phrase) const {
  const Named typed = named(0, typed_with_accents(phrase));
  const int seat = seat_number(typed.plain);
  if (std::ranges::find(outsiders_, seat, &Named::who) != outsiders_.end()) return Match{};
  const auto matching = [&](std::string Named::*form) -> std::optional<Match> {
    const auto fits = [&](const Named& name) { return name.*form == typed.*form; };
    if (std::ranges::any_of(outsiders_, fits)) return Match{};
    Match match{{}, true};
    for (const Named& part : name_parts_) {
      if (fits(part) && !contains(match.found, part.who)) match.found.push_back(part.who);
    }
    if (!match.none()) return match;
    return std::ranges::any_of(outsider_parts_, fits) ? std::optional(Match{}) : std::nullopt;
  };
  if (typed.plain == typed.accented) return matching(&Named::plain);
  if (auto match = matching(&Named::accented)) return match;
  const auto begins_so = [&](const std::string& name) {
    return normalise_tones_forward(name).starts_with(typed.accented);
  };
  const bool begun = std::ranges::any_of(outsiders_, begins_so, &Named::accented) ||
                     std::ranges::any_of(spellings_, [&](const Spelling& one) {
                       return begins_so(joined_by(one.accented, " "));
                     });
  return begun ? std::nullopt : matching(&Named::plain);
}

bool Lexicon::spells(const Token& word) const {
  const auto is_it = [&](const Spelling& one) {
    return one.accented.size() == 1 && one.accented.front() == word.accented;
  };
  return std::ranges::any_of(spellings_, is_it) ||
         std::ranges::find(name_parts_, normalise_tones_forward(word.accented), &Named::accented) !=
             name_parts_.end();
}

int Lexicon::seat_index(const std::string& normalised) const {
  const int seat = seat_number(normalised);
  const auto found = std::ranges::find_if(
      options_, [&](const Option& option) { return seat > 0 && option.seat == seat; });
  return found == options_.end() ? -1 : static_cast<int>(found - options_.begin());
}

Match Lexicon::find(Tokens phrase) const {
  assert(!phrase.empty());
  std::vector<Candidate> candidates;
  if (phrase.size() > longest_) return {};
  for (const Spelling& spelling : spellings_) {
    if (spelling.words.size() < phrase.size()) continue;
    Fullness fullness = 0;
    const int seat = at(spelling.index).seat;
    bool fits = true;
    for (std::size_t i = 0; i < phrase.size() && fits; ++i) {
      fits = begins(spelling.words[i], phrase[i].normalised) &&
             (seat > 0 || accents_fit(phrase[i], spelling.accented[i]));
      if (spelling.words[i] == phrase[i].normalised) fullness |= 1U << i;
    }
    const bool all = spelling.words.size() == phrase.size() && fullness + 1 == 1U << phrase.size();
    if (fits) candidates.push_back({&spelling, all ? fullness | whole : fullness});
  }
  const bool exact =
      std::ranges::any_of(candidates, [](const Candidate& c) { return (c.fullness & whole) != 0; });
  if (!exact && phrase.size() == 1)
    if (const int seat = seat_index(phrase[0].normalised); seat >= 0) return {{seat}, true};
  if (!exact)
    if (auto match = by_name(phrase)) return *std::move(match);
  return {pick(phrase, std::move(candidates)), exact};
}

/// Keeps the candidates that none outweighs; accents decide if several remain.
std::vector<int> Lexicon::pick(Tokens phrase, std::vector<Candidate> candidates) const {
  const auto indexes = [&](const auto& wanted) {
    std::vector<int> found;
    for (const Candidate& c : candidates) {
      if (!wanted(c)) continue;
      const Option& option = at(c.spelling->index);
      const bool new_one =
          std::ranges::none_of(found, [&](int index) { return at(index) == option; });
      if (new_one) found.push_back(c.spelling->index);
    }
    return found;
  };
  const auto best = [&](const Candidate& c) {
    return std::ranges::none_of(
        candidates, [&](const Candidate& other) { return outweighs(other.fullness, c.fullness); });
  };
  const bool accents =
      std::ranges::any_of(phrase, [](const Token& t) { return t.normalised != t.accented; });
  const auto as_typed = [&](const Candidate& c, bool tones_forward) {
    const auto form = [&](const std::string& accented) {
      return tones_forward ? normalise_tones_forward(accented) : accented;
    };
    // Without accents only a whole name narrows: "ho" may mean Hòa, but "hoa" is Hoa.
    if (!best(c) || (!accents && !(c.fullness & whole))) return false;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
      const std::string word = form(c.spelling->accented[i]), typed = form(phrase[i].accented);
      if (accents ? !begins(word, typed) : word != typed) return false;
    }
    return true;
  };
  auto found = indexes(best);
  if (found.size() <= 1) return found;
  for (const bool tones_forward : {false, true}) {
    auto narrowed = indexes([&](const Candidate& c) { return as_typed(c, tones_forward); });
    if (narrowed.size() == 1) return narrowed;
  }
  return found;
}

bool Lexicon::may_be_players(Tokens words) const {
  return std::ranges::all_of(words, [&](const Token& word) {
    return std::ranges::any_of(find({&word, 1}).found,
                               [&](int index) { return at(index).seat > 0; });
  });
}

Lexicon::Reading Lexicon::read(Tokens rest) const {
  std::size_t most = 1;
  while (most < rest.size() && most < longest_ && !rest[most].after_comma) ++most;
  Reading unclear;
  for (std::size_t size = most; size > 0; --size) {
    Match match = find(rest.first(size));
    // "n o" may be Nora and Otto, and is no beginning of "no one".
    const bool a_word = match.one() && size > 1 && !match.exact && at(match.found[0]).seat == 0;
    if (match.one() && !(a_word && may_be_players(rest.first(size))))
      return {std::move(match), size};
    if (match.many() && unclear.match.none()) unclear = {std::move(match), size};
  }
  return unclear;
}

int Lexicon::nearest(Tokens phrase) const {
  assert(!phrase.empty());
  const int found = nearest_normalised(normalised(phrase), mapped(spellings_, &Spelling::text));
  return found < 0 ? -1 : spellings_[static_cast<std::size_t>(found)].index;
}

std::vector<int> Lexicon::with_initial(char32_t c) const {
  std::vector<int> found;
  for (const Spelling& spelling : spellings_) {
    std::string_view text = spelling.text;
    if (next_code_point(text) != c) continue;
    if (!contains(found, spelling.index)) found.push_back(spelling.index);
  }
  return found;
}

Keywords::Reading Keywords::read(Tokens rest) const {
  if (!rest.empty() && rest[0].normalised == "?") return {Word::unknown, 1};  // in every language
  for (std::size_t size = std::min<std::size_t>(rest.size(), 4); size > 0; --size) {
    const Match match = lexicon_.find(rest.first(size));
    if (!match.exact || !match.one()) continue;
    constexpr Word words[] = {Word::all, Word::but, Word::others, Word::unknown};
    return {words[match.found[0]], size};
  }
  return {};
}

}  // namespace narrator
