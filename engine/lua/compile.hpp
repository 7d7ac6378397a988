// A source compiled, once for all the states that want it.
#pragma once

#include <string>
#include <string_view>

#include <lua.hpp>

#include "engine/lua/host.hpp"
#include "engine/sources/source.hpp"

namespace narrator::lua {

/// Leaves what the source compiles to on top of the stack, as a function. Throws ScriptError at the
/// line that is no Lua, or where the source is too long.
void compile(State& state, const Source& source);

/// The script with `#list` and `a ^ b` written in terms of our own values: length_of_list, and a
/// power by multiplication. Lines stay where they are.
///
/// `#` becomes `_length^` and `^` becomes `^_power^`: nothing binds closer than the power, and to
/// the right, so that what these apply to stays what it was. `_length ^ list` is then a metamethod
/// that gives the length, and `a ^ (_power ^ b)` two of them. A script that has one of them begins
/// with locals of these names. (There is no such way for `..`: where its metamethod lets the stack
/// grow, Lua 5.4.4 goes on with the stack that was; see number_text.cpp.)
std::string with_own_operators(std::string_view script);

/// Puts `_length` and `_power` into the table on top of the stack.
void add_operators(lua_State* L);

}  // namespace narrator::lua
