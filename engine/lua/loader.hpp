// Loads the library, a game and its variants into a state.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/house_rules.hpp"
#include "engine/lua/host.hpp"
#include "engine/machine.hpp"

namespace narrator::lua {

/// What loading leaves behind: registry references, and what the scripts said of themselves.
struct Loaded {
  int native = LUA_NOREF;
  int rules = LUA_NOREF;  // the table of rules as advised
  int main = LUA_NOREF;   // the function that plays an evening
  GameDeclaration game;
  std::vector<VariantDeclaration> variants;
  std::vector<Slip> slips;              // of the declarations
  std::map<std::string, Place> places;  // of the rules, taken before any advice
};

/// Loads the sources as Machine's constructor describes. Throws ScriptError.
Loaded load(State& state, const std::vector<Source>& sources);

/// Runs the file of a variant by itself, as head_of() describes.
VariantHead read_head(State& state, const Source& source);

/// The index of rules, as Machine::rules describes.
std::vector<RuleEntry> rule_index(State& state, const Loaded& loaded);

}  // namespace narrator::lua
