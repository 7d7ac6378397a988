#include "engine/text/letters.hpp"

#include <algorithm>

#include <cstdlib>
#include <memory>

namespace narrator {
namespace {

bool belong_together(char32_t before, char32_t after, utf8proc_int32_t& state) {
  if (before == replacement_character) return false;  // an accent on it belongs to no letter
  return !utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(before),
                                           static_cast<utf8proc_int32_t>(after), &state);
}

std::string in_form(std::string_view text, utf8proc_option_t form) {
  utf8proc_uint8_t* made = nullptr;
  const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                 static_cast<utf8proc_ssize_t>(text.size()), &made,
                                 static_cast<utf8proc_option_t>(UTF8PROC_STABLE | form));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owned(made, &std::free);
  if (size < 0) return std::string(text);
  return {reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)};
}

}  // namespace

bool is_joiner(char32_t c) {
  constexpr char32_t zero_width_non_joiner = 0x200C;
  constexpr char32_t zero_width_joiner = 0x200D;
  return c == zero_width_joiner || c == zero_width_non_joiner;
}

int width_of(char32_t c) {
  return std::max(0, utf8proc_charwidth(static_cast<utf8proc_int32_t>(c)));
}

Letter next_letter(std::string_view& text) {
  assert(!text.empty());
  const std::string_view from = text;
  utf8proc_int32_t state = 0;
  const char32_t first = next_code_point(text);
  char32_t last = first;
  int width = width_of(first);
  while (!text.empty()) {
    std::string_view rest = text;
    const char32_t next = next_code_point(rest);
    if (!belong_together(last, next, state)) break;
    width += width_of(next);
    last = next;
    text = rest;
  }
  // The parts of an emoji share its columns.
  return {from.substr(0, from.size() - text.size()), first, std::min(width, 2)};
}

std::string capitalised(std::string_view text) {
  if (text.empty()) return {};
  std::string out;
  const auto first = static_cast<utf8proc_int32_t>(next_code_point(text));
  append_code_point(out, static_cast<char32_t>(utf8proc_totitle(first)));
  return out.append(text);
}

std::string composed(std::string_view text) { return in_form(text, UTF8PROC_COMPOSE); }

std::string decomposed(std::string_view text) { return in_form(text, UTF8PROC_DECOMPOSE); }

}  // namespace narrator
