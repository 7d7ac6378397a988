// The interface's texts, for tests that need no game.
#pragma once

#include <regex>
#include <set>
#include <string>

#include "engine/machine.hpp"

using narrator::interface_texts;

inline std::set<std::string> placeholders(const std::string& text) {
  static const std::regex pattern(R"(\{([a-z]+))");
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
    found.insert((*it)[1]);
  return found;
}
