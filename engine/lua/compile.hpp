// Compiles sources, once for all states that need them.
#pragma once

#include <string>
#include <string_view>

#include <lua.hpp>

#include "engine/lua/host.hpp"
#include "engine/sources/source.hpp"

namespace narrator::lua {

/// Pushes the function that the source compiles to. Throws ScriptError at the line with the syntax
/// error, or if the source is too long.
void compile(State& state, const Source& source);

/// Returns the script with `#list` and `a ^ b` expressed by our own operations: length_of_list(),
/// and a power by multiplication. Line numbers do not change.
///
/// `#` becomes `_length^` and `^` becomes `^_power^`: as the power binds most tightly and
/// associates to the right, the operands stay the same. A metamethod then evaluates
/// `_length ^ list` as the length, and `a ^ (_power ^ b)` in two calls. A script that uses one of
/// them begins with locals of these names. (This is impossible for `..`: if its metamethod makes
/// the stack grow, Lua 5.4.4 continues with the old stack; see number_text.cpp.)
std::string with_own_operators(std::string_view script);

/// Adds `_length` and `_power` to the table on top of the stack.
void add_operators(lua_State* L);

/// Adds `_ran`, which scripts under coverage call, to the table on top of the stack.
void add_marks(lua_State* L);

}  // namespace narrator::lua
