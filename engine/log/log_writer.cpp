#include "engine/log/log_writer.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/log/file_lines.hpp"
#include "engine/log/hash.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/source_hash.hpp"

namespace narrator {
namespace {

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw LogError("{} {}: {}", what, path, std::generic_category().message(errno));
}

void lock(int file, const std::string& path) {
  if (flock(file, LOCK_EX | LOCK_NB) == 0) return;
  const bool taken = errno == EWOULDBLOCK;
  close(file);
  if (taken) throw LogError("{} is being written by another narrator; close that one first", path);
  fail("cannot lock", path);
}

// A file that was not there before, locked, for its owner alone whatever the umask says.
int new_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) {
    if (errno == EEXIST) {
      throw LogError("{} exists already; go on with it by: narrator resume {}", path, path);
    }
    fail("cannot write the log", path);
  }
  fchmod(file, S_IRUSR | S_IWUSR);
  lock(file, path);
  return file;
}

int former_file(const std::string& path) {
  const RegularFile file = open_regular_file(path, O_RDWR);
  if (file.descriptor < 0) throw LogError("cannot write the log {}: {}", path, file.error);
  lock(file.descriptor, path);
  return file.descriptor;
}

std::string all_of(int file, const std::string& path) {
  struct stat now {};
  if (fstat(file, &now) != 0) fail("cannot write the log", path);
  std::string bytes(static_cast<std::size_t>(now.st_size), '\0');
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t n = pread(file, &bytes[done], bytes.size() - done, static_cast<off_t>(done));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("cannot read", path);
    if (n == 0) bytes.resize(done);
    done += static_cast<std::size_t>(n);
  }
  return bytes;
}

// Whether the file holds these bytes and no others, as far as anybody can tell: asked each time a
// person is waited for, and so without memory for a whole log.
bool holds(int file, std::string_view bytes) {
  std::array<char, 16384> piece;
  for (off_t done = 0;;) {
    const ssize_t n = pread(file, piece.data(), piece.size(), done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return n < 0 || bytes.empty();
    const auto length = static_cast<std::size_t>(n);
    if (bytes.substr(0, length) != std::string_view(piece.data(), length)) return false;
    bytes.remove_prefix(length);
    done += n;
  }
}

// What a crash left of several lines is no game any more, but somebody may want to look into it.
void keep_torn(const std::string& path, std::string_view bytes) {
  const std::string beside = path + ".torn";
  const int file =
      open(beside.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
           S_IRUSR | S_IWUSR);
  if (file < 0) fail("cannot keep what was torn of the log in", beside);
  const bool written =
      fchmod(file, S_IRUSR | S_IWUSR) == 0 &&  // it may have been there
      write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
  if (close(file) != 0 || !written) fail("cannot keep what was torn of the log in", beside);
}

// A new file is on the disk only when its folder's entry is, too. Not every folder can tell.
void sync_folder(const std::string& path) {
  const auto slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  fsync(file);
  close(file);
}

// What tells a source, whose text stands elsewhere.
Json source_json(const Source& source) {
  return {{"name", source.name}, {"sha256", sha256_of(source)}};
}

}  // namespace

LogWriter::~LogWriter() { close(file_); }

LogWriter::LogWriter(const std::string& path, std::shared_ptr<const LineCipher> cipher)
    : LogWriter(new_file(path), path) {
  cipher_ = std::move(cipher);
  new_ = true;
}

LogWriter::LogWriter(const std::string& path, const LogContents& log)
    : LogWriter(former_file(path), path) {
  link_ = log.link;
  names_ = log.setup.table.players;
  cipher_ = log.setup.cipher;
  std::string bytes = all_of(file_, path);
  if (bytes.size() != log.size)
    throw LogError("another narrator has just written to {}; try again", path);
  if (log.torn && bytes.find('\n', log.length) != bytes.npos)
    keep_torn(path, std::string_view(bytes).substr(log.length));
  bytes.resize(log.length);
  bytes_ = std::move(bytes);
  littered_ = log.torn;
  fchmod(file_, S_IRUSR | S_IWUSR);  // it may have been made by another program
  add_bytes("");
}

