#include "engine/log/log_reader.hpp"

#include <fmt/format.h>
#include <simdjson.h>

#include "engine/lists.hpp"
#include "engine/log/file_lines.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_audit.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_record.hpp"
#include "engine/log/source_lines.hpp"
#include "engine/sources/source.hpp"

namespace narrator {
namespace {

using simdjson::dom::element;
using simdjson::dom::object;

static_assert(FileLines::kPadding >= simdjson::SIMDJSON_PADDING);

// The number of the line being read.
struct LineNumber {
  int of_game = 0;  // among the game's lines
  int before = 0;   // number of lines before the game's
  int in_file() const { return before + of_game; }
};

}  // namespace

struct LogReader::State {
  explicit State(AskPassphrase how) : ask(std::move(how)) {}

  AskPassphrase ask;
  std::string clear;  // the last line decrypted, with padding
  simdjson::dom::parser parser;
  std::string buffer;
  SourceLines sources;
  Extent extent = Extent::all;
  std::string rewritten;     // scratch: part of a line as this program writes it
  std::string without_said;  // an answer's line without announcements, with padding

  static bool has_link(std::string_view line) {
    return line.size() > kLinkLength && line.substr(line.size() - kLinkLength, 6) == ",\"h\":\"" &&
           line.ends_with("\"}");
  }

  // Returns what a line's link covers besides the previous link: for a source its line's
  // digest. In format 1 a source's link covers only what precedes the text, which the
  // header's SHA-256 protects.
  std::string_view linked(std::string_view body, int number, const LogContents& log) {
    if (log.setup.format == kLooseFormat)
      return body.starts_with("{\"source\"") ? body.substr(0, body.find(",\"text\":")) : body;
    return is_source(number, log) ? sources.digest_of(source_number(number), body) : body;
  }

  // Returns the line without its link, after checking that against the chain so far.
  std::string_view unchain(std::string_view line, int number, LogContents& log) {
    if (line.empty()) throw LogError("this line is empty; take it away");
    if (!has_link(line)) throw LogError("this is not a line of a narrator log");
    const std::string_view body = line.substr(0, line.size() - kLinkLength);
    const std::string_view given = line.substr(line.size() - 18, 16);
    // Even unchecked, an encrypted line depends on the one before.
    if (checks(extent) && !is_chain(given, log.link, linked(body, number, log)))
      throw LogError("this line, or one before it, was changed or is missing");
    log.link = given;
    return body;
  }

  // Returns the cipher of a log whose first line is that of an encrypted one.
  std::shared_ptr<const LineCipher> cipher_of(std::string_view first, const std::string& path) {
    if (!ask) throw LogError("this log has a passphrase, and nobody is there to be asked for it");
    return std::make_shared<const LineCipher>(first, [&] { return ask(path); });
  }

  // Tries the passphrase in other spellings, in a log from before passphrases were composed.
  std::optional<std::string> opened_otherwise(std::string_view line, const std::string& path,
                                              LogContents& log) {
    const std::string first = log.setup.cipher->first_line();
    for (const auto typed : {LineCipher::Typed::composed, LineCipher::Typed::decomposed}) {
      const auto other = std::make_shared<const LineCipher>(
          first, [&] { return ask(path); }, typed);
      auto found = other->open(line, log.link);
      if (found) log.setup.cipher = other;
      if (found) return found;
    }
    return std::nullopt;
  }

  // Returns the decrypted line, valid until the next call.
  std::string_view deciphered(std::string_view line, const std::string& path, LogContents& log) {
    auto found = log.setup.cipher->open(line, log.link);
    if (!found && log.link.empty() && log.setup.cipher->is_as_typed())
      found = opened_otherwise(line, path, log);
    if (!found && log.link.empty())
      throw LogError("this is not the passphrase of the log, or its first lines were changed");
    if (!found) throw LogError("this line, or one before it, was changed or is missing");
    clear = *std::move(found);
    const std::size_t length = clear.size();
    clear.append(FileLines::kPadding, '\0');
    return std::string_view(clear).substr(0, length);
  }

