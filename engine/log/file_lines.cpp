#include "engine/log/file_lines.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/files/regular_file.hpp"

namespace narrator {
FileLines::FileLines(const std::string& path, std::string& buffer) : path_(path), bytes_(buffer) {
  try {
    read_contents(path, kLargest, buffer, kPadding);
  } catch (const Error& unreadable) {
    throw UnreadableFile("{}", unreadable.what());
  }
  size_ = buffer.size();
  buffer.resize(size_ + kPadding);
}

std::optional<std::string_view> FileLines::next() {
  if (position_ == size_) return std::nullopt;
  const std::size_t end = std::min(bytes_.find('\n', position_), size_);
  const std::string_view line(&bytes_[position_], end - position_);
  if (line.size() > kLongest)
    throw UnreadableFile("cannot read {}: it has a line that is longer than any of a log", path_);
  whole_ = end < size_;
  position_ = end + (whole_ ? 1 : 0);
  return line;
}

std::optional<std::string_view> FileLines::next_like(std::string_view beginning, std::size_t rest) {
  const std::size_t end = position_ + beginning.size() + rest;
  const std::string_view line(&bytes_[position_], std::min(end, size_) - position_);
  if (end >= size_ || bytes_[end] != '\n' || !line.starts_with(beginning)) return std::nullopt;
  position_ = end + 1;
  whole_ = true;
  return line;
}

bool has_lost_block(std::string_view line, std::size_t start, bool whole) {
  constexpr std::size_t block = 512;  // bytes; disk blocks are this long or a multiple of it
  const std::size_t from = line.find('\0');
  if (from == line.npos) return false;
  const std::size_t to = std::min(line.find_first_not_of('\0', from), line.size());
  return (from == 0 || (start + from) % block == 0) &&
         ((start + to) % block == 0 || (to == line.size() && !whole));
}

void check_encoding(std::string_view first) {
  constexpr std::array<std::pair<std::string_view, const char*>, 5> packed = {
      {{"\x1f\x8b", "gunzip"},
       {"\xFD"
        "7zXZ",
        "unxz"},
       {"\x28\xB5\x2F\xFD", "unzstd"},
       {"BZh", "bunzip2"},
       {"PK\x03\x04", "unzip"}}};
  for (const auto& [begins, remedy] : packed) {
    if (first.starts_with(begins))
      throw LogError(std::string("it is compressed; unpack it first: ") + remedy);
  }
  if (first.starts_with("\xEF\xBB\xBF"))
    throw LogError(
        "a byte order mark was put in front of it; take it away: sed -i '1s/^\\xEF\\xBB\\xBF//'");
  if (first.starts_with("\xFF\xFE") || first.starts_with("\xFE\xFF"))
    throw LogError("it was saved as UTF-16; turn it back: iconv -f UTF-16 -t UTF-8");
  if (first.find("}\r{") != first.npos)
    throw LogError("its line ends were changed to CR; turn them back: mac2unix");
  if (first.ends_with('\r'))
    throw LogError("its line ends were changed to CR LF; turn them back: dos2unix");
}

}  // namespace narrator
