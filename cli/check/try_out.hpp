// Tries rules out: reads them, plays them, and tells every slip.
#pragma once

#include <string>
#include <vector>

#include "engine/declaration/slip.hpp"

namespace narrator::cli {

/// What is checked: house rules together, or a game that lies in a folder, or both.
struct Checked {
  std::string game;                   // an id, or a folder
  bool own_game = false;              // whether the game is the author's, too
  std::vector<std::string> variants;  // names or files
  std::vector<std::string> set;       // settings that every game has: key=value
};

struct Tried {
  std::string title;                  // of what was checked
  std::vector<std::string> variants;  // with those that they need before them
  std::vector<Slip> slips;            // errors first, then by file and line
  std::vector<Source> sources;        // for pointed_out
  std::string failure;                // with the inputs that lead there, or ""
  std::vector<std::string> points;    // what is changed: rules, questions, announcements
  std::string untranslated;           // a sentence, or ""
  std::string played;                 // a sentence

  bool sound() const;
};

/// Plays the rules alone and with each bundled house rule, at every number of players under every
/// way of dealing; each game twice, the second time with everything worked out between the answers.
/// On a terminal it shows how far it is. Throws ScriptError where the rules cannot even be loaded.
Tried try_out(const Checked& checked, const std::string& lang);

}  // namespace narrator::cli