  // Whether the text is the complete next line, with its link.
  bool fits(std::string_view line, int number, LogContents& log) {
    if (log.setup.cipher) return log.setup.cipher->open(line, log.link).has_value();
    if (!checks(extent)) return has_link(line);
    const std::string link = log.link;
    try {
      unchain(line, number, log);
      log.link = link;
      return true;
    } catch (const LogError&) {
      return false;
    }
  }

  // Returns an answer's line with an empty list of announcements, valid until the next call, and
  // appends the list as written to `said` if it will be checked. A line that is not in our form is
  // returned as it is.
  std::string_view take_out_said(std::string_view line, std::string& said) {
    constexpr std::string_view before = ",\"say\":[", behind = "],\"g\":\"12345678\"";
    const auto at = line.find(before);
    if (!line.starts_with("{\"n\":") || at == line.npos) return line;
    const std::size_t from = at + before.size(), rest = behind.size() + kLinkLength;
    if (line.size() < from + rest) return line;
    const std::string_view tail = line.substr(line.size() - rest);
    if (!tail.starts_with(behind.substr(0, 7))) return line;
    if (checks(extent)) said += line.substr(from - 1, line.size() - rest - from + 2);
    without_said.assign(line.substr(0, from)).append(tail).append(FileLines::kPadding, '\0');
    return std::string_view(without_said).substr(0, from + rest);
  }

  object parse(std::string_view line) {
    element root;
    if (parser.parse(line.data(), line.size(), false).get(root) != simdjson::SUCCESS ||
        !root.is_object()) {
      throw LogError("this is not a line of a narrator log");
    }
    return root.get_object();
  }

  void read_header(object line, std::string_view body, LogContents& log) {
    Setup& setup = log.setup;
    log.at = text(line["at"]);
    setup.game = text(line["game"]);
    setup.version = whole(line["version"]);
    setup.lang = text(line["lang"]);
    setup.seed = text(line["seed"]);
    element found;
    if (line["seal"].get(found) == simdjson::SUCCESS)
      setup.seal = {text(found["mark"]), text(found["words"])};
    setup.table.players = player_names(line["players"]);
    if (line["recall"].get(found) == simdjson::SUCCESS)
      log.recall = setup.recall = recall_of(found);
    if (line["screen"].get(found) == simdjson::SUCCESS) setup.screen = text(found);
    put(rulebook(line, log.state.budget), setup);
    check_words(setup);
    std::vector<std::string> promised;
    for (const element source : line["sources"].get_array())
      sources.promise(promised.emplace_back(text(source["sha256"])));
    log.state.tables.front() = setup.table.players;
    log.state.recall = setup.recall;
    const auto opening = std::make_shared<const std::vector<Message>>(
        RecordReader(setup.table.players, setup.format, extent, log.state.budget)
            .said(line["say"]));
    log.state.opening = opening;
    log.state.opening_g = text(line["g"]);
    // Few games have more answers or announcements.
    log.state.answers.reserve(64);
    log.messages.reserve(64);
    if (extent == Extent::without_messages) log.written.reserve(std::size_t{32} << 10);
    if (is_strict(log))
      require_same(
          body, LineText{setup.format, setup.table.players}.header(
                    setup, text(line["program"]), log.at, *opening, log.state.opening_g, promised));
  }

  // Whether each line must be exactly as this program writes it.
  bool is_strict(const LogContents& log) const {
    return checks(extent) && log.setup.format > kLooseFormat;
  }

  std::optional<std::string_view> next_line(FileLines& lines, int number, const LogContents& log) {
    if (number > 1 && !log.setup.cipher) {
      if (const auto line = sources.next_known(lines, static_cast<std::size_t>(number - 2)))
        return line;
    }
    return lines.next();
  }

