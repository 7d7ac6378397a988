// Notes what scripts do while they are tried out, in the Watch of a state's host.
#pragma once

#include <lua.hpp>

#include "engine/question/question.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {

/// Notes every field of the question's table (at `index`) that no question has.
void note_unknown_fields(lua_State* thread, int index, const Question& question);

/// Makes the table on top of the stack (g, or a player) note which names it is given, and which are
/// read although it has none.
void note_fields(lua_State* L);

/// Makes the list or announcement on top of the stack, which a rule is given of what was heard,
/// note what is written into it.
void note_heard(lua_State* L);

/// Whether the list at 1 is such a one, into which something is put now.
bool note_put_into_heard(lua_State* L);

/// Gives the table of natives on top of the stack what scripts/lib/watched.lua needs.
void push_watching(lua_State* L);

}  // namespace narrator::lua
