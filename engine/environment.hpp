// What the environment of the program says.
#pragma once

#include <cstdlib>
#include <string>

namespace narrator {

/// A variable, "" where it is not set.
inline std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// The narrator's own folder of a kind: $VARIABLE/narrator, or where that names no whole path
/// $HOME/USUAL/narrator; "" where neither does.
inline std::string narrator_folder(const char* variable, const std::string& usual) {
  const std::string base = environment(variable), home = environment("HOME");
  if (base.starts_with('/')) return base + "/narrator";
  return home.starts_with('/') ? home + "/" + usual + "/narrator" : "";
}

}  // namespace narrator
