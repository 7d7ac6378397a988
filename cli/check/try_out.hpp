// Tries rules out: loads them, plays them, and reports all diagnostics.
#pragma once

#include <string>
#include <vector>

#include "engine/declaration/diagnostic.hpp"

namespace narrator::cli {

/// What to check: house rules together, a game in a folder, or both.
struct CheckTarget {
  std::string game;                   // an id, or a folder
  bool own_game = false;              // whether the game is the author's too
  std::vector<std::string> variants;  // names or files
  std::vector<std::string> set;       // settings used in every game: key=value
};

struct CheckResult {
  std::string title;                    // of what was checked
  std::vector<std::string> variants;    // including those they need, which come first
  std::vector<Diagnostic> diagnostics;  // errors first, then by file and line
  std::vector<Source> sources;          // for pointed_out
  std::string failure;                  // with the inputs that lead to it, or ""
  std::vector<std::string> points;      // what is changed: rules, questions, announcements
  std::string untranslated;             // a sentence, or ""
  std::string played;                   // a sentence

  bool sound() const;
};

/// Plays the rules alone and with each bundled house rule, for every number of players and every
/// way of dealing; each game twice, the second time with everything computed between the answers.
/// Shows the progress on a terminal. Throws ScriptError if the rules cannot be loaded.
CheckResult try_out(const CheckTarget& checked, const std::string& lang);

}  // namespace narrator::cli
