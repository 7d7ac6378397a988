// The powers the script library is built on. Scripts themselves never see them.
#pragma once

#include <lua.hpp>

namespace narrator::lua {

/// Pushes the `native` table: yield again say announce fact finish fail unknown has_text text_ids
/// setmetatable pairs note_advice declare act, for the files of scripts/lib.
void push_natives(lua_State* L);

/// Puts what the function at `place` gives there, if one is: a list made anew. That must change
/// nothing; where it fails, the game does.
void make_list(lua_State* L, int place);

/// Of a ballots question `q`, with what is `options` (a list, or a function that is called with
/// each voter) and a list of voters: puts all that anybody may cast at `options`, and notes in the
/// host which of them is not whose, and what `against` objects to.
void make_ballots(lua_State* L, int q, int options, int voters);

}  // namespace narrator::lua
