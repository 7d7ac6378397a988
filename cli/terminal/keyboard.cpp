#include "cli/terminal/keyboard.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <string_view>
#include <utility>

#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr char kEscape = '\x1b', kBackspace = '\b', kRubout = '\x7f', kBell = '\a';
// Time in milliseconds to wait for the rest of an incomplete sequence. The rest of a letter is sure
// to come; an Escape may be a key of its own.
constexpr int kForEscape = 50, kForKey = 300, kForLetter = 1000;
constexpr std::size_t kLongestAnswer = 4096;  // bytes, of a terminal's reply
constexpr std::string_view kPasteBegins = "\x1b[200~", kPasteEnds = "\x1b[201~";

constexpr std::pair<std::string_view, Key::What> kKeys[] = {
    {"[A", Key::What::up},           {"OA", Key::What::up},
    {"[B", Key::What::down},         {"OB", Key::What::down},
    {"[C", Key::What::right},        {"OC", Key::What::right},
    {"[D", Key::What::left},         {"OD", Key::What::left},
    {"[H", Key::What::home},         {"OH", Key::What::home},
    {"[1~", Key::What::home},        {"[7~", Key::What::home},
    {"[F", Key::What::end},          {"OF", Key::What::end},
    {"[4~", Key::What::end},         {"[8~", Key::What::end},
    {"[3~", Key::What::remove},      {"[1;5C", Key::What::word_right},
    {"[5~", Key::What::page_up},     {"[6~", Key::What::page_down},
    {"[1;5D", Key::What::word_left}, {"[1;3C", Key::What::word_right},
    {"[1;3D", Key::What::word_left},
};

bool is_control_key(char byte) {
  const auto b = static_cast<unsigned char>(byte);
  return b < 0x80 && is_control(b);
}

// Returns the length of the control sequence that `bytes` (after Escape) begins with, or 0 while it
// is incomplete.
std::size_t control_length(std::string_view bytes) {
  if (bytes.size() < 2) return 0;
  if (bytes[0] == 'O') return 2;
  // The Linux console's function keys: ESC [ [ A
  const std::size_t from = bytes[1] == '[' ? 2 : 1;
  for (std::size_t i = from; i < bytes.size(); ++i) {
    if (bytes[i] >= 0x40 && bytes[i] <= 0x7E) return i + 1;
  }
  return 0;
}

Key::What meaning(std::string_view sequence) {
  for (const auto& [bytes, what] : kKeys) {
    if (bytes == sequence) return what;
  }
  return Key::What::nothing;
}

}  // namespace

Key Keyboard::next(int milliseconds, int other) {
  if (bytes_.empty() && !fetch(milliseconds, wake_, other))
    return {closed_ ? Key::What::closed : Key::What::nothing};
  while (!bytes_.empty()) {
    if (const auto key = pasting_ ? take_pasted() : take()) return *key;
  }
  return {};
}

// A few letters after an Enter are not yet a line; letters after a pasted Enter are.
bool Keyboard::typed_ahead() {
  while (fetch(0)) {
  }
  bool text = false, pasting = pasting_;
  for (std::string_view rest = bytes_; !rest.empty();) {
    if (rest.starts_with(kPasteBegins) || rest.starts_with(kPasteEnds)) {
      pasting = rest.starts_with(kPasteBegins);
      rest.remove_prefix(kPasteBegins.size());
      continue;
    }
    const char c = rest.front();
    rest.remove_prefix(1);
    if (text && (c == '\r' || c == '\n')) return true;
    if (static_cast<unsigned char>(c) <= ' ') continue;
    if (pasting) return true;
    text = true;
  }
  return false;
}

void Keyboard::drop() {
  while (fetch(0) || !bytes_.empty()) {
    if (!bytes_.empty()) pasting_ ? take_pasted() : take();
  }
}

// Negative descriptors are ignored.
bool Keyboard::fetch(int milliseconds, int wake, int other) {
  pollfd in[] = {{STDIN_FILENO, POLLIN, 0}, {wake, POLLIN, 0}, {other, POLLIN, 0}};
  if (closed_ || poll(in, std::size(in), milliseconds) <= 0 || in[0].revents == 0) return false;
  char chunk[4096];
  const ssize_t n = read(STDIN_FILENO, chunk, sizeof chunk);
  if (n > 0) bytes_.append(chunk, static_cast<std::size_t>(n));
  if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN)) closed_ = true;
  return n > 0;
}

