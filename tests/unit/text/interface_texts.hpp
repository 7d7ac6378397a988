// The interface's texts as they stand in scripts/lib, for tests that need no Lua.
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>

#include "engine/text/catalogue.hpp"

/// Reads scripts/lib/texts/LANG/refusals.lua from the source tree, where tests run; one `["id"] =
/// "text",` a line.
inline narrator::Catalogue interface_texts(const std::string& lang) {
  std::ifstream file("scripts/lib/texts/" + lang + "/refusals.lua");
  if (!file) throw std::runtime_error("scripts/lib is not below the working directory");
  narrator::Catalogue catalogue;
  for (std::string line; std::getline(file, line);) {
    const auto middle = line.find("\"] = \"");
    const auto end = line.rfind("\",");
    if (!line.starts_with("  [\"") || middle == line.npos || end == line.npos) continue;
    catalogue.add(line.substr(4, middle - 4), line.substr(middle + 6, end - middle - 6));
  }
  return catalogue;
}