  // Fills in texts that the log already has, of earlier rules or of the game's first.
  static void take_over(LogRules& rules, object line, LogContents& log) {
    std::vector<Rulebook>& books = log.state.rulebooks;
    books.front().sources = log.setup.sources;
    std::size_t i = 0;
    for (const element given : line["sources"].get_array()) {
      Source& source = rules.rules.sources[i++];
      const std::string sha = text(given["sha256"]);
      for (auto book = books.rbegin(); source.text.view().empty() && book != books.rend(); ++book) {
        for (const Source& known : book->sources) {
          if (known.name == source.name && sha256_of(known) == sha) source.text = known.text;
        }
      }
      if (sha256_of(source) != sha)
        throw LogError("the text of {} is not the one it tells of", source.name);
      log.foreign = log.foreign || bundled_as(source) == nullptr;
    }
  }

  static std::string_view time_of(object line) {
    std::string_view at;
    return line["at"].get(at) == simdjson::SUCCESS ? at : std::string_view();
  }

  static bool is_source(int number, const LogContents& log) {
    return number > 1 && number <= 1 + static_cast<int>(log.setup.sources.size());
  }
  static std::size_t source_number(int number) { return static_cast<std::size_t>(number - 2); }

  void read_line(std::string_view line, int number, LogContents& log, LogAudit& audit) {
    if (number == 1) {
      const object header = parse(line);
      check_version(header, log.setup);
      return read_header(header, unchain(line, number, log), log);
    }
    const std::string_view body = unchain(line, number, log);
    if (is_source(number, log)) {
      const std::size_t i = source_number(number);
      sources.read(line, i, log.setup.sources[i], [&](auto one) { return parse(one); });
      if (is_strict(log) && !sources.is_sound(i)) {
        require_same(body, source_line(log.setup.sources[i]));
        sources.is_sound(i) = true;
      }
    } else {
      read_record(line, body, number, log, audit);
    }
  }

  void read_record(std::string_view line, std::string_view body, int number, LogContents& log,
                   LogAudit& audit) {
    const std::size_t from = log.written.size();
    const object parsed = parse(extent == Extent::all ? line : take_out_said(line, log.written));
    const RecordReader reader(log.state.names(), log.setup.format, extent, log.state.budget);
    LogRecord record = reader.record(parsed);
    if (const auto size = log.written.size() - from; size > 0) {
      const LogSpan written{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(size)};
      std::get<LogAnswer>(record).written = written;
      log.messages.push_back({written, log.state.now});
    }
    if (LogRules* rules = std::get_if<LogRules>(&record)) take_over(*rules, parsed, log);
    if (is_strict(log)) check_written(body, record, time_of(parsed), log, rewritten);
    const std::string_view at = time_of(parsed);
    log.state.find_waiting_of(record);
    if (checks(extent)) {
      audit.look(record, at, number);
    } else if (!at.empty()) {
      log.last_at = at;
    }
    log.state.apply(std::move(record));
    if (log.state.budget.is_spent())
      throw LogError("it and what stands above take more to read than any game");
  }

  // Reads the line `number`, which begins at `start`. A crash may have left
  // a part of the last write.
  void read_any_line(std::string_view line, int number, std::size_t start, bool whole,
                     const std::string& path, LogContents& log, LogAudit& audit) {
    if (number == 1) check_encoding(line);
    const bool lost = !sources.is_known() && has_lost_block(line, start, whole);
    log.unended = !whole && !lost && fits(line, number, log);
    if ((whole || log.unended) && !lost)
      return read_line(log.setup.cipher ? deciphered(line, path, log) : line, number, log, audit);
    if (checks(extent) && !lost && fits(line.substr(0, line.size() - 1), number, log))
      throw LogError("this line was changed");
    log.torn = true;
  }

  // Whether this many valid lines make a game: the header and the sources that it promises.
  static bool has_begun(const LogContents& log, int lines) {
    return lines >= 1 + static_cast<int>(log.setup.sources.size());
  }