// Waits briefly until at least `count` bytes are buffered.
bool Keyboard::has(std::size_t count, int patience) {
  while (bytes_.size() < count) {
    if (!fetch(patience)) return false;
  }
  return true;
}

// Removes one key from the buffer; returns nothing if the bytes are not a key.
std::optional<Key> Keyboard::take() {
  const char first = bytes_.front();
  if (first == '\r' || first == '\n') {
    const bool second_half = first == '\n' && after_return_;
    after_return_ = first == '\r';
    bytes_.erase(0, 1);
    if (second_half) return std::nullopt;
    return Key{Key::What::enter, U'\n'};
  }
  after_return_ = false;
  if (first == kEscape) return take_escape();
  if (!is_control_key(first)) return take_text();
  bytes_.erase(0, 1);
  return Key{Key::What::control, static_cast<char32_t>(first)};
}

std::optional<Key> Keyboard::take_escape() {
  if (!has(2, kForEscape)) {
    bytes_.erase(0, 1);
    return Key{Key::What::escape};
  }
  if (take_terminals_answer()) return std::nullopt;
  if (bytes_[1] != '[' && bytes_[1] != 'O') {
    bytes_.erase(0, 1);
    if (bytes_[0] == kBackspace || bytes_[0] == kRubout) {
      bytes_.erase(0, 1);
      return Key{Key::What::alt, U'\x7f'};
    }
    if (bytes_[0] == kEscape || is_control_key(bytes_[0])) return std::nullopt;
    auto key = take_text();
    if (key) key->what = Key::What::alt;
    return key;
  }
  std::size_t length = 0;
  while ((length = control_length(std::string_view(bytes_).substr(1))) == 0) {
    if (bytes_.size() > 64 || !has(bytes_.size() + 1, kForKey)) break;
  }
  const std::string sequence = bytes_.substr(0, length == 0 ? bytes_.size() : length + 1);
  bytes_.erase(0, sequence.size());
  if (sequence == kPasteBegins) {
    pasting_ = true;
    return std::nullopt;
  }
  const Key::What what = meaning(std::string_view(sequence).substr(1));
  if (what == Key::What::nothing) return std::nullopt;
  return Key{what};
}

// Drops a terminal's reply to a query, such as its colours or its name: from OSC, DCS, APC, PM or
// SOS to BEL or ST.
bool Keyboard::take_terminals_answer() {
  if (std::string_view("]P_^X").find(bytes_[1]) == std::string_view::npos) return false;
  if (!has(3, kForEscape)) return false;  // Alt with a letter
  std::size_t end = 2;
  for (;; ++end) {
    if (end == bytes_.size() && (end > kLongestAnswer || !has(end + 1, kForKey))) break;
    if (bytes_[end] == kBell || bytes_.substr(end - 1, 2) == "\x1b\\") break;
  }
  bytes_.erase(0, end + 1);
  return true;
}

std::optional<Key> Keyboard::take_pasted() {
  if (bytes_.front() == kEscape) {
    has(kPasteEnds.size(), kForKey);
    const bool ends = bytes_.starts_with(kPasteEnds);
    bytes_.erase(0, ends ? kPasteEnds.size() : 1);
    pasting_ = !ends;
    return std::nullopt;
  }
  const auto key = take();
  if (!key || key->what != Key::What::control) return key;
  if (key->c != U'\t') return std::nullopt;
  return Key{Key::What::text, U' '};
}

// A two-byte control character (U+009B) is neither a letter nor a key.
std::optional<Key> Keyboard::take_text() {
  const auto ones = [&](std::size_t i) {
    return std::countl_one(static_cast<unsigned char>(bytes_[i]));
  };
  // The ones that the first byte begins with are the number of bytes; the others begin with 10.
  const auto length = static_cast<std::size_t>(std::min(ones(0), 4));
  for (std::size_t size = 1; size < length && has(size + 1, kForLetter); ++size) {
    if (ones(size) != 1) break;
  }
  std::string_view rest = bytes_;
  const char32_t c = next_code_point(rest);
  bytes_.erase(0, bytes_.size() - rest.size());
  if (is_control(c)) return std::nullopt;
  return Key{Key::What::text, c};
}

}  // namespace narrator::cli
