// What is wrong with a text as it stands: its braces and its forms by number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// A text with its placeholders, {name} or {name:one|many}.
struct Template {
  std::vector<std::string> names;  // of the placeholders, those inside of forms too
  std::string wrong;  // "", or: a brace is not closed, a name is missing, there are not two forms
};

Template read_template(std::string_view text);

}  // namespace narrator::cli
