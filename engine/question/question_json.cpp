// Answers as the log holds them.
#include <algorithm>

#include "engine/question/question.hpp"

namespace narrator {
namespace {

constexpr std::string_view unknown_word = "unknown";

/// Whether a word among `others` reads as this player's name, so that the name alone would not
/// tell.
bool reads_as_word(std::string_view name, const std::vector<Option>& others) {
  return std::any_of(others.begin(), others.end(),
                     [&](const Option& other) { return other.seat == 0 && other.word == name; });
}

/// How the log calls an option: its text, or `#SEAT` for a player named as one of the words.
std::string logged(const Option& option, const std::vector<Option>& others,
                   const std::vector<std::string>& names) {
  const std::string_view plain = option_text(option, names);
  if (option.seat > 0 && reads_as_word(plain, others)) return '#' + std::to_string(option.seat);
  return std::string(plain);
}

/// Whether logged() gives `text`, without making it.
bool is_logged_as(const std::string& text, const Option& option, const std::vector<Option>& others,
                  const std::vector<std::string>& names) {
  const std::string_view plain = option_text(option, names);
  if (text == plain) return option.seat <= 0 || !reads_as_word(plain, others);
  return option.seat > 0 && text.starts_with('#') && text == logged(option, others, names);
}

Json face_to_json(const Question& q, int pick, const std::vector<std::string>& names) {
  if (pick < 0) return unknown_word;
  return logged(q.options[static_cast<std::size_t>(pick)], q.options, names);
}

/// The first option the text stands for that is not in `taken`, or nothing.
std::optional<int> option_from_json(const Question& q, const Json& json,
                                    const std::vector<std::string>& names,
                                    const std::vector<int>& taken = {}) {
  if (!json.is_string()) return std::nullopt;
  const auto& text = json.get_ref<const std::string&>();
  const auto first_free = [&](const auto& meant) -> std::optional<int> {
    for (const Option& option : q.options) {
      const auto pick = static_cast<int>(&option - q.options.data());
      if (meant(option) && std::find(taken.begin(), taken.end(), pick) == taken.end()) return pick;
    }
    return std::nullopt;
  };
  const auto word = first_free(
      [&](const Option& option) { return option.seat <= 0 && same_word(option.word, text); });
  if (word) return word;
  return first_free([&](const Option& option) {
    return option.seat > 0 && is_logged_as(text, option, q.options, names);
  });
}

std::optional<int> face_from_json(const Question& q, const Json& json,
                                  const std::vector<std::string>& names) {
  auto face = option_from_json(q, json, names);
  if (!face && q.unknown && json == unknown_word) face = -1;
  return face;
}

/// The value of a slot in an object. Our own logs hold them in slot order; others need not.
const Json* slot_value(const Question& q, std::size_t slot, const Json& object,
                       const std::vector<std::string>& names) {
  const auto& entries = object.get_ref<const Json::object_t&>();
  const auto matches = [&](const Json::object_t::value_type& entry) {
    return is_logged_as(entry.first, q.slots[slot], q.slots, names);
  };
  const auto here = entries.begin() + static_cast<std::ptrdiff_t>(slot);
  if (slot < entries.size() && matches(*here)) return &here->second;
  const auto found = std::find_if(entries.begin(), entries.end(), matches);
  return found == entries.end() ? nullptr : &found->second;
}

std::optional<Answer> row_from_json(const Question& q, const Json& json,
                                    const std::vector<std::string>& names) {
  if (q.unknown && json == unknown_word) return Answer{true, {}};
  const std::size_t count = places(q);
  const bool in_a_row = q.positions > 0;
  if (in_a_row ? !json.is_array() : !json.is_object()) return std::nullopt;
  if (json.size() != count) return std::nullopt;
  Answer answer;
  answer.picks.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Json* value = in_a_row ? &json[i] : slot_value(q, i, json, names);
    const auto face = value ? face_from_json(q, *value, names) : std::nullopt;
    if (!face) return std::nullopt;
    answer.picks.push_back(*face);
  }
  return answer;
}

std::optional<Answer> choice_from_json(const Question& q, const Json& json,
                                       const std::vector<std::string>& names) {
  Answer answer;
  if (json.is_null() && q.max <= 1) return answer;  // none, if it may be
  if (q.max <= 1) {
    const auto pick = option_from_json(q, json, names);
    if (!pick) return std::nullopt;
    answer.picks.push_back(*pick);
    return answer;
  }
  if (!json.is_array() || json.size() > q.options.size()) return std::nullopt;
  for (const Json& entry : json) {
    const auto pick = option_from_json(q, entry, names, answer.picks);
    if (!pick) return std::nullopt;
    answer.picks.push_back(*pick);
  }
  return answer;
}

std::optional<Answer> number_from_json(const Question& q, const Json& json) {
  if (!json.is_number_integer()) return std::nullopt;
  if (json.is_number_unsigned() && json.get<std::uint64_t>() > INT32_MAX) return std::nullopt;
  const auto number = json.get<std::int64_t>();
  if (number < q.min || number > q.max) return std::nullopt;
  return Answer{false, {static_cast<int>(number)}};
}

std::optional<Answer> any_from_json(const Question& q, const Json& json,
                                    const std::vector<std::string>& names) {
  switch (q.form) {
    case Form::choose:
    case Form::confirm: return choice_from_json(q, json, names);
    case Form::ballots:
    case Form::deal: return row_from_json(q, json, names);
    case Form::number: return number_from_json(q, json);
    case Form::acknowledge: return json.is_null() ? std::optional<Answer>(Answer{}) : std::nullopt;
  }
  return std::nullopt;
}

Json row_to_json(const Question& q, const Answer& answer, const std::vector<std::string>& names) {
  if (answer.unknown) return unknown_word;
  if (q.positions > 0) {
    Json row = Json::array();
    for (const int pick : answer.picks) row.push_back(face_to_json(q, pick, names));
    return row;
  }
  Json::object_t object;
  object.reserve(q.slots.size());
  for (std::size_t i = 0; i < q.slots.size(); ++i) {
    object.emplace(logged(q.slots[i], q.slots, names), face_to_json(q, answer.picks[i], names));
  }
  return object;
}

}  // namespace

Json to_json(const Question& q, const Answer& answer, const std::vector<std::string>& names) {
  switch (q.form) {
    case Form::ballots:
    case Form::deal: return row_to_json(q, answer, names);
    case Form::number: return answer.picks[0];
    case Form::acknowledge: return nullptr;
    case Form::choose:
    case Form::confirm: break;
  }
  if (q.max <= 1) {
    return answer.picks.empty() ? Json() : face_to_json(q, answer.picks[0], names);
  }
  Json several = Json::array();
  for (const int pick : answer.picks) several.push_back(face_to_json(q, pick, names));
  return several;
}

std::optional<Answer> from_json(const Question& q, const Json& json,
                                const std::vector<std::string>& names) {
  auto answer = any_from_json(q, json, names);
  if (answer && !fits(q, *answer)) answer.reset();
  return answer;
}

}  // namespace narrator