  // Reads one line of the file: the first of an encrypted log, or one of the game.
  void read_next(std::string_view line, FileLines& lines, const std::string& path,
                 LineNumber& number, LogContents& log, LogAudit& audit) {
    if (number.of_game == 0 && !log.setup.cipher && lines.is_whole() &&
        LineCipher::is_first_line(line)) {
      number.before = 1;
      check_encoding(line);
      log.setup.cipher = cipher_of(line, path);
      return;
    }
    ++number.of_game;
    const std::size_t start = lines.position() - line.size() - (lines.is_whole() ? 1 : 0);
    read_any_line(line, number.of_game, start, lines.is_whole(), path, log, audit);
    if (number.of_game == 1 && !checks(extent) && !log.setup.cipher)
      number.of_game += sources.pass_over(lines, log.setup.sources);
    if (!log.torn) log.length = lines.position();
  }

  // Rethrows the current exception, as damage of the line if that is what it reports.
  [[noreturn]] static void throw_as_damage(const std::string& path, const LineNumber& number,
                                           const LogContents& log) {
    const auto damaged = [&](const char* what) {
      return DamagedLog(fmt::format("{}:{}: {}", path, number.in_file(), what),
                        has_begun(log, number.of_game - 1));
    };
    try {
      throw;
    } catch (const LogError& e) {
      throw damaged(e.what());
    } catch (const Error&) {  // nobody can be asked for a passphrase
      throw;
    } catch (const std::exception&) {  // a field is missing or of the wrong type
      throw damaged("this is not a line of a narrator log");
    }
  }

  // Sets the players, recall and rules in force, once everything was read.
  void bring_up_to_date(LogContents& log) const {
    log.setup.table.players = log.state.names();
    log.setup.recall = log.state.recall;
    log.foreign = log.foreign || !sources.all_own();
    if (extent == Extent::all) log.state.rulebooks.front() = rulebook_of(log.setup);
    if (log.state.rules > 0) put(log.state.rulebooks[log.state.rules], log.setup);
  }

  LogContents read(const std::string& path, Extent how_much) {
    extent = how_much;
    FileLines lines(path, buffer);
    LogContents log;
    LogAudit audit(log);
    sources.begin();
    LineNumber number;
    for (auto line = lines.next(); line && !log.torn;
         line = next_line(lines, number.of_game + 1, log)) {
      try {
        read_next(*line, lines, path, number, log, audit);
      } catch (...) {
        throw_as_damage(path, number, log);
      }
    }
    log.size = lines.size();
    if (!has_begun(log, log.torn ? number.of_game - 1 : number.of_game))
      throw DamagedLog(
          fmt::format(
              "{}: the log breaks off before the game began; there is nothing to go on with", path),
          false);
    bring_up_to_date(log);
    return log;
  }
};

LogReader::LogReader(AskPassphrase ask) : state_(std::make_unique<State>(std::move(ask))) {}
LogReader::~LogReader() = default;

LogContents LogReader::read(const std::string& path) { return state_->read(path, Extent::all); }

LogContents LogReader::read_without_messages(const std::string& path) {
  return state_->read(path, Extent::without_messages);
}

LogContents LogReader::read_game(const std::string& path) {
  return state_->read(path, Extent::game);
}

std::vector<Message> said_of(std::string_view json, const std::vector<std::string>& names) {
  simdjson::dom::parser parser;
  element list;
  Budget budget;
  try {
    if (parser.parse(json.data(), json.size()).get(list) == simdjson::SUCCESS)
      return RecordReader(names, kLooseFormat, Extent::all, budget).said(list);
  } catch (const simdjson::simdjson_error&) {  // a field is missing or of the wrong type
  }
  throw LogError("what was said is not written as in a narrator log");
}

std::string wrong_with(const std::string& path, const Error& why) {
  const bool names_it = dynamic_cast<const DamagedLog*>(&why) != nullptr ||
                        dynamic_cast<const UnreadableFile*>(&why) != nullptr;
  return (names_it ? "" : path + ": ") + why.what();
}

}  // namespace narrator