bool LogWriter::in_place() const {
  struct stat ours {
  }, there{};
  if (fstat(file_, &ours) != 0 || stat(path_.c_str(), &there) != 0 || ours.st_ino != there.st_ino ||
      ours.st_dev != there.st_dev)
    return false;
  return littered_ || holds(file_, bytes_);
}

void LogWriter::move_to(const std::string& path) {
  const int file = new_file(path);
  const int former = std::exchange(file_, file);
  const std::string bytes = std::exchange(bytes_, {});
  try {
    add_bytes(bytes);
    if (fsync(file_) != 0 && errno != EINVAL) fail("cannot save the log", path);
  } catch (const LogError&) {
    close(file);
    unlink(path.c_str());
    file_ = former;
    bytes_ = bytes;
    throw;
  }
  close(former);
  path_ = path;
  sync_folder(path);
  new_ = littered_ = dirty_ = false;
}

void LogWriter::begin(const Setup& setup, const std::string& at, const std::vector<Said>& opening,
                      const std::string& g) {
  names_ = setup.table.players;
  Json header = {{"narrator", kLogFormat},
                 {"program", NARRATOR_VERSION},
                 {"at", at},
                 {"game", setup.game},
                 {"version", setup.version},
                 {"players", setup.table.players},
                 {"lang", setup.lang},
                 {"dealt", setup.table.dealt},
                 {"variants", setup.variants},
                 {"settings", settings_json(setup.table.settings)},
                 {"library", setup.table.library}};
  if (!setup.recall.empty()) header["recall"] = setup.recall;
  if (!setup.screen.empty()) header["screen"] = setup.screen;
  if (!setup.seal.mark.empty())
    header["seal"] = {{"mark", setup.seal.mark}, {"words", setup.seal.words}};
  header["seed"] = setup.seed;
  header["sources"] = mapped(setup.sources, source_json);
  const std::string line = line_text(header, opening, g, names_);
  try {
    add_all({&line, 1}, setup.sources);
  } catch (const LogError&) {
    unlink(path_.c_str());
    throw;
  }
}

void LogWriter::write(const std::vector<LogAnswer>& answers) {
  add_all(mapped(answers, [&](const LogAnswer& one) { return answer_text(one, names_); }));
}

void LogWriter::write(const LogUndo& undo, const std::string& at) {
  add({{"undo", undo.what.empty() ? Json(undo.from) : Json(undo.what)}, {"at", at}});
}

void LogWriter::write(const LogRedo&, const std::string& at) { add({{"redo", true}, {"at", at}}); }

void LogWriter::write(const LogAmend& amend, const std::string& at) {
  Json line = {{amend.redeal ? "redeal" : "amend", amend.n},
               {"at", at},
               {"then", answers_json(amend.then, names_)}};
  if (!amend.waiting.empty()) line["waiting"] = answers_json(amend.waiting, names_);
  add(line);
}

// The texts of those sources alone that were not in force before.
void LogWriter::write(const LogRules& record, const Rulebook& before) {
  Json sources = Json::array();
  for (const Source& source : record.rules.sources) {
    sources.push_back(source_json(source));
    if (!contains(before.sources, source)) sources.back()["text"] = source.text.view();
  }
  Json line = {{"rules", record.what},
               {"at", record.at},
               {"after", record.after},
               {"dealt", record.rules.dealt},
               {"variants", record.rules.variants},
               {"settings", settings_json(record.rules.settings)},
               {"sources", std::move(sources)},
               {"say", Json::parse(said_text(record.say, names_))},
               {"g", record.g},
               {"then", answers_json(record.then, names_)}};
  if (!record.waiting.empty()) line["waiting"] = answers_json(record.waiting, names_);
  add(line);
}

void LogWriter::write(const LogNote& note) {
  Json line = {{note.kind, note.text}, {"at", note.at}, {"after", note.after}};
  if (note.claim) line.update(claim_json(*note.claim, names_));
  add(line);
}

