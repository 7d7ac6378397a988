#include "cli/check/template_slips.hpp"

#include <fmt/format.h>

namespace narrator::cli {
namespace {

// Where the brace that stands open before `text` is closed, or npos.
std::size_t closing(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '}' && depth-- == 0) return i;
    if (text[i] == '{') ++depth;
  }
  return text.npos;
}

std::size_t forms_in(std::string_view choices) {
  int depth = 0;
  std::size_t forms = 1;
  for (const char c : choices) {
    if (c == '{') ++depth;
    if (c == '}') --depth;
    if (c == '|' && depth == 0) ++forms;
  }
  return forms;
}

}  // namespace

std::vector<Placeholder> placeholders_of(std::string_view text, std::string& wrong) {
  std::vector<Placeholder> found;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open)) {
    if (text.substr(open).starts_with("{{")) {
      open += 2;
      continue;
    }
    const std::string_view rest = text.substr(open + 1);
    const auto end = closing(rest);
    if (end == rest.npos) {
      wrong = "has a brace that is not closed; a brace itself is written {{";
      return found;
    }
    const std::string_view inside = rest.substr(0, end);
    const auto colon = inside.find(':');
    Placeholder one{std::string(inside.substr(0, colon)), colon != inside.npos};
    if (one.name.empty() || one.name.find_first_of("{}| ") != one.name.npos)
      wrong = fmt::format(
          "has {{{}}}, which is no value's name; expected {{player}} or {{n:card|cards}}", inside);
    if (one.by_number) {
      const std::string_view choices = inside.substr(colon + 1);
      if (forms_in(choices) != 2)
        wrong =
            fmt::format("has {{{}}}, which are no two forms; expected {{n:card|cards}}", inside);
      for (Placeholder& inner : placeholders_of(choices, wrong)) found.push_back(std::move(inner));
    }
    found.push_back(std::move(one));
    open += end + 2;
  }
  return found;
}

}  // namespace narrator::cli
