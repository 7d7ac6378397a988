#include "engine/log_reader.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <map>
#include <system_error>

#include <fmt/format.h>
#include <simdjson.h>

#include "engine/error.hpp"
#include "engine/hash.hpp"
#include "engine/plain_text.hpp"

namespace narrator {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

constexpr std::size_t kLinkLength = 16 + 8;  // ,"h":"…16 digits…"}

std::string_view text(element value) { return value.get_string(); }

std::string optional_text(object line, const char* key) {
  std::string_view found;
  return line[key].get(found) == simdjson::SUCCESS ? std::string(found) : std::string();
}

// What answers consist of directly; a number of another kind by way of its text.
Json to_json(element value) {
  using Type = simdjson::dom::element_type;
  switch (value.type()) {
    case Type::STRING: return std::string(text(value));
    case Type::INT64: return value.get_int64().value();
    case Type::BOOL: return value.get_bool().value();
    case Type::NULL_VALUE: return nullptr;
    case Type::ARRAY: {
      Json list = Json::array();
      for (const element member : value.get_array()) list.push_back(to_json(member));
      return list;
    }
    case Type::OBJECT: {
      Json object = Json::object();
      for (const auto field : value.get_object())
        object[std::string(field.key)] = to_json(field.value);
      return object;
    }
    default: return Json::parse(simdjson::minify(value));
  }
}

class Names {
 public:
  explicit Names(const std::vector<std::string>& names) : names_(names) {}

  Audience audience(element to) const {
    Audience audience;
    if (to.is_string()) {
      audience.all = text(to) == "all";
      return audience;
    }
    for (const element name : to.get_array()) audience.seats.push_back(seat(text(name)));
    std::sort(audience.seats.begin(), audience.seats.end());
    return audience;
  }

  std::vector<Said> said(element list) const {
    std::vector<Said> say;
    for (const element said : list.get_array()) {
      say.push_back(
          {audience(said["to"]), std::string(text(said["id"])), std::string(text(said["text"]))});
      say.back().recall = optional_text(said.get_object(), "recall");
      if (has_control(say.back().text)) throw LogError("a text holds a control character");
    }
    return say;
  }

  LogAnswer answer(object line) const {
    LogAnswer answer;
    answer.n = static_cast<int>(line["n"].get_int64().value());
    answer.at = text(line["at"]);
    answer.ask = text(line["ask"]);
    answer.of = optional_text(line, "of");
    bool chance = false;
    answer.chance = line["chance"].get(chance) == simdjson::SUCCESS && chance;
    element to;
    answer.to.all = true;
    if (line["to"].get(to) == simdjson::SUCCESS) answer.to = audience(to);
    answer.answer = to_json(line["answer"]);
    answer.say = said(line["say"]);
    answer.g = text(line["g"]);
    return answer;
  }

  // What somebody said; keys that are not there were not said.
  Claim claim(object line) const {
    Claim claim;
    claim.by = seat(text(line["by"]));
    claim.topic = optional_text(line, "topic");
    std::int64_t round = 0;
    if (line["about"].get(round) == simdjson::SUCCESS) claim.round = static_cast<int>(round);
    if (const std::string name = optional_text(line, "player"); !name.empty())
      claim.player = seat(name);
    element said;
    if (line["said"].get(said) == simdjson::SUCCESS) {
      if (said.is_array()) {
        for (const element word : said.get_array()) claim.said.emplace_back(text(word));
      } else if (claim.topic.empty()) {
        claim.said.emplace_back(text(said));
      }
    }
    claim.discard = optional_text(line, "discard");
    return claim;
  }

 private:
  int seat(std::string_view name) const {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i] == name) return static_cast<int>(i + 1);
    }
    throw LogError(fmt::format("it addresses '{}', who is not at the table", name));
  }

  const std::vector<std::string>& names_;
};

std::string player_name(element name) {
  if (has_control(text(name))) throw LogError("a player's name holds a control character");
  return std::string(text(name));
}

std::vector<std::string> player_names(element list) {
  std::vector<std::string> names;
  for (const element name : list.get_array()) names.push_back(player_name(name));
  return names;
}

