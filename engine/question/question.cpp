#include "engine/question/question.hpp"

#include <cassert>

#include "engine/lists.hpp"

namespace narrator {

std::string in_one_line(const Json& value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string unquoted(const Json& value) {
  return value.is_string() ? value.get<std::string>() : in_one_line(value);
}

Json shallow_json(std::string_view text) {
  constexpr int kDeepest = 16;
  return Json::parse(
      text, [](int depth, Json::parse_event_t, const Json&) { return depth <= kDeepest; }, false);
}

std::string text_field(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

int number_field(const Json& object, const char* key, int least, int most) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_integer()) return least;
  return static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), least, most));
}

const Json& list_field(const Json& object, const char* key) {
  static const Json nothing = Json::array();
  const auto found = object.find(key);
  return found != object.end() && found->is_array() ? *found : nothing;
}

namespace {

bool in_range(int pick, std::size_t count) {
  return pick >= 0 && static_cast<std::size_t>(pick) < count;
}

bool fits_choice(const Question& q, const std::vector<int>& picks) {
  const auto once = [&](int pick) { return std::ranges::count(picks, pick) == 1; };
  const auto count = std::ssize(picks);
  return count >= q.min && count <= q.max && std::ranges::all_of(picks, once);
}

bool fits_deal(const Question& q, const Answer& answer) {
  if (answer.unknown) return q.unknown && answer.picks.empty();
  if (answer.picks.size() != places(q)) return false;
  std::vector<int> left = q.copies;
  for (const int pick : answer.picks) {
    if (pick == -1 && q.unknown) continue;
    if (!in_range(pick, q.options.size())) return false;
    const auto face = static_cast<std::size_t>(pick);
    if (face < left.size() && --left[face] < 0) return false;
  }
  return true;
}

constexpr std::string_view unknown_word = "unknown";

/// Whether one of the words in `others` equals this player's name, which would then be ambiguous.
bool reads_as_word(std::string_view name, const std::vector<Option>& others) {
  return std::ranges::any_of(
      others, [&](const Option& other) { return other.seat == 0 && other.word == name; });
}

/// Returns an option as the log writes it: its text, or `#SEAT` for a player named like a word.
std::string logged(const Option& option, const std::vector<Option>& others,
                   const std::vector<std::string>& names) {
  const std::string_view plain = option_text(option, names);
  if (option.seat > 0 && reads_as_word(plain, others)) return '#' + std::to_string(option.seat);
  return std::string(plain);
}

std::string face_to_words(const Question& q, int pick, const std::vector<std::string>& names) {
  if (pick < 0) return std::string(unknown_word);
  return logged(q.options[static_cast<std::size_t>(pick)], q.options, names);
}

/// Returns the first option that the text stands for and that is not in `taken`, if any.
std::optional<int> option_from(const Question& q, const std::string& text,
                               const std::vector<std::string>& names,
                               const std::vector<int>& taken = {}) {
  const auto first_free = [&](const auto& meant) -> std::optional<int> {
    for (const Option& option : q.options) {
      const auto pick = static_cast<int>(&option - q.options.data());
      if (meant(option) && !contains(taken, pick)) return pick;
    }
    return std::nullopt;
  };
  const auto word =
      first_free([&](const Option& option) { return option.seat <= 0 && option.word == text; });
  if (word) return word;
  return first_free([&](const Option& option) {
    return option.seat > 0 && logged(option, q.options, names) == text;
  });
}

std::optional<int> face_from(const Question& q, const std::string& text,
                             const std::vector<std::string>& names) {
  auto face = option_from(q, text, names);
  if (!face && q.unknown && text == unknown_word) face = -1;
  return face;
}

/// Returns the word for a slot. Logs of others need not store words in slot order.
const std::string* word_of_slot(const Question& q, std::size_t slot, const ByName& entries,
                                const std::vector<std::string>& names) {
  const auto found =
      std::ranges::find(entries, logged(q.slots[slot], q.slots, names), &ByName::value_type::first);
  return found == entries.end() ? nullptr : &found->second;
}

/// Returns the answer with a face for each place, using the words from `word_at`.
template <class WordAt>
std::optional<Answer> row_from(const Question& q, std::size_t words,
                               const std::vector<std::string>& names, const WordAt& word_at) {
  const std::size_t count = places(q);
  if (words != count) return std::nullopt;
  Answer answer;
  answer.picks.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string* word = word_at(i);
    const auto face = word ? face_from(q, *word, names) : std::nullopt;
    if (!face) return std::nullopt;
    answer.picks.push_back(*face);
  }
  return answer;
}

