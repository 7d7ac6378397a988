// What is played: every game at every table it allows.
#pragma once

#include <string>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator::playouts {

/// One game to be played with random answers.
struct Play {
  std::string game, lang;
  std::vector<std::string> variants;  // in the order of application
  Table table;
  std::string seed;

  std::vector<Source> sources() const;
  Setup setup() const;
};

/// The play as a command line would say it.
std::string describe(const Play& play);

/// Every bundled game, alone and with each variant, with every number of players, every custody and
/// each value of each setting. Every two variants of a game with up to four numbers of players, the
/// custodies taking turns, so that each meets each somewhere. Plays of the same scripts stand
/// together. There are `games` of each, with settings drawn at random after the first.
std::vector<Play> all_plays(int games);

}  // namespace narrator::playouts
