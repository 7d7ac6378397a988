// The lines of a file, one after the other.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/error.hpp"

namespace narrator {

/// A file cannot be read. `what()` names it.
class UnreadableFile : public LogError {
 public:
  using LogError::LogError;
};

/// Reads a file line by line, as far as it went when it was opened.
class FileLines {
 public:
  static constexpr std::size_t kPadding = 64;  // bytes behind a line that may be looked at

  static constexpr std::size_t kLongest = std::size_t{8} << 20;   // bytes of a line
  static constexpr std::size_t kLargest = std::size_t{32} << 20;  // bytes of a file

  /// `buffer` is room for what is read; keep it for many files. Throws UnreadableFile for one that
  /// cannot be opened, is too large, or is no regular file, as all functions do for one that cannot
  /// be read or has a line that is too long.
  FileLines(const std::string& path, std::string& buffer);
  ~FileLines();
  FileLines(const FileLines&) = delete;
  FileLines& operator=(const FileLines&) = delete;

  /// The next line without its end, good until the next call; nothing behind the last line.
  std::optional<std::string_view> next();

  /// The next line where it is `beginning`, `rest` bytes more and its end; nothing otherwise, and
  /// it still is the next then. Those bytes are not looked at: the line ends there or they hold an
  /// end.
  std::optional<std::string_view> next_like(std::string_view beginning, std::size_t rest);

  /// Whether the line had its end: only the file's last may have none.
  bool is_whole() const { return whole_; }

  /// Where the next line begins, in bytes from the start of the file.
  std::size_t position() const { return position_; }

  /// Goes on from there instead; beyond the end of the file there is no line.
  void seek(std::size_t position);

  /// Bytes of the whole file, when it was opened.
  std::size_t size() const { return size_; }

 private:
  bool read_more();
  void make_room(std::size_t more);
  void pass(std::size_t length);
  [[noreturn]] void fail(const std::string& why) const;

  const std::string& path_;
  std::string& buffer_;
  int file_ = -1;
  std::size_t size_ = 0;
  std::size_t position_ = 0;  // of the next line in the file
  std::size_t at_ = 0;        // likewise, in the buffer
  std::size_t end_ = 0;       // of what was read
  bool whole_ = true;
};

/// Whether blocks of the line, which begins in its file at `start`, never came to the disk. There
/// are only zeros then, from the line's beginning or a block's to a block's end or the file's. Any
/// other zero is damage: it is in no line that was written.
bool has_lost_block(std::string_view line, std::size_t start, bool whole);

/// Throws LogError, with the remedy, where the first line shows that the file was compressed or
/// saved in another encoding.
void check_encoding(std::string_view first);

}  // namespace narrator