std::optional<Answer> tally_from(const Question& q, const BallotCounts& tally) {
  const bool in_order = std::ranges::equal(
      tally, q.options,
      [](const auto& one, const Option& option) { return one.first == option.word; });
  if (!in_order) return std::nullopt;
  return tally_of(q, mapped(tally, [](const auto& one) { return one.second; }));
}

BallotCounts tally_to_words(const Question& q, const Answer& answer) {
  BallotCounts tally;
  for (int pick = 0; pick < static_cast<int>(q.options.size()); ++pick)
    tally.emplace_back(q.options[static_cast<std::size_t>(pick)].word,
                       std::ranges::count(answer.picks, pick));
  return tally;
}

std::optional<Answer> row_from(const Question& q, const WordedAnswer& words,
                               const std::vector<std::string>& names) {
  if (const auto* tally = std::get_if<BallotCounts>(&words)) return tally_from(q, *tally);
  const auto* word = std::get_if<std::string>(&words);
  if (word != nullptr && q.unknown && *word == unknown_word) return Answer{true, {}};
  const auto* list = std::get_if<std::vector<std::string>>(&words);
  if (list != nullptr && q.positions > 0)
    return row_from(q, list->size(), names, [&](std::size_t i) { return &(*list)[i]; });
  const auto* entries = std::get_if<ByName>(&words);
  if (entries == nullptr || q.positions > 0) return std::nullopt;
  return row_from(q, entries->size(), names,
                  [&](std::size_t i) { return word_of_slot(q, i, *entries, names); });
}

std::optional<Answer> choice_from(const Question& q, const WordedAnswer& words,
                                  const std::vector<std::string>& names) {
  Answer answer;
  const auto add = [&](const std::string& word) {
    const auto pick = option_from(q, word, names, answer.picks);
    if (pick) answer.picks.push_back(*pick);
    return pick.has_value();
  };
  if (q.max <= 1) {
    if (std::holds_alternative<std::monostate>(words)) return answer;  // no choice, if allowed
    const auto* word = std::get_if<std::string>(&words);
    return word != nullptr && add(*word) ? std::optional(std::move(answer)) : std::nullopt;
  }
  const auto* list = std::get_if<std::vector<std::string>>(&words);
  if (list == nullptr || list->size() > q.options.size()) return std::nullopt;
  if (!std::all_of(list->begin(), list->end(), add)) return std::nullopt;
  return answer;
}

std::optional<Answer> number_from(const Question& q, const WordedAnswer& words) {
  const auto* number = std::get_if<std::int64_t>(&words);
  if (number == nullptr || *number < q.min || *number > q.max) return std::nullopt;
  return Answer{false, {static_cast<int>(*number)}};
}

std::optional<Answer> any_from(const Question& q, const WordedAnswer& words,
                               const std::vector<std::string>& names) {
  switch (q.form) {
    case Form::choose:
    case Form::confirm: return choice_from(q, words, names);
    case Form::ballots:
    case Form::deal: return row_from(q, words, names);
    case Form::number: return number_from(q, words);
    case Form::acknowledge:
      return std::holds_alternative<std::monostate>(words) ? std::optional(Answer{}) : std::nullopt;
  }
  return std::nullopt;
}

std::vector<std::string> list_to_words(const Question& q, const Answer& answer,
                                       const std::vector<std::string>& names) {
  return mapped(answer.picks, [&](int pick) { return face_to_words(q, pick, names); });
}

WordedAnswer row_to_words(const Question& q, const Answer& answer,
                          const std::vector<std::string>& names) {
  if (answer.unknown) return std::string(unknown_word);
  if (answer.tally) return tally_to_words(q, answer);
  if (q.positions > 0) return list_to_words(q, answer, names);
  ByName entries;
  entries.reserve(q.slots.size());
  for (std::size_t i = 0; i < q.slots.size(); ++i) {
    entries.emplace_back(logged(q.slots[i], q.slots, names),
                         face_to_words(q, answer.picks[i], names));
  }
  return entries;
}

}  // namespace

