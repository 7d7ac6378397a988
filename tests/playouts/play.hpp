// The list of plays: every game at every table it allows.
#pragma once

#include <string>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator::playouts {

/// A game to be played with random answers.
struct Play {
  std::string game, lang;
  std::vector<std::string> variants;  // in the order of application
  Table table;
  std::string seed;

  std::vector<Source> sources() const;
  Setup setup() const;
};

/// Formats the play as a command line.
std::string describe(const Play& play);

/// Returns every bundled game alone, with each variant and with each pair of variants. Where all
/// numbers of players and ways to deal would be too many, they take turns, so that each is played
/// somewhere. Each value of each setting is played once. Plays of the same scripts are adjacent.
/// There are `games` of each, with random settings after the first.
std::vector<Play> all_plays(int games);

}  // namespace narrator::playouts
