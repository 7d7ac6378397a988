// Records in the Watch of a state's host what scripts do while they are tried out.
#pragma once

#include <string>

#include <lua.hpp>

#include "engine/question/question.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {

/// Returns the key at `index` for a message.
std::string name_at(lua_State* L, int index);

/// Notes each field of the question's table (at `index`) that no question has, or none of its form.
void note_unknown_fields(lua_State* thread, int index, const Question& question);

/// Makes the table on top of the stack (g, or a player) note names that are new, and names that
/// are read but do not exist.
void note_fields(lua_State* L);

/// Makes the list or announcement on top of the stack, which was heard,
/// note what is written into it.
void note_heard(lua_State* L);

/// Notes a write into the list at 1, and returns true, if it is one that was heard.
bool note_put_into_heard(lua_State* L);

/// Adds to the table of natives on top of the stack what scripts/lib/watched.lua needs.
void push_watching(lua_State* L);

}  // namespace narrator::lua
