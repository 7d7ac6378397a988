#include "engine/log/log_record.hpp"

#include <algorithm>
#include <array>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"

namespace narrator {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

// What a note cannot be called, as other lines begin with these keys.
constexpr std::array<std::string_view, 11> kOtherLines = {
    "narrator", "source", "n", "undo", "redo", "amend", "redeal", "seats", "rules", "at", "after"};

constexpr std::size_t kBytesAValue = 200;  // including its overhead

constexpr std::size_t kLongestList = 1000;  // entries in a list; no question has more options

std::string_view view(element value) { return value.get_string(); }

// Returns the list or object. Throws LogError if it has more than kLongestList entries.
template <class Container>
Container bounded(Container container) {
  if (container.size() > kLongestList) throw LogError("it holds a list longer than any of a log");
  return container;
}

// Charges one more value. Throws LogError if that exceeds the budget.
void charge_value(Budget& budget) {
  budget.charge_bytes(kBytesAValue);
  if (budget.is_spent()) throw LogError("it and what stands above take more to read than any game");
}

std::string optional_text(object line, const char* key) {
  std::string_view found;
  return line[key].get(found) == simdjson::SUCCESS ? std::string(found) : std::string();
}

LogUndo undo(element from) {
  if (from.is_string()) return {0, text(from)};
  return {whole(from)};
}

std::string player_name(element name) {
  if (has_control(view(name))) throw LogError("a player's name holds a control character");
  return text(name);
}

}  // namespace

std::string text(element value) { return std::string(view(value)); }

int whole(element value) {
  constexpr std::int64_t most = 1'000'000;
  const std::int64_t number = value.get_int64();
  if (number < 0 || number > most) throw LogError("{} is no number that can stand here", number);
  return static_cast<int>(number);
}

Json to_json(element value, Budget& budget) {
  using Type = simdjson::dom::element_type;
  charge_value(budget);
  switch (value.type()) {
    case Type::STRING: return view(value);
    case Type::INT64: return value.get_int64().value();
    case Type::BOOL: return value.get_bool().value();
    case Type::NULL_VALUE: return nullptr;
    case Type::ARRAY: {
      const auto members = bounded(value.get_array().value());
      Json::array_t list;
      list.reserve(members.size());
      for (const element member : members) list.push_back(to_json(member, budget));
      return list;
    }
    case Type::OBJECT: {
      const auto fields = bounded(value.get_object().value());
      Json::object_t object;
      object.reserve(fields.size());
      for (const auto field : fields) object[field.key] = to_json(field.value, budget);
      return object;
    }
    case Type::UINT64: return value.get_uint64().value();
    default: return value.get_double().value();
  }
}

WordedAnswer worded_answer(element value, Budget& budget) {
  using Type = simdjson::dom::element_type;
  charge_value(budget);
  if (value.is_string()) return text(value);
  if (value.is_null()) return {};
  if (value.type() == Type::ARRAY) {
    const auto members = bounded(value.get_array().value());
    std::vector<std::string> list;
    list.reserve(members.size());
    for (const element member : members) charge_value(budget), list.push_back(text(member));
    return list;
  }
  if (value.type() != Type::OBJECT) return value.get_int64().value();
  const auto fields = bounded(value.get_object().value());
  if (fields.size() > 0 && (*fields.begin()).value.is_int64()) {
    BallotCounts tally;
    for (const auto field : fields)
      charge_value(budget), tally.emplace_back(field.key, field.value.get_int64().value());
    return tally;
  }
  ByName entries;
  entries.reserve(fields.size());
  for (const auto field : fields)
    charge_value(budget), entries.emplace_back(field.key, view(field.value));
  auto keys = mapped(entries, [](const auto& one) { return std::string_view(one.first); });
  std::ranges::sort(keys);
  if (std::ranges::adjacent_find(keys) != keys.end())
    throw LogError("an answer names somebody twice");
  return entries;
}

std::vector<std::string> player_names(element list) {
  std::vector<std::string> names;
  for (const element name : bounded(list.get_array().value())) names.push_back(player_name(name));
  return names;
}

Recall recall_of(element given) {
  Recall recall;
  for (const auto item : bounded(given.get_object().value()))
    recall[std::string(item.key)] = text(item.value);
  return recall;
}

int RecordReader::seat(std::string_view name) const {
  if (const int seat = seat_named(name, names_); seat > 0) return seat;
  throw LogError("it addresses '{}', who is not at the table", name);
}

Audience RecordReader::audience(element to) const {
  Audience audience;
  if (to.is_string()) {
    audience.all = view(to) == "all";
    if (!audience.all && view(to) != "moderator")
      throw LogError("it addresses '{}', which is nobody", view(to));
    return audience;
  }
  for (const element name : bounded(to.get_array().value()))
    audience.seats.push_back(seat(view(name)));
  std::ranges::sort(audience.seats);
  return audience;
}

