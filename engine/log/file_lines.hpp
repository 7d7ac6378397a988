// Reads a file line by line, up to the size it had when it was opened.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/error.hpp"

namespace narrator {

class UnreadableFile : public LogError {
 public:
  using LogError::LogError;
};

class FileLines {
 public:
  static constexpr std::size_t kPadding = 64;  // bytes past a line's end that may be read
  static constexpr std::size_t kLongest = std::size_t{8} << 20;   // bytes in a line
  static constexpr std::size_t kLargest = std::size_t{32} << 20;  // bytes in a file

  /// `buffer` holds what is read; reuse it for many files. Every function throws UnreadableFile if
  /// the file is not regular, is too large, has too long a line or cannot be read.
  FileLines(const std::string& path, std::string& buffer);
  ~FileLines();
  FileLines(const FileLines&) = delete;
  FileLines& operator=(const FileLines&) = delete;

  /// Returns the next line without its line feed, valid until the next call, or nothing after the
  /// last line.
  std::optional<std::string_view> next();

  /// Returns the next line if it is `beginning` followed by exactly `rest` more bytes, whose
  /// contents are not examined (they may contain a line feed). Otherwise consumes nothing.
  std::optional<std::string_view> next_like(std::string_view beginning, std::size_t rest);

  /// Whether the last line returned ended with a line feed; only the file's last line may lack one.
  bool is_whole() const { return whole_; }

  /// Byte offset of the next line in the file.
  std::size_t position() const { return position_; }

  /// Continues reading at that byte offset.
  void seek(std::size_t position);

  /// Size of the whole file in bytes when it was opened.
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
  std::size_t position_ = 0;  // offset of the next line in the file
  std::size_t at_ = 0;        // offset of the next line in the buffer
  std::size_t end_ = 0;       // end of the data in the buffer
  bool whole_ = true;
};

/// Whether blocks of the line, which begins at offset `start` of its file, never reached the disk:
/// a run of zeros from the line's start or a block boundary to a block boundary or the end of the
/// file. Other zeros are damage.
bool has_lost_block(std::string_view line, std::size_t start, bool whole);

/// Throws LogError, naming the remedy, if the first line shows that the file was compressed or
/// saved in another encoding.
void check_encoding(std::string_view first);

}  // namespace narrator
