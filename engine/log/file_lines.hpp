// Reads a file line by line, up to the size it had when it was opened.
#pragma once

#include <algorithm>
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

  /// Reads the whole file into `buffer`, which can be reused. Throws UnreadableFile if it is not
  /// regular, is too large or cannot be read; next() does for a line that is too long.
  FileLines(const std::string& path, std::string& buffer);

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
  void seek(std::size_t position) { position_ = std::min(position, size_); }

  /// Size of the whole file in bytes.
  std::size_t size() const { return size_; }

 private:
  const std::string& path_;
  const std::string& bytes_;
  std::size_t size_ = 0;
  std::size_t position_ = 0;  // offset of the next line
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
