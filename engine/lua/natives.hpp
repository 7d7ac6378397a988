// The powers the script library is built on. Scripts themselves never see them.
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// Pushes the `native` table: yield again say announce fact finish fail unknown has_text text_ids
/// setmetatable pairs note_advice declare act, for the files of scripts/lib.
void push_natives(lua_State* L);

}  // namespace narrator::lua
