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

Template read_template(std::string_view text) {
  Template found;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open)) {
    if (text.substr(open).starts_with("{{")) {
      open += 2;
      continue;
    }
    const std::string_view rest = text.substr(open + 1);
    const auto end = closing(rest);
    if (end == rest.npos) {
      found.wrong = "has a brace that is not closed; a brace itself is written {{";
      return found;
    }
    const std::string_view inside = rest.substr(0, end);
    const auto colon = inside.find(':');
    const std::string name(inside.substr(0, colon));
    if (name.empty() || name.find_first_of("{}| ") != name.npos)
      found.wrong = fmt::format(
          "has {{{}}}, which is no value's name; expected {{player}} or {{n:card|cards}}", inside);
    if (colon != inside.npos) {
      const std::string_view choices = inside.substr(colon + 1);
      if (forms_in(choices) != 2)
        found.wrong =
            fmt::format("has {{{}}}, which are no two forms; expected {{n:card|cards}}", inside);
      const Template inner = read_template(choices);
      found.names.insert(found.names.end(), inner.names.begin(), inner.names.end());
      if (!inner.wrong.empty()) found.wrong = inner.wrong;
    }
    found.names.push_back(name);
    open += end + 2;
  }
  return found;
}

}  // namespace narrator::cli
