// A text cut into pieces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// What stands between the separators, which are not empty; all of it where there is none.
inline std::vector<std::string> pieces(std::string_view text, std::string_view separator) {
  std::vector<std::string> found;
  for (auto end = text.find(separator); end != text.npos; end = text.find(separator)) {
    found.emplace_back(text.substr(0, end));
    text.remove_prefix(end + separator.size());
  }
  found.emplace_back(text);
  return found;
}

}  // namespace narrator
