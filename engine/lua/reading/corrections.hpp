// What `rule.corrections` offers: questions between the questions, each with what it sets.
#pragma once

#include <vector>

#include <lua.hpp>

#include "engine/question/question.hpp"

namespace narrator::lua {

/// The list at `index`, each entry { id, of, from or min and max, set, again } as a question.
/// Throws std::runtime_error with a sentence for the author.
std::vector<Question> to_corrections(lua_State* L, int index);

/// Pushes the `set` of the entry that `what` was read from, and the answer as rules get it. Returns
/// whether the question that waits is withdrawn by it. Throws std::runtime_error where there is
/// none.
bool push_correction(lua_State* L, int index, const Question& what, const Answer& answer);

}  // namespace narrator::lua
