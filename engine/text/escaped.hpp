// Text made safe: that of strangers for a terminal, and any text escaped for its destination, where
// raw text, or text escaped for another, does not compile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace narrator {

/// Whether the text needs no further checks, as is true of most: all of it is printable ASCII, and
/// nothing in it is one of `but`.
template <unsigned char... but>
bool is_printable_ascii(std::string_view text) {
  constexpr std::uint64_t each = 0x0101010101010101u, high = 0x80 * each;
  const auto is_plain = [](std::uint64_t bytes) {
    const std::uint64_t low = bytes - 0x20 * each, last = bytes + each;  // < 0x20; >= 0x7f
    return (((low | last | bytes) | ... | ((bytes ^ (but * each)) - each)) & high) == 0;
  };
  std::uint64_t bytes;
  for (; text.size() >= sizeof bytes; text.remove_prefix(sizeof bytes)) {
    std::memcpy(&bytes, text.data(), sizeof bytes);
    if (!is_plain(bytes)) return false;
  }
  if (text.empty()) return true;
  bytes = ' ' * each;
  std::memcpy(&bytes, text.data(), text.size());
  return is_plain(bytes);
}

/// C0, DEL or C1, with which a stranger's log or script could control a terminal.
constexpr bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

inline bool has_control(std::string_view text) {
  if (is_printable_ascii(text)) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < 0x20 || c == 0x7f) return true;
    if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0)
      return true;
  }
  return false;
}

inline std::string without_control(std::string_view text) {
  std::string kept;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t length = text.substr(i, 1) == "\xc2" ? 2 : 1;
    if (!has_control(text.substr(i, length))) {
      kept += text[i];
    } else {
      i += length - 1;
    }
  }
  return kept;
}

/// Returns the code point, or U+FFFD for one that could disturb a terminal or deceive its reader: a
/// control character (including line feed and tab), one that reorders or hides text, or an
/// unassigned one.
char32_t harmless(char32_t c);

/// Makes text from a log, a name or a script safe to print: code points that are not harmless()
/// become U+FFFD, a tab becomes a blank, and line feeds stay.
std::string sanitised(std::string_view text);

/// Does the same for typed text that is shown again; also cuts it to `columns`, marked with "…".
std::string printable(std::string_view text, int columns = 40);

/// Text for one kind of destination: a literal of the program, or any text escaped by `text`.
template <class Place>
class Escaped {
 public:
  Escaped() = default;
  template <std::size_t N>
  Escaped(const char (&literal)[N]) : text_(literal, N - 1) {}

  /// Escapes any text, whoever wrote it.
  static Escaped text(std::string_view raw);

  /// Like fmt::format, but accepts only numbers and text already escaped for this destination.
  template <class... Args>
  static Escaped of(fmt::format_string<Args...> format, Args&&... args) {
    static_assert(((std::is_arithmetic_v<std::remove_cvref_t<Args>> ||
                    std::is_same_v<std::remove_cvref_t<Args>, Escaped>)&&...),
                  "escape it for this place first: text()");
    return made(fmt::format(format, std::forward<Args>(args)...));
  }

  const std::string& str() const { return text_; }
  bool empty() const { return text_.empty(); }

  Escaped& operator+=(const Escaped& more) {
    text_ += more.text_;
    return *this;
  }
  friend Escaped operator+(Escaped text, const Escaped& more) { return std::move(text += more); }
  auto operator<=>(const Escaped&) const = default;

 private:
  static Escaped made(std::string text) {
    Escaped escaped;
    escaped.text_ = std::move(text);
    return escaped;
  }

  std::string text_;
};

/// HTML and SVG, including quoted attribute values.
using Html = Escaped<struct InHtml>;
template <>
Html Html::text(std::string_view raw);

/// A quoted CSV cell (RFC 4180) that spreadsheets do not read as a formula.
using Csv = Escaped<struct InCsv>;
template <>
Csv Csv::text(std::string_view raw);

/// One line of Markdown (GitHub flavour).
using Markdown = Escaped<struct InMarkdown>;
template <>
Markdown Markdown::text(std::string_view raw);

/// A word of a sh(1) command line, quoted if necessary, and never an option: "./-x".
using Shell = Escaped<struct InShell>;
template <>
Shell Shell::text(std::string_view raw);

/// Serialized JSON in which characters that could disturb a terminal are \u escapes.
using JsonText = Escaped<struct InJson>;
template <>
JsonText JsonText::text(std::string_view raw);

/// Text for a terminal: our colour sequences and line feeds are its only control characters.
using Printable = Escaped<struct OnTerminal>;
template <>
Printable Printable::text(std::string_view raw);

/// Returns the length of the colour sequence (ESC[…m) that `text` begins with, or 0.
std::size_t colour_length(std::string_view text);

}  // namespace narrator

template <class Place>
struct fmt::formatter<narrator::Escaped<Place>> : fmt::formatter<std::string_view> {
  auto format(const narrator::Escaped<Place>& text, fmt::format_context& context) const {
    return fmt::formatter<std::string_view>::format(text.str(), context);
  }
};