void RecordReader::read(object line, Message& said) const {
  int found = 0;  // how many of the three fields that every announcement has
  for (const auto& [key, value] : line) {
    if (key == "to") {
      said.to = audience(value), ++found;
    } else if (key == "id") {
      said.id = view(value), ++found;
    } else if (key == "text") {
      said.text = view(value), ++found;
    } else if (key == "recall") {
      said.recall = view(value);
    }
  }
  if (found != 3) throw simdjson::simdjson_error(simdjson::NO_SUCH_FIELD);
  if (has_control(said.text)) throw LogError("a text holds a control character");
}

std::vector<Message> RecordReader::said(element list) const {
  std::vector<Message> say;
  if (!checks(extent_)) return say;
  const auto all = list.get_array();
  say.reserve(all.size());
  for (const element one : all) read(one, say.emplace_back());
  return say;
}

// Walks over the fields once: most lines are answers, and each lookup would be another walk.
void RecordReader::read(object line, LogAnswer& answer, bool timed) const {
  answer.to.all = true;
  int found = 0;  // how many of the six fields that every answer has
  for (const auto& [key, value] : line) {
    if (key == "n") {
      answer.n = whole(value), ++found;
    } else if (key == "at") {
      ++found;
      if (timed) answer.at = view(value);
    } else if (key == "ask") {
      answer.ask = view(value), ++found;
    } else if (key == "of") {
      answer.of = view(value);
    } else if (key == "chance") {
      answer.chance = value.get_bool();
    } else if (key == "drawn" && format_ > kLooseFormat) {
      const auto drawn = bounded(value.get_array().value());
      answer.kept = {whole(drawn.at(0)), whole(drawn.at(1))};
    } else if (key == "correct") {
      answer.correction = value.get_bool();
    } else if (key == "to") {
      answer.to = audience(value);
    } else if (key == "answer") {
      answer.answer = worded_answer(value, budget_), ++found;
    } else if (key == "say") {
      answer.say = said(value), ++found;
    } else if (key == "g") {
      ++found;
      if (checks(extent_)) answer.g = view(value);
    }
  }
  if (found != 6) throw simdjson::simdjson_error(simdjson::NO_SUCH_FIELD);
}

std::vector<LogAnswer> RecordReader::answers(element list) const {
  std::vector<LogAnswer> answers;
  for (const element one : list.get_array()) read(one, answers.emplace_back(), checks(extent_));
  return answers;
}

std::vector<LogAnswer> RecordReader::waiting(object line) const {
  element found;
  if (line["waiting"].get(found) != simdjson::SUCCESS) return {};
  const auto list = bounded(found.get_array().value());
  if (format_ == kLooseFormat) return answers(found);
  std::vector<LogAnswer> answers;
  for (const element number : list) answers.emplace_back().n = whole(number);
  return answers;
}

// Parses a claim; keys that are missing were not part of it.
Claim RecordReader::claim(object line) const {
  Claim claim;
  claim.by = seat(view(line["by"]));
  claim.topic = optional_text(line, "topic");
  if (element round; line["about"].get(round) == simdjson::SUCCESS) claim.round = whole(round);
  if (const std::string name = optional_text(line, "player"); !name.empty())
    claim.player = seat(name);
  if (element said; line["said"].get(said) == simdjson::SUCCESS) {
    if (said.is_array()) {
      for (const element word : bounded(said.get_array().value())) claim.said.push_back(text(word));
    } else if (claim.topic.empty()) {
      claim.said.push_back(text(said));
    }
  }
  claim.set_aside = optional_text(line, "discard");
  if (format_ > kLooseFormat && claim.topic.empty() && claim.said.size() != 1)
    throw LogError("a claim in free words has none");
  return claim;
}

LogSeats RecordReader::seats(object line) const {
  LogSeats seats;
  seats.players = player_names(line["seats"]);
  seats.at = text(line["at"]);
  const RecordReader then(seats.players, format_, extent_, budget_);
  seats.say = then.said(line["say"]);
  seats.g = text(line["g"]);
  element after;
  if (line["after"].get(after) != simdjson::SUCCESS) return seats;
  seats.after = whole(after);
  seats.then = then.answers(line["then"]);
  seats.waiting = then.waiting(line);
  return seats;
}

// Sources that the log already has are given by name and SHA-256 only.
LogRules RecordReader::rules(object line) const {
  LogRules rules{text(line["rules"]),  rulebook(line, budget_), text(line["at"]),
                 whole(line["after"]), said(line["say"]),       text(line["g"])};
  rules.then = answers(line["then"]);
  rules.waiting = waiting(line);
  return rules;
}

