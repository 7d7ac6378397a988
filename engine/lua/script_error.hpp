// Lua errors with their place: file:line, the line itself, a caret, and the calls that led there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/declaration/diagnostic.hpp"

namespace narrator::lua {

/// Returns the error whose message is on top of `thread`'s stack (and stays
/// there), cut and sanitized.
ScriptError script_error(lua_State* thread);

/// Like lua_pcall, but reports a failure inside the library at the line that called it, with
/// the arguments of the call.
int call_told(lua_State* L, int arguments, int results = LUA_MULTRET);

/// Returns the error for a mistake in what `thread` just yielded, at the nearest line outside the
/// library, or where the question `id` is asked.
ScriptError mistake_error(lua_State* thread, const std::string& mistake,
                          const std::string& id = {});

/// Returns where the question that `thread` just yielded is asked.
Diagnostic question_here(lua_State* thread, const std::string& id);

/// Whether the caller of the library is no longer on the stack, as after `return choose{…}`.
bool has_left(lua_State* thread);

/// Returns a diagnostic at the nearest line outside the library on the stack of `thread`.
Diagnostic diagnostic_here(lua_State* thread, std::string message);

/// Returns the text of the script that runs; "" if none does.
std::string_view running_text(lua_State* L);

/// Returns the other names in the running file, as a local may be misspelt as well.
std::vector<std::string> names_written_there(lua_State* L, const std::string& name);

/// Returns where the running file has a local of this name, which is not known here.
std::string local_elsewhere(lua_State* L, const std::string& name);

}  // namespace narrator::lua
