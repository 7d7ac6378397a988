// What game{…} and variant{…} must say, so that nobody after the loader needs to look again.
#pragma once

#include <string>

#include "engine/question/question.hpp"

namespace narrator::lua {

/// Throws ScriptError, naming the field, unless the game has an id, players = { least, most } and a
/// title, and what else it declares is of the right kind.
void check_game_declaration(const Json& about);

/// Likewise for the variant in `file`: its id is the file's name, its game the one being loaded,
/// and it has a title and a rule.
void check_variant_declaration(const std::string& file, const Json& about, const Json& game);

}  // namespace narrator::lua
