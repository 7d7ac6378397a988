// What `g` looks like in a game, for who writes rules.
#pragma once

#include <string>
#include <vector>

#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {

/// `path` is "g", or a field in it ("g.players", "g.cards.policies"); `at` the id of a question.
struct StateWanted {
  std::string path, at;
};

/// That part of the state of a random game as it is when the question is asked first; without one,
/// at the last question, or before what fails. Throws Error (usage) naming the nearest field or
/// question where there is no such one.
std::string shown_state(const std::vector<Source>& sources, const std::string& lang,
                        const StateWanted& wanted);

/// Plain data as Lua writes it, on lines of 78 columns behind `indent`; {"seat": N} as PN.
std::string as_lua(const Json& value, const std::string& indent);

}  // namespace narrator::cli
