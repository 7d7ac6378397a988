// Loads the library, a game and its variants into a state.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/house_rules.hpp"
#include "engine/lua/host.hpp"
#include "engine/machine.hpp"

namespace narrator::lua {

/// The result of loading: registry references and the scripts' declarations.
struct LoadedScripts {
  int native = LUA_NOREF;
  int rules = LUA_NOREF;  // the table of rules, with advice applied
  int main = LUA_NOREF;   // the function that plays a game
  GameDeclaration game;
  std::vector<VariantDeclaration> variants;
  std::vector<Diagnostic> diagnostics;  // mistakes in the declarations
  std::map<std::string, Place> places;  // places of the rules, without any advice
};

/// See Machine's constructor.
LoadedScripts load(State& state, const std::vector<Source>& sources);

/// See head_of().
VariantHead read_head(State& state, const Source& source);

/// See Machine::rules().
std::vector<RuleEntry> rule_index(State& state, const LoadedScripts& loaded);

}  // namespace narrator::lua
