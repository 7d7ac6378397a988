// Compiles sources, once for all states that need them, and loads the library, a game and its
// variants into a state.
#pragma once

#include <string>
#include <vector>

#include <lua.hpp>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/lua/host.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"

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

/// Pushes the function that the source compiles to. Throws ScriptError at the line with the syntax
/// error, or if the source is too long.
void compile(State& state, const Source& source);

/// Adds `_length` and `_power` to the table on top of the stack.
void add_operators(lua_State* L);

/// Adds `_ran`, which scripts under coverage call, to the table on top of the stack.
void add_marks(lua_State* L);

}  // namespace narrator::lua
