// Text that is safe where it goes: one type for each kind of place, so that a raw string, or one
// escaped for somewhere else, does not compile there.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace narrator {

/// Text for one kind of place. It begins as a literal of the program, which is taken as it stands,
/// or as any text at all, which `text` makes harmless; there is no third way.
template <class Place>
class Escaped {
 public:
  Escaped() = default;
  template <std::size_t N>
  Escaped(const char (&literal)[N]) : text_(literal, N - 1) {}

  /// Any text, whoever wrote it.
  static Escaped text(std::string_view raw);

  /// As fmt::format does it, of numbers and of pieces that are safe already.
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

/// HTML and SVG, also inside the quotes of an attribute.
using Html = Escaped<struct InHtml>;
template <>
Html Html::text(std::string_view raw);

/// A cell of CSV (RFC 4180), in quotes: no table calculator takes it for a formula, and no terminal
/// for a command.
using Csv = Escaped<struct InCsv>;
template <>
Csv Csv::text(std::string_view raw);

/// Markdown (GitHub's kind), in one line.
using Markdown = Escaped<struct InMarkdown>;
template <>
Markdown Markdown::text(std::string_view raw);

/// A word of a command line for sh(1), in quotes where it needs them, and never taken for an
/// option. A file that begins with a dash is named from its folder: "./-x".
using Shell = Escaped<struct InShell>;
template <>
Shell Shell::text(std::string_view raw);

/// JSON that was written as such: what would disturb a terminal stands by its number.
using JsonText = Escaped<struct InJson>;
template <>
JsonText JsonText::text(std::string_view raw);

/// What a terminal may show: lines with our colours, and no other control character.
using Printable = Escaped<struct OnTerminal>;
template <>
Printable Printable::text(std::string_view raw);

}  // namespace narrator

template <class Place>
struct fmt::formatter<narrator::Escaped<Place>> : fmt::formatter<std::string_view> {
  auto format(const narrator::Escaped<Place>& text, fmt::format_context& context) const {
    return fmt::formatter<std::string_view>::format(text.str(), context);
  }
};
