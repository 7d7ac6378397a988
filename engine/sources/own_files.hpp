// The moderator's own games and house rules, and where they are found by name.
#pragma once

#include <string>
#include <vector>

namespace narrator {

/// The file of the moderator's own that a variant's name stands for: NAME.lua in the working
/// folder, or else in $XDG_DATA_HOME/narrator/variants/GAME/. "" where there is none.
std::string own_variant(const std::string& game, const std::string& name);

/// Likewise the folder with a game of that name: in the working folder, with game.lua in it, or
/// else in $XDG_DATA_HOME/narrator/scripts/.
std::string own_game(const std::string& name);

/// All files that own_variant finds for the game, by path, and all others in the working folder
/// that a house rule of any game might be.
std::vector<std::string> own_variant_files(const std::string& game);

/// All folders that own_game finds, by path.
std::vector<std::string> own_games();

}  // namespace narrator
