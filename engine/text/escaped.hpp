// Text escaped for its destination: using raw text, or text escaped for another, does not compile.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace narrator {

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

}  // namespace narrator

template <class Place>
struct fmt::formatter<narrator::Escaped<Place>> : fmt::formatter<std::string_view> {
  auto format(const narrator::Escaped<Place>& text, fmt::format_context& context) const {
    return fmt::formatter<std::string_view>::format(text.str(), context);
  }
};
