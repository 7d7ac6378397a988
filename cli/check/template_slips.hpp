// What is wrong with a text as it stands: its braces and its forms by number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator::cli {

/// Something in braces: {name}, or {name:one|many}.
struct Placeholder {
  std::string name;
  bool by_number = false;
};

/// The placeholders of a template, those inside of forms too. Where the template is none, `wrong`
/// says why: a brace is not closed, a name is missing, or there are not one or two forms.
std::vector<Placeholder> placeholders_of(std::string_view text, std::string& wrong);

}  // namespace narrator::cli
