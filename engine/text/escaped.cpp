#include "engine/text/escaped.hpp"

#include <utf8proc.h>

#include <algorithm>

#include "engine/text/letters.hpp"

namespace narrator {

char32_t harmless(char32_t c) {
  if (is_joiner(c)) return c;
  constexpr std::u32string_view blank = U"\u115F\u1160\u2800\u3164\uFFA0";  // signs of no shape
  if (blank.find(c) != blank.npos) return replacement_character;
  switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return replacement_character;
    default: return c;
  }
}

std::string sanitised(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const char32_t c = next_code_point(text);
    if (c >= 0x20 && c < 0x7F) {
      out += static_cast<char>(c);
    } else if (c == '\t') {
      out += ' ';
    } else {
      append_code_point(out, c == '\n' ? c : harmless(c));
    }
  }
  return out;
}

std::string printable(std::string_view text, int columns) {
  std::string out;
  const auto most_bytes = static_cast<std::size_t>(columns) * 8;  // also limits stacked accents
  int used = 0;
  while (!text.empty()) {
    char32_t c = harmless(next_code_point(text));
    if (is_joiner(c)) c = replacement_character;  // reveals hidden characters in a typed word
    const int width = width_of(c);
    const int reserve = text.empty() ? 0 : 1;  // for the "…" that marks a cut
    if (used + width + reserve > columns || out.size() >= most_bytes) return out + "…";
    used += width;
    append_code_point(out, c);
  }
  return out;
}

namespace {

constexpr std::string_view kPlainInShell =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:=@_";

// Spreadsheets treat text that begins with these characters as a formula.
bool is_formula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != text.npos;
}

bool is_plain_in_shell(std::string_view text) {
  return std::ranges::all_of(text, [](char c) {
    return static_cast<unsigned char>(c) >= 0x80 || kPlainInShell.find(c) != kPlainInShell.npos;
  });
}

// Whether a terminal would not show the code point, or would let it reverse the line.
bool is_unseen(char32_t c) { return c >= 0x7F && harmless(c) != c && c <= 0xFFFF; }

}  // namespace

std::size_t colour_length(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const auto end = text.find_first_not_of("0123456789;", 2);
  return end == text.npos || text[end] != 'm' ? 0 : end + 1;
}

template <>
Html Html::text(std::string_view raw) {
  std::string out;
  for (const char c : raw) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return made(std::move(out));
}

template <>
Csv Csv::text(std::string_view raw) {
  std::string out = is_formula(raw) ? "\"'" : "\"";
  for (const char c : sanitised(raw)) out += c == '"' ? std::string(2, c) : std::string(1, c);
  return made(out + "\"");
}

template <>
Markdown Markdown::text(std::string_view raw) {
  std::string out;
  for (const char c : sanitised(raw)) {
    if (std::string_view("\\`*_[]#|<>&~").find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return made(std::move(out));
}

// A character that a terminal does not show cannot be copied from it either, so it is replaced.
template <>
Shell Shell::text(std::string_view raw) {
  const std::string word = (raw.starts_with('-') ? "./" : "") + sanitised(raw);
  if (!word.empty() && is_plain_in_shell(word)) return made(word);
  if (word.find_first_of("\"$`\\!\n") == word.npos) return made('"' + word + '"');
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return made(out + "'");
}

template <>
JsonText JsonText::text(std::string_view raw) {
  std::string out;
  out.reserve(raw.size());
  for (std::string_view rest = raw; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t c = next_code_point(rest);
    out += is_unseen(c) ? fmt::format("\\u{:04x}", static_cast<unsigned>(c))
                        : before.substr(0, before.size() - rest.size());
  }
  return made(std::move(out));
}

template <>
Printable Printable::text(std::string_view raw) {
  std::string out;
  while (!raw.empty()) {
    const std::size_t colour = colour_length(raw);
    const std::size_t end = colour > 0 ? colour : std::min(raw.find('\x1b', 1), raw.size());
    out += colour > 0 ? std::string(raw.substr(0, colour)) : sanitised(raw.substr(0, end));
    raw.remove_prefix(end);
  }
  return made(std::move(out));
}

}  // namespace narrator
