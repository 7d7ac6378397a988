#include "engine/log_writer.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/hash.hpp"

namespace narrator {
namespace {

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw LogError(fmt::format("{} {}: {}", what, path, std::generic_category().message(errno)));
}

void lock(int file, const std::string& path) {
  if (flock(file, LOCK_EX | LOCK_NB) == 0) return;
  const bool taken = errno == EWOULDBLOCK;
  close(file);
  if (taken) throw LogError(fmt::format("{} is being written by another narrator; close that one first", path));
  fail("cannot lock", path);
}

Json said_json(const std::vector<Said>& say, const std::vector<std::string>& names) {
  Json list = Json::array();
  for (const Said& said : say) {
    list.push_back({{"to", audience_json(said.to, names)}, {"id", said.id}, {"text", said.text}});
  }
  return list;
}

Json answer_json(const LogAnswer& answer, const std::vector<std::string>& names) {
  Json line = {{"n", answer.n}, {"at", answer.at}, {"ask", answer.ask}};
  if (!answer.of.empty()) line["of"] = answer.of;
  if (answer.chance) line["chance"] = true;
  if (!answer.to.all) line["to"] = audience_json(answer.to, names);
  line["answer"] = answer.answer;
  line["say"] = said_json(answer.say, names);
  line["g"] = answer.g;
  return line;
}

Json settings_json(const Settings& settings) {
  Json object = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) object[owner][name] = value;
  }
  return object;
}

}  // namespace

Json audience_json(const Audience& to, const std::vector<std::string>& names) {
  if (to.all) return "all";
  if (to.seats.empty()) return "moderator";
  Json list = Json::array();
  for (const int seat : to.seats) list.push_back(names.at(static_cast<std::size_t>(seat - 1)));
  return list;
}

LogWriter::LogWriter(int file, std::string path, std::size_t length, std::string link)
    : file_(file), path_(std::move(path)), length_(length), link_(std::move(link)), written_link_(link_) {}

LogWriter::LogWriter(LogWriter&& other) noexcept
    : file_(std::exchange(other.file_, -1)),
      path_(std::move(other.path_)),
      length_(other.length_),
      link_(std::move(other.link_)),
      written_link_(std::move(other.written_link_)),
      pending_(std::move(other.pending_)),
      dirty_(other.dirty_),
      names_(std::move(other.names_)) {}

LogWriter::~LogWriter() {
  if (file_ >= 0) close(file_);
}

LogWriter LogWriter::create(const std::string& path) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) {
    if (errno == EEXIST) {
      throw LogError(fmt::format("{} exists already; go on with it by: narrator resume {}", path, path));
    }
    fail("cannot write the log", path);
  }
  lock(file, path);
  return {file, path, 0, ""};
}

LogWriter LogWriter::go_on(const std::string& path, std::size_t length, const std::string& link,
                           const std::vector<std::string>& names) {
  const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) fail("cannot write the log", path);
  lock(file, path);
  LogWriter writer(file, path, length, link);
  writer.names_ = names;
  if (ftruncate(file, static_cast<off_t>(length)) != 0 || lseek(file, 0, SEEK_END) < 0) fail("cannot write the log", path);
  return writer;
}

void LogWriter::begin(const Setup& setup, const std::string& at, const std::vector<Said>& opening, const std::string& g) {
  names_ = setup.table.players;
  Json sources = Json::array();
  for (const Source& source : setup.sources) {
    sources.push_back({{"name", source.name}, {"sha256", sha256(source.text)}});
  }
  add({{"narrator", kLogFormat},
       {"program", NARRATOR_VERSION},
       {"at", at},
       {"game", setup.game},
       {"version", setup.version},
       {"players", setup.table.players},
       {"lang", setup.lang},
       {"dealt", setup.table.dealt},
       {"variants", setup.variants},
       {"settings", settings_json(setup.table.settings)},
       {"seed", setup.seed},
       {"sources", std::move(sources)},
       {"say", said_json(opening, names_)},
       {"g", g}});
  for (const Source& source : setup.sources) add({{"source", source.name}, {"text", source.text}});
  flush();
}

void LogWriter::write(const std::vector<LogAnswer>& answers) {
  for (const LogAnswer& answer : answers) add(answer_json(answer, names_));
  flush();
}

void LogWriter::write(const LogUndo& undo, const std::string& at) {
  add({{"undo", undo.from}, {"at", at}});
  flush();
}

void LogWriter::write(const LogRedo&, const std::string& at) {
  add({{"redo", true}, {"at", at}});
  flush();
}

void LogWriter::write(const LogAmend& amend, const std::string& at) {
  Json then = Json::array();
  for (const LogAnswer& answer : amend.then) then.push_back(answer_json(answer, names_));
  add({{"amend", amend.n}, {"at", at}, {"then", std::move(then)}});
  flush();
}

void LogWriter::write(const LogNote& note) {
  add({{note.kind, note.text}, {"at", note.at}, {"after", note.after}});
  flush();
}

// The link covers the line as it stands, so no reader needs to know how we print JSON. A source's
// text is left out of it: the header's SHA-256 guards that.
void LogWriter::add(const Json& line) {
  std::string text = line.dump(-1, ' ', false, Json::error_handler_t::replace);
  text.pop_back();
  const auto guarded = line.contains("source") ? text.find(",\"text\":") : text.size();
  link_ = chain(link_, std::string_view(text).substr(0, guarded));
  pending_ += fmt::format("{},\"h\":\"{}\"}}\n", text, link_);
}

void LogWriter::flush() {
  std::size_t done = 0;
  while (done < pending_.size()) {
    const ssize_t n = ::write(file_, pending_.data() + done, pending_.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      const int error = errno;
      pending_.clear();
      link_ = written_link_;
      // Take back what got through: no half line, no answer that was never acknowledged.
      if (ftruncate(file_, static_cast<off_t>(length_)) == 0) lseek(file_, 0, SEEK_END);
      errno = error;
      fail("cannot write the log", path_);
    }
    done += static_cast<std::size_t>(n);
  }
  length_ += pending_.size();
  written_link_ = link_;
  pending_.clear();
  dirty_ = true;
}

void LogWriter::sync() {
  if (!dirty_) return;
  if (fdatasync(file_) != 0 && errno != EINVAL && errno != EROFS) fail("cannot save the log", path_);  // a pipe cannot
  dirty_ = false;
}

}  // namespace narrator
