#include "cli/check/slips.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/text/catalogue.hpp"

namespace narrator::cli {

Template read_template(std::string_view text) {
  Template found;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open)) {
    if (text.substr(open).starts_with("{{")) {
      open += 2;
      continue;
    }
    const std::string_view rest = text.substr(open + 1);
    const auto end = find_outside_braces(rest, '}');
    if (end == rest.size()) {
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
      const auto bar = find_outside_braces(choices, '|');
      const std::string_view second = choices.substr(std::min(bar + 1, choices.size()));
      if (bar == choices.size() || find_outside_braces(second, '|') < second.size())
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