void LogWriter::write(const LogLeave& leave) {
  add({{"leave", leave.player}, {"at", leave.at}, {"after", leave.after}});
}

void LogWriter::write(const LogRecall& recall) {
  add({{"recall", recall.recall}, {"at", recall.at}, {"after", recall.after}});
}

void LogWriter::write(const LogTimer& timer) {
  const char* how = timer.left == 0 ? "off" : timer.paused ? "paused" : "counts";
  add({{"timer", how}, {"left", timer.left}, {"at", timer.at}, {"after", timer.after}});
}

void LogWriter::write(const LogReading& reading) {
  add({{"read", reading.id}, {"left", reading.left}, {"at", reading.at}, {"after", reading.after}});
}

void LogWriter::write(const LogRename& rename) {
  add({{"rename", rename.from}, {"to", rename.to}, {"at", rename.at}, {"after", rename.after}});
}

void LogWriter::write(const LogSeats& seats, const std::vector<LogAnswer>& dealt) {
  const std::vector<std::string>& names = seats.players;
  std::vector<std::string> lines = {
      line_text({{"seats", names}, {"at", seats.at}}, seats.say, seats.g, names)};
  for (const LogAnswer& answer : dealt) lines.push_back(answer_text(answer, names));
  add_all(lines);
  names_ = names;
}

void LogWriter::add(const Json& line) {
  const std::string text = in_one_line(line);
  add_all({&text, 1});
}

// The link covers the line as it stands, so no reader needs to know how we print JSON. A source's
// text is left out of it: the header's SHA-256 guards that.
void LogWriter::add_all(std::span<const std::string> lines, std::span<const Source> sources) {
  std::string bytes, link = link_;
  std::size_t length = 0;
  for (const Source& source : sources) length += source.text.view().size();
  bytes.reserve(length + length / 8);
  if (cipher_ && bytes_.empty()) bytes = cipher_->first_line() + "\n";
  const auto add_line = [&](std::string text, const Source* source) {
    text.pop_back();  // its brace
    const std::string former = std::exchange(link, chain(link, text));
    if (source != nullptr) {
      text += ",\"text\":";
      add_json_text_of(*source, text);
    }
    text += fmt::format(",\"h\":\"{}\"}}", link);
    if (cipher_) text = cipher_->seal(text, former);
    if (text.size() > FileLines::kLongest ||
        bytes_.size() + bytes.size() + text.size() >= FileLines::kLargest)
      throw LogError("this is more than a log can hold: {}", path_);
    bytes += text;
    bytes += '\n';
  };
  for (const std::string& line : lines) add_line(line, nullptr);
  for (const Source& source : sources)
    add_line("{\"source\":" + in_one_line(source.name) + "}", &source);
  add_bytes(std::move(bytes));
  link_ = link;
}

// Whatever got through before an error is taken back: no half line, no answer that was never
// acknowledged. Should even that fail, it is tried again before anything else is written.
void LogWriter::add_bytes(std::string bytes) {
  const auto end = static_cast<off_t>(bytes_.size());
  if (littered_ && ftruncate(file_, end) != 0) fail("cannot write the log", path_);
  littered_ = false;
  for (std::size_t done = 0; done < bytes.size();) {
    const ssize_t n =
        pwrite(file_, bytes.data() + done, bytes.size() - done, end + static_cast<off_t>(done));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      const int error = n < 0 ? errno : ENOSPC;
      littered_ = ftruncate(file_, end) != 0;
      errno = error;
      fail("cannot write the log", path_);
    }
    done += static_cast<std::size_t>(n);
  }
  if (bytes_.empty()) {
    bytes_ = std::move(bytes);
  } else {
    bytes_ += bytes;
  }
  dirty_ = true;
}

void LogWriter::sync() {
  if (!dirty_) return;
  if (fdatasync(file_) != 0 && errno != EINVAL)
    fail("cannot save the log", path_);  // not every file can
  if (new_) sync_folder(path_);
  new_ = dirty_ = false;
}

}  // namespace narrator
