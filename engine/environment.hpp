// Environment variables of the program.
#pragma once

#include <cstdlib>
#include <string>

namespace narrator {

/// Returns the value of a variable, "" if it is not set.
inline std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

/// Returns $VARIABLE/narrator, or $HOME/USUAL/narrator if that is not absolute; "" if neither is.
inline std::string narrator_folder(const char* variable, const std::string& usual) {
  const std::string base = environment(variable), home = environment("HOME");
  if (base.starts_with('/')) return base + "/narrator";
  return home.starts_with('/') ? home + "/" + usual + "/narrator" : "";
}

}  // namespace narrator
