#include "engine/log_reader.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <system_error>

#include <fmt/format.h>
#include <simdjson.h>

#include "engine/error.hpp"
#include "engine/hash.hpp"
#include "engine/log_record.hpp"

namespace narrator {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

constexpr std::size_t kLinkLength = 16 + 8;  // ,"h":"…16 digits…"}

/// A file that is open for reading.
class File {
 public:
  explicit File(const std::string& path) : path_(path), file_(open(path.c_str(), kHow)) {
    if (file_ < 0) fail();
  }
  ~File() {
    if (file_ >= 0) close(file_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  /// Reads at most so many bytes; 0 only at the end of the file.
  std::size_t read(char* to, std::size_t most) {
    for (;;) {
      const ssize_t n = ::read(file_, to, most);
      if (n >= 0) return static_cast<std::size_t>(n);
      if (errno != EINTR) fail();
    }
  }

 private:
  static constexpr int kHow = O_RDONLY | O_CLOEXEC;

  [[noreturn]] void fail() const {
    throw LogError(
        fmt::format("cannot read {}: {}", path_, std::generic_category().message(errno)));
  }

  const std::string& path_;
  int file_;
};

}  // namespace

struct LogReader::State {
  simdjson::dom::parser parser;
  std::string buffer;  // what was read, and room behind it
  std::map<std::string, std::pair<std::string, SharedText>> verified;  // SHA-256 -> line, text
  bool all = true;  // is read, and the chain checked

  // The whole file, until the next call. The parser may look a little past its end.
  std::string_view read_file(const std::string& path) {
    constexpr std::size_t kLeast = std::size_t{64} << 10;
    File file(path);
    std::size_t size = 0;
    for (;;) {
      if (buffer.size() < size + kLeast) buffer.resize(2 * size + kLeast);
      const std::size_t n =
          file.read(&buffer[size], buffer.size() - size - simdjson::SIMDJSON_PADDING);
      if (n == 0) return std::string_view(buffer).substr(0, size);
      size += n;
    }
  }

  // The line without its link, which is checked against the chain so far.
  std::string_view unchain(std::string_view line, std::string& link) const {
    if (line.size() <= kLinkLength || line.substr(line.size() - kLinkLength, 6) != ",\"h\":\"" ||
        !line.ends_with("\"}")) {
      throw LogError("this is not a line of a narrator log");
    }
    const std::string_view body = line.substr(0, line.size() - kLinkLength);
    if (!all) return body;
    const auto guarded = body.starts_with("{\"source\"") ? body.find(",\"text\":") : body.size();
    link = chain(link, body.substr(0, guarded));
    if (line.substr(line.size() - 18, 16) != link) {
      throw LogError("this line, or one before it, was changed or is missing");
    }
    return body;
  }

  // Whether a last line without its end is damaged, not torn: a line that is whole was followed by
  // its end, in the same write.
  bool has_other_end(std::string_view line, std::string link) const {
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
    element found;
    if (line["recall"].get(found) == simdjson::SUCCESS) setup.recall = recall_of(found);
    if (line["screen"].get(found) == simdjson::SUCCESS) setup.screen = text(found);
    for (const element name : line["dealt"].get_array()) setup.table.dealt.push_back(text(name));
    for (const element id : line["variants"].get_array()) setup.variants.push_back(text(id));
    for (const auto owner : line["settings"].get_object()) {
      for (const auto setting : owner.value.get_object()) {
        setup.table.settings[std::string(owner.key)][std::string(setting.key)] =
            to_json(setting.value);
      }
    }
    for (const element source : line["sources"].get_array()) {
      setup.sources.push_back({text(source["name"]), text(source["sha256"])});
    }
    log.opening = RecordReader(setup.table.players, all).said(line["say"]);
    log.opening_g = text(line["g"]);
    log.state = LogState(setup);
    log.state.answers.reserve(log.size / 512);  // about as many as there will be
  }

  // Until its text is read, a source holds the SHA-256 the header promised.
  void read_source(std::string_view line, Source& source) {
    const std::string promised(source.text);
    const std::string_view body = line.substr(0, line.size() - kLinkLength);
    const auto known = verified.find(promised);
    if (known != verified.end() && known->second.first == body) {
      source.text = known->second.second;
      return;
    }
    const object parsed = parse(line);
    source.text = text(parsed["text"]);
    if (text(parsed["source"]) != source.name || sha256(source.text) != promised) {
      throw LogError(fmt::format("the text of {} is not the one the game began with", source.name));
    }
    verified[promised] = {std::string(body), source.text};
  }

  static void take(LogRecord&& record, LogContents& log) {
    if (const auto* seats = std::get_if<LogSeats>(&record)) {
      log.opening = seats->say;
      log.opening_g = seats->g;
    }
    log.state.apply(std::move(record));
  }

  void read_line(std::string_view line, int number, LogContents& log) {
    unchain(line, log.link);
    const auto sources = static_cast<int>(log.setup.sources.size());
    if (number == 1) {
      read_header(parse(line), log);
    } else if (number <= 1 + sources) {
      read_source(line, log.setup.sources[static_cast<std::size_t>(number - 2)]);
    } else {
      take(RecordReader(log.state.names(), all).record(parse(line)), log);
    }
  }

  // The line at `number`, of which the file may end too early.
  void read_any_line(std::string_view line, int number, bool whole, LogContents& log) {
    if (whole) return read_line(line, number, log);
    if (all && has_other_end(line, log.link)) throw LogError("this line was changed");
    log.torn = true;
  }

  LogContents read(const std::string& path) {
    const std::string_view bytes = read_file(path);
    LogContents log;
    log.size = bytes.size();
    int number = 0;
    for (std::size_t at = 0; at < bytes.size();) {
      const auto end = std::min(bytes.find('\n', at), bytes.size());
      ++number;
      try {
        read_any_line(bytes.substr(at, end - at), number, end < bytes.size(), log);
      } catch (const LogError& e) {
        throw LogError(fmt::format("{}:{}: {}", path, number, e.what()));
      } catch (const std::exception&) {  // a field is missing or of another kind
        throw LogError(fmt::format("{}:{}: this is not a line of a narrator log", path, number));
      }
      at = end + 1;
      if (!log.torn) log.length = at;
    }
    log.setup.table.players = log.state.names();
    log.setup.recall = log.state.recall;
    if (log.torn) --number;
    if (number < 1 + static_cast<int>(log.setup.sources.size())) {
      throw LogError(fmt::format(
          "{}: the log breaks off before the game began; there is nothing to go on with", path));
    }
    return log;
  }
};

LogReader::LogReader() : state_(std::make_unique<State>()) {}
LogReader::~LogReader() = default;

LogContents LogReader::read(const std::string& path) {
  state_->all = true;
  return state_->read(path);
}

LoggedGame LogReader::read_game(const std::string& path) {
  state_->all = false;
  return state_->read(path);
}

}  // namespace narrator
