#include "engine/log/log_writer.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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
#include "engine/text/escaped.hpp"

namespace narrator {
namespace {

[[noreturn]] void fail(const std::string& what, const std::string& path) {
  throw LogError("{} {}: {}", what, path, std::generic_category().message(errno));
}

// Returns whether the file could be locked, as some file systems support no locks.
bool lock(int file, const std::string& path) {
  if (flock(file, LOCK_EX | LOCK_NB) == 0) return true;
  if (errno == EWOULDBLOCK)
    throw LogError("{} is being written by another narrator; close that one first", path);
  if (errno == ENOLCK || errno == ENOSYS || errno == EOPNOTSUPP || errno == EINVAL) return false;
  fail("cannot lock", path);
}

// Creates a file that did not exist, accessible to its owner only, whatever the umask.
int new_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) {
    if (errno == EEXIST) {
      throw LogError("{} exists already; go on with it by: narrator resume {}", path,
                     Shell::text(path).str());
    }
    fail("cannot write the log", path);
  }
  fchmod(file, S_IRUSR | S_IWUSR);
  return file;
}

int former_file(const std::string& path) {
  const RegularFile file = open_regular_file(path, O_RDWR);
  if (file.descriptor < 0) throw LogError("cannot write the log {}: {}", path, file.error);
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

// Whether the file holds exactly these bytes, as far as can be told. Runs each time a person is
// waited for, so it never holds a whole log in memory.
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

// Keeps several lines that a crash left incomplete: no longer part of the game, but perhaps of use.
void keep_torn(const std::string& path, std::string_view bytes) {
  const std::string beside = path + ".torn";
  const int file =
      open(beside.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK,
           S_IRUSR | S_IWUSR);
  if (file < 0) fail("cannot keep what was torn of the log in", beside);
  const bool written =
      fchmod(file, S_IRUSR | S_IWUSR) == 0 &&  // it may have existed
      write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
  if (close(file) != 0 || !written) fail("cannot keep what was torn of the log in", beside);
}

// A new file is on the disk only once its directory entry is. Not every directory can be synced.
void sync_folder(const std::string& path) {
  const auto slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  fsync(file);
  close(file);
}

}  // namespace

LogWriter::~LogWriter() { close(file_); }

LogWriter::LogWriter(int file, const std::string& path, bool made) : file_(file), path_(path) {
  try {
    locked_ = lock(file, path);
  } catch (...) {
    close(file);
    if (made) unlink(path.c_str());
    throw;
  }
}

LogWriter::LogWriter(const std::string& path, std::shared_ptr<const LineCipher> cipher)
    : LogWriter(new_file(path), path, true) {
  cipher_ = std::move(cipher);
  new_ = true;
}

LogWriter::LogWriter(const std::string& path, const LogContents& log)
    : LogWriter(former_file(path), path, false) {
  link_ = log.link;
  format_ = log.setup.format;
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
  fchmod(file_, S_IRUSR | S_IWUSR);  // another program may have created it
  add_bytes(log.unended ? "\n" : "");
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
  locked_ = lock(file, path);
  const int former = std::exchange(file_, file);
  const std::string before = std::exchange(path_, path);
  const std::string bytes = std::exchange(bytes_, {});
  try {
    add_bytes(bytes);
    if (fsync(file_) != 0 && errno != EINVAL) fail("cannot save the log", path);
  } catch (const LogError&) {
    close(file);
    unlink(path.c_str());
    file_ = former;
    path_ = before;
    bytes_ = bytes;
    throw;
  }
  close(former);
  sync_folder(path);
  new_ = littered_ = dirty_ = false;
}

void LogWriter::begin(const Setup& setup, const std::string& at,
                      const std::vector<Message>& opening, const std::string& g) {
  names_ = setup.table.players;
  const std::string line =
      text().header(setup, NARRATOR_VERSION, at, opening, g, mapped(setup.sources, sha256_of));
  try {
    add_all({&line, 1}, setup.sources);
  } catch (const LogError&) {
    unlink(path_.c_str());
    throw;
  }
}

void LogWriter::write(const std::vector<LogAnswer>& answers,
                      const std::optional<LogReading>& told) {
  std::vector<std::string> lines =
      mapped(answers, [&](const LogAnswer& one) { return text().of(one); });
  if (told) lines.push_back(text().of(*told));
  add_all(lines);
}

void LogWriter::write(const LogRules& rules, const std::vector<Source>& before) {
  add_all(std::vector{LineText{format_, names_, &before}.of(rules)});
}

void LogWriter::write(const LogSeats& seats, const std::vector<LogAnswer>& dealt) {
  const LineText then{format_, seats.players};
  std::vector<std::string> lines = {then.of(seats)};
  for (const LogAnswer& answer : dealt) lines.push_back(then.of(answer));
  add_all(lines);
  names_ = seats.players;
}

// The link covers the line as it is written, so readers need not know how we print JSON.
void LogWriter::add_all(std::span<const std::string> lines, std::span<const Source> sources) {
  std::string bytes, link = link_;
  std::size_t length = 0;
  for (const Source& source : sources) length += source.text.view().size();
  bytes.reserve(length + length / 8);
  if (cipher_ && bytes_.empty()) bytes = cipher_->first_line() + "\n";
  const auto add_line = [&](std::string text, const Source* source) {
    const std::string former = link;
    if (source != nullptr) {
      const auto guarded = text.find(",\"text\":");
      link = chain(link, format_ == kLooseFormat ? std::string_view(text).substr(0, guarded)
                                                 : source_digest(*source));
    } else {
      text.pop_back();  // its closing brace
      link = chain(link, text);
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
  for (const Source& source : sources) add_line(source_line(source), &source);
  add_bytes(std::move(bytes));
  link_ = link;
}

// Undoes a partial write after an error: no half line, and no answer that was never acknowledged,
// remains. If even that fails, it is tried again before the next write.
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
    fail("cannot save the log", path_);  // not every file can be synced
  if (new_) sync_folder(path_);
  new_ = dirty_ = false;
}

}  // namespace narrator