bool fits(const Question& q, const Answer& answer) {
  const std::vector<int>& picks = answer.picks;
  const bool offered =
      std::ranges::all_of(picks, [&](int pick) { return in_range(pick, q.options.size()); });
  if (answer.unknown && !q.unknown) return false;
  if (barred_in(q, answer) != nullptr) return false;
  switch (q.form) {
    case Form::choose: return offered && fits_choice(q, picks);
    case Form::confirm: return offered && picks.size() == 1;
    case Form::ballots:
      return offered && picks.size() == places(q) &&
             (!answer.tally || (q.tally && std::ranges::is_sorted(picks)));
    case Form::deal: return fits_deal(q, answer);
    case Form::number: return picks.size() == 1 && picks[0] >= q.min && picks[0] <= q.max;
    case Form::acknowledge: return picks.empty();
  }
  return false;
}

std::optional<Answer> tally_of(const Question& q, const std::vector<std::int64_t>& counts) {
  if (!q.tally || counts.size() != q.options.size()) return std::nullopt;
  Answer answer{false, {}, true};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 0 || counts[i] > static_cast<std::int64_t>(places(q))) return std::nullopt;
    answer.picks.insert(answer.picks.end(), static_cast<std::size_t>(counts[i]),
                        static_cast<int>(i));
  }
  return answer.picks.size() == places(q) ? std::optional(std::move(answer)) : std::nullopt;
}

const ForbiddenBallot* barred_in(const Question& q, const Answer& answer) {
  const auto has = [&](const ForbiddenBallot& one) {
    return one.place < answer.picks.size() && answer.picks[one.place] == one.pick;
  };
  const auto found = std::ranges::find_if(q.barred, has);
  return found == q.barred.end() ? nullptr : &*found;
}

std::vector<int> allowed(const Question& q, std::size_t place) {
  assert(place < q.slots.size());
  std::vector<int> picks;
  for (int pick = 0; pick < static_cast<int>(q.options.size()); ++pick) {
    const auto is = [&](const ForbiddenBallot& one) {
      return one.place == place && one.pick == pick;
    };
    if (std::ranges::none_of(q.barred, is)) picks.push_back(pick);
  }
  return picks;
}

std::string_view kind(const Question& q) {
  switch (q.form) {
    case Form::confirm: return "yes-no";
    case Form::ballots: return "ballots";
    case Form::deal: return "deal";
    case Form::number: return "number";
    case Form::acknowledge: return "acknowledge";
    case Form::choose: break;
  }
  if (any_player(q.options)) return q.max > 1 ? "players" : "player";
  return q.max > 1 ? "words" : "word";
}

std::size_t places(const Question& q) {
  return q.positions > 0 ? static_cast<std::size_t>(q.positions) : q.slots.size();
}

WordedAnswer to_words(const Question& q, const Answer& answer,
                      const std::vector<std::string>& names) {
  assert(fits(q, answer));
  switch (q.form) {
    case Form::ballots:
    case Form::deal: return row_to_words(q, answer, names);
    case Form::number: return answer.picks[0];
    case Form::acknowledge: return {};
    case Form::choose:
    case Form::confirm: break;
  }
  if (q.max > 1) return list_to_words(q, answer, names);
  if (answer.picks.empty()) return {};
  return face_to_words(q, answer.picks[0], names);
}

std::optional<Answer> from_words(const Question& q, const WordedAnswer& words,
                                 const std::vector<std::string>& names) {
  auto answer = any_from(q, words, names);
  if (answer && !fits(q, *answer)) answer.reset();
  return answer;
}

Json to_json(const WordedAnswer& words) {
  if (const auto* number = std::get_if<std::int64_t>(&words)) return *number;
  if (const auto* word = std::get_if<std::string>(&words)) return *word;
  if (const auto* list = std::get_if<std::vector<std::string>>(&words)) return *list;
  const auto* entries = std::get_if<ByName>(&words);
  Json::object_t object;
  if (const auto* tally = std::get_if<BallotCounts>(&words)) {
    for (const auto& [word, count] : *tally) object.emplace(word, count);
    return object;
  }
  if (entries == nullptr) return nullptr;
  object.reserve(entries->size());
  for (const auto& [name, word] : *entries) object.emplace(name, word);
  return object;
}

Json to_json(const Value& value, const std::vector<std::string>& names) {
  if (const auto* number = std::get_if<std::int64_t>(&value.data)) return *number;
  if (const auto* word = std::get_if<Word>(&value.data)) return word->text;
  if (const auto* text = std::get_if<std::string>(&value.data)) return *text;
  if (const auto* player = std::get_if<Player>(&value.data)) return name_at(player->seat, names);
  return mapped(std::get<std::vector<Value>>(value.data),
                [&](const Value& item) { return to_json(item, names); });
}

}  // namespace narrator