Recall recall_of(element given) {
  Recall recall;
  for (const auto item : given.get_object()) {
    recall[std::string(item.key)] = std::string(text(item.value));
  }
  return recall;
}

LogSeats read_seats(object line) {
  LogSeats seats;
  seats.players = player_names(line["seats"]);
  seats.at = text(line["at"]);
  seats.say = Names(seats.players).said(line["say"]);
  seats.g = text(line["g"]);
  return seats;
}

// What is written beside the game.
LogRecord read_note(object line, const Names& names) {
  const auto first = *line.begin();
  const std::string kind(first.key), at = optional_text(line, "at");
  const int after = static_cast<int>(line["after"].get_int64().value());
  if (kind == "rename")
    return LogRename{player_name(first.value), player_name(line["to"]), at, after};
  if (kind == "leave") return LogLeave{player_name(first.value), at, after};
  if (kind == "recall") return LogRecall{recall_of(first.value), at, after};
  LogNote note{kind, std::string(text(first.value)), at, after};
  if (kind == "claim") note.claim = names.claim(line);
  return note;
}

LogRecord read_record(object line, const Names& names) {
  element found;
  if (line["ask"].get(found) == simdjson::SUCCESS) return names.answer(line);
  if (line["undo"].get(found) == simdjson::SUCCESS)
    return LogUndo{static_cast<int>(found.get_int64().value())};
  if (line["redo"].get(found) == simdjson::SUCCESS) return LogRedo{};
  const bool redeal = line["redeal"].get(found) == simdjson::SUCCESS;
  if (redeal || line["amend"].get(found) == simdjson::SUCCESS) {
    LogAmend amend{static_cast<int>(found.get_int64().value()), {}, redeal};
    for (const element then : line["then"].get_array()) amend.then.push_back(names.answer(then));
    return amend;
  }
  if (line["seats"].get(found) == simdjson::SUCCESS) return read_seats(line);
  return read_note(line, names);
}

std::string read_file(const std::string& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);  // fails for a folder
  std::ifstream file(path, std::ios::binary);
  if (!file) error.assign(errno, std::generic_category());
  if (error) throw LogError(fmt::format("cannot read {}: {}", path, error.message()));
  std::string bytes;
  bytes.reserve(size + simdjson::SIMDJSON_PADDING);  // the parser may look that far past the end
  bytes.resize(size);
  if (size > 0 && !file.read(bytes.data(), static_cast<std::streamsize>(size))) {
    throw LogError(fmt::format("cannot read {} to its end", path));
  }
  return bytes;
}

}  // namespace

struct LogReader::State {
  simdjson::dom::parser parser;
  std::map<std::string, std::pair<std::string, std::string>> verified;  // SHA-256 -> line, text

  // The line without its link, checked against the chain so far.
  static std::string_view unchain(std::string_view line, std::string& link) {
    if (line.size() <= kLinkLength || line.substr(line.size() - kLinkLength, 6) != ",\"h\":\"" ||
        !line.ends_with("\"}")) {
      throw LogError("this is not a line of a narrator log");
    }
    const std::string_view body = line.substr(0, line.size() - kLinkLength);
    const auto guarded = body.starts_with("{\"source\"") ? body.find(",\"text\":") : body.size();
    link = chain(link, body.substr(0, guarded));
    if (line.substr(line.size() - 18, 16) != link) {
      throw LogError("this line, or one before it, was changed or is missing");
    }
    return body;
  }

  // Whether a last line without its end is damaged, not torn: a line that is whole was followed by
  // its end, in the same write.
  static bool has_other_end(std::string_view line, std::string link) {
    try {
      unchain(line.substr(0, line.size() - 1), link);
      return true;
    } catch (const LogError&) {
      return false;
    }
  }

  object parse(std::string_view line) {
    element root;
    if (parser.parse(line.data(), line.size(), false).get(root) != simdjson::SUCCESS ||
        !root.is_object()) {
      throw LogError("this is not a line of a narrator log");
    }
    return root.get_object();
  }