Rulebook rulebook(object line, Budget& budget) {
  Rulebook rules;
  for (const element name : bounded(line["dealt"].get_array().value()))
    rules.dealt.push_back(text(name));
  for (const element id : bounded(line["variants"].get_array().value()))
    rules.variants.push_back(text(id));
  for (const auto owner : bounded(line["settings"].get_object().value())) {
    for (const auto setting : bounded(owner.value.get_object().value()))
      rules.settings[std::string(owner.key)][std::string(setting.key)] =
          to_json(setting.value, budget);
  }
  const auto sources = bounded(line["sources"].get_array().value());
  rules.sources.reserve(sources.size());
  for (const element source : sources) {
    Source& one = rules.sources.emplace_back();
    one.name = view(source["name"]);
    if (element given; source["text"].get(given) == simdjson::SUCCESS) one.text = text(given);
  }
  return rules;
}

void check_version(object line, Setup& setup) {
  std::int64_t format = 0, library = 1;
  if (line["narrator"].get(format) != simdjson::SUCCESS)
    throw LogError("this is not a narrator log");
  if (element found; line["library"].get(found) == simdjson::SUCCESS) library = whole(found);
  if (format < kLooseFormat || format > kLogFormat || library < 1 || library > kLibrary) {
    const std::string program = sanitised(text(line["program"]));
    const bool newer = format > kLogFormat || library > kLibrary;
    throw LogError(
        "it was written by narrator {} in format {} with library {}; this one, {}, has "
        "format {} and library {}{}",
        program, format, library, NARRATOR_VERSION, kLogFormat, kLibrary,
        newer ? "; a newer narrator reads it" : "");
  }
  setup.format = static_cast<int>(format);
  setup.table.library = static_cast<int>(library);
}

void check_words(const Setup& setup) {
  const auto check = [](const std::string& word) {
    if (has_control(word)) throw LogError("'{}' holds a control character", sanitised(word));
  };
  for (const auto& word : {setup.game, setup.seed, setup.seal.mark, setup.seal.words}) check(word);
  for (const auto& ids : {setup.variants, setup.table.dealt}) std::ranges::for_each(ids, check);
  for (const Source& source : setup.sources) check(source.name);
  if (!contains(languages(), setup.lang))
    throw LogError("it is in the language '{}', which this narrator does not have",
                   sanitised(setup.lang));
  if (!setup.screen.empty() && setup.screen != "shared")
    throw LogError("there is no screen '{}'", sanitised(setup.screen));
}

// Parses a line written beside the game.
LogRecord RecordReader::note(object line) const {
  const auto first = *line.begin();
  const std::string kind(first.key), at = optional_text(line, "at");
  const int after = whole(line["after"]);
  if (format_ > kLooseFormat && contains(kOtherLines, kind))
    throw LogError("a note cannot be called '{}'", kind);
  if (kind == "rename")
    return LogRename{player_name(first.value), player_name(line["to"]), at, after};
  if (kind == "leave") return LogLeave{player_name(first.value), at, after};
  if (kind == "recall") return LogRecall{recall_of(first.value), at, after};
  if (kind == "timer") {
    const std::string_view how = view(first.value);
    const int left = whole(line["left"]);
    if (left == 0 ? how != "off" : how != "counts" && how != "paused")
      throw LogError("a timer that is '{}' with {} seconds left", how, left);
    return LogTimer{left, how == "paused", at, after};
  }
  if (kind == "read") {
    LogReading told{text(first.value), whole(line["left"]), at, after};
    if (element found; line["awaited"].get(found) == simdjson::SUCCESS) told.awaited = whole(found);
    return told;
  }
  LogNote note{kind, text(first.value), at, after};
  if (kind == "claim") note.claim = claim(line);
  return note;
}

LogRecord RecordReader::record(object line) const {
  LogRecord record{std::in_place_type<LogAnswer>};  // as most records are
  element found;
  if (line["ask"].get(found) == simdjson::SUCCESS) {
    read(line, std::get<LogAnswer>(record), extent_ == Extent::all);
  } else {
    record = other(line);
  }
  return record;
}

LogRecord RecordReader::other(object line) const {
  element found;
  if (line["undo"].get(found) == simdjson::SUCCESS) {
    LogUndo taken_back = undo(found);
    taken_back.at = optional_text(line, "at");
    return taken_back;
  }
  if (line["redo"].get(found) == simdjson::SUCCESS) {
    if (!found.get_bool()) throw LogError("a redo is true");
    return LogRedo{optional_text(line, "at")};
  }
  const bool redeal = line["redeal"].get(found) == simdjson::SUCCESS;
  if (redeal || line["amend"].get(found) == simdjson::SUCCESS) {
    LogAmend amend{whole(found), {}, redeal};
    amend.at = optional_text(line, "at");
    amend.then = answers(line["then"]);
    amend.waiting = waiting(line);
    return amend;
  }
  if (line["seats"].get(found) == simdjson::SUCCESS) return seats(line);
  if (line["rules"].get(found) == simdjson::SUCCESS &&
      line["sources"].get(found) == simdjson::SUCCESS)
    return rules(line);
  return note(line);
}

}  // namespace narrator
