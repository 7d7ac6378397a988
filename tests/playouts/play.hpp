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

/// Every bundled game alone, with each variant and with every two of them. Numbers of players and
/// custodies take turns where all of them would be too many, so that each is played somewhere. Each
/// value of each setting is played once. Plays of the same scripts stand together. There are
/// `games` of each, with settings drawn at random after the first.
std::vector<Play> all_plays(int games);

}  // namespace narrator::playouts
