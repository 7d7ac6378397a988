#include "cli/report/formats.hpp"

#include <algorithm>

#include <utf8proc.h>

#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

bool runs_leftwards(char32_t c) {
  const auto direction = utf8proc_get_property(static_cast<utf8proc_int32_t>(c))->bidi_class;
  return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL;
}

bool has_letter_leftwards(std::string_view text) {
  while (!text.empty()) {
    if (runs_leftwards(next_code_point(text))) return true;
  }
  return false;
}

}  // namespace

PageText::PageText(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    if (has_letter_leftwards(name)) names_.push_back(sanitised(name));
  }
  std::ranges::stable_sort(names_,
                           [](const auto& a, const auto& b) { return a.size() > b.size(); });
}

// Returns the length of the name at the beginning of `text`, or 0. A name that continues with
// further right-to-left letters is a different word.
std::size_t PageText::name_at(std::string_view text) const {
  for (const std::string& name : names_) {
    if (!text.starts_with(name)) continue;
    std::string_view rest = text.substr(name.size());
    if (rest.empty() || !runs_leftwards(next_code_point(rest))) return name.size();
  }
  return 0;
}

Html PageText::set_apart(std::string_view text, const Html& before, const Html& after) const {
  if (names_.empty()) return Html::text(text);
  Html out;
  bool inside_word = false;
  while (!text.empty()) {
    std::size_t size = inside_word ? 0 : name_at(text);
    if (size > 0) {
      out += before + Html::text(text.substr(0, size)) + after;
      text.remove_prefix(size);
      continue;
    }
    std::string_view rest = text;
    inside_word = runs_leftwards(next_code_point(rest));
    size = text.size() - rest.size();
    out += Html::text(text.substr(0, size));
    text = rest;
  }
  return out;
}

}  // namespace narrator::cli