  void read_header(object line, LogContents& log) const {
    std::int64_t format = 0;
    if (line["narrator"].get(format) != simdjson::SUCCESS)
      throw LogError("this is not a narrator log");
    if (format != kLogFormat) {
      throw LogError(
          fmt::format("this log has format {}; this narrator reads format {}", format, kLogFormat));
    }
    Setup& setup = log.setup;
    log.at = text(line["at"]);
    setup.game = text(line["game"]);
    setup.version = static_cast<int>(line["version"].get_int64().value());
    setup.lang = text(line["lang"]);
    setup.seed = text(line["seed"]);
    setup.table.players = player_names(line["players"]);
    element recall;
    if (line["recall"].get(recall) == simdjson::SUCCESS) setup.recall = recall_of(recall);
    for (const element name : line["dealt"].get_array()) setup.table.dealt.emplace_back(text(name));
    for (const element id : line["variants"].get_array()) setup.variants.emplace_back(text(id));
    for (const auto owner : line["settings"].get_object()) {
      for (const auto setting : owner.value.get_object()) {
        setup.table.settings[std::string(owner.key)][std::string(setting.key)] =
            to_json(setting.value);
      }
    }
    for (const element source : line["sources"].get_array()) {
      setup.sources.push_back(
          {std::string(text(source["name"])), std::string(text(source["sha256"]))});
    }
    log.opening = Names(setup.table.players).said(line["say"]);
    log.opening_g = text(line["g"]);
    log.state = LogState(setup);
  }

  // Until its text is read, a source holds the SHA-256 the header promised.
  void read_source(std::string_view line, Source& source) {
    const auto known = verified.find(source.text);
    if (known != verified.end() &&
        known->second.first == line.substr(0, line.size() - kLinkLength)) {
      source.text = known->second.second;
      return;
    }
    const object parsed = parse(line);
    const std::string promised = source.text;
    source.text = text(parsed["text"]);
    if (text(parsed["source"]) != source.name || sha256(source.text) != promised) {
      throw LogError(fmt::format("the text of {} is not the one the game began with", source.name));
    }
    verified[promised] = {std::string(line.substr(0, line.size() - kLinkLength)), source.text};
  }

  static void take(LogRecord record, LogContents& log) {
    if (const auto* seats = std::get_if<LogSeats>(&record)) {
      log.opening = seats->say;
      log.opening_g = seats->g;
    }
    log.state.apply(std::move(record));
    log.setup.table.players = log.state.names();
    log.setup.recall = log.state.recall;
  }

  void read_line(std::string_view line, int number, LogContents& log) {
    unchain(line, log.link);
    const auto sources = static_cast<int>(log.setup.sources.size());
    if (number == 1) {
      read_header(parse(line), log);
    } else if (number <= 1 + sources) {
      read_source(line, log.setup.sources[static_cast<std::size_t>(number - 2)]);
    } else {
      take(read_record(parse(line), Names(log.state.names())), log);
    }
  }
};

LogReader::LogReader() : state_(std::make_unique<State>()) {}
LogReader::~LogReader() = default;

LogContents LogReader::read(const std::string& path) {
  const std::string bytes = read_file(path);
  LogContents log;
  log.size = bytes.size();
  int number = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const auto end = bytes.find('\n', at);
    const std::string_view line(bytes.data() + at, std::min(end, bytes.size()) - at);
    ++number;
    try {
      if (end == std::string::npos) {
        if (State::has_other_end(line, log.link)) throw LogError("this line was changed");
        log.torn = true;
        break;
      }
      state_->read_line(line, number, log);
    } catch (const LogError& e) {
      throw LogError(fmt::format("{}:{}: {}", path, number, e.what()));
    } catch (const std::exception&) {  // a field is missing or of another kind
      throw LogError(fmt::format("{}:{}: this is not a line of a narrator log", path, number));
    }
    at = end + 1;
    log.length = at;
  }
  if (log.torn) --number;
  if (number < 1 + static_cast<int>(log.setup.sources.size())) {
    throw LogError(fmt::format(
        "{}: the log breaks off before the game began; there is nothing to go on with", path));
  }
  return log;
}

}  // namespace narrator
