#include "engine/log/file_lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <system_error>
#include <utility>

#include "engine/files/regular_file.hpp"

namespace narrator {
namespace {

// The first read is small, as the first line tells how much of the rest is needed.
constexpr std::size_t kFirst = std::size_t{4} << 10, kMore = std::size_t{64} << 10;

}  // namespace

FileLines::FileLines(const std::string& path, std::string& buffer) : path_(path), buffer_(buffer) {
  const RegularFile file = open_regular_file(path, O_RDONLY);
  if (file.descriptor < 0) fail(file.error);
  if (file.size > kLargest) {
    close(file.descriptor);
    fail("it is larger than any log");
  }
  file_ = file.descriptor;
  size_ = file.size;
}

FileLines::~FileLines() { close(file_); }

void FileLines::fail(const std::string& why) const {
  throw UnreadableFile("cannot read {}: {}", path_, why);
}

// Keeps the data not yet consumed, moved so that new data begins on a cache line boundary: the
// system copies to a few bytes past one at a third of the speed.
void FileLines::make_room(std::size_t more) {
  constexpr std::size_t line = 64;
  const std::size_t left = end_ - at_;
  if (buffer_.size() < line + left + more + kPadding)
    buffer_.resize(line + 2 * (left + more) + kPadding);
  const auto behind = reinterpret_cast<std::uintptr_t>(buffer_.data()) + left;
  const std::size_t to = (line - behind % line) % line;
  std::memmove(&buffer_[to], &buffer_[at_], left);
  end_ = to + left;
  at_ = to;
}

// Returns false at the end of the file as it was when it was opened.
bool FileLines::read_more() {
  const std::size_t from = position_ + (end_ - at_);  // offset in the file
  if (from >= size_) return false;
  const std::size_t most = std::min(size_ - from, from == 0 ? kFirst : kMore);
  make_room(most);
  for (;;) {
    const ssize_t n = pread(file_, &buffer_[end_], most, static_cast<off_t>(from));
    if (n >= 0) {
      end_ += static_cast<std::size_t>(n);
      return n > 0;
    }
    if (errno != EINTR) fail(std::generic_category().message(errno));
  }
}

std::optional<std::string_view> FileLines::next() {
  std::size_t looked = 0;  // bytes of this line already searched for its end
  for (;;) {
    const std::string_view rest = std::string_view(buffer_).substr(at_, end_ - at_);
    const auto length = rest.find('\n', looked);
    whole_ = length != std::string_view::npos;
    if (whole_) {
      pass(length + 1);
      return rest.substr(0, length);
    }
    looked = rest.size();
    if (looked > kLongest) fail("it has a line that is longer than any of a log");
    if (read_more()) continue;
    if (looked == 0) return std::nullopt;
    const std::size_t line = at_;
    pass(looked);
    return std::string_view(buffer_).substr(line, looked);
  }
}

std::optional<std::string_view> FileLines::next_like(std::string_view beginning, std::size_t rest) {
  const std::size_t length = beginning.size() + rest;
  while (end_ - at_ <= length) {
    if (!read_more()) return std::nullopt;
  }
  const std::string_view line = std::string_view(buffer_).substr(at_, length);
  if (buffer_[at_ + length] != '\n' || !line.starts_with(beginning)) return std::nullopt;
  pass(length + 1);
  whole_ = true;
  return line;
}

void FileLines::pass(std::size_t length) {
  at_ += length;
  position_ += length;
}

void FileLines::seek(std::size_t position) {
  if (position >= position_ && position - position_ <= end_ - at_)
    return pass(position - position_);
  position_ = position;
  at_ = end_ = 0;
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
