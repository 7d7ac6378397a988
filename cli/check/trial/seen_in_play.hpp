// What comes up in random games, and what `g` looks like in one: for who writes rules.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/machine.hpp"
#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

struct QuestionSeen {
  std::string kind;  // as status --json names it
  bool of = false;   // whether a player decides
  bool secret = false, chance = false;
  std::set<std::string> args;        // the values of its texts
  std::vector<std::string> words{};  // that were offered, in the order in which they came
};

/// Everything by name; kinds are words such as "number", "player", "list of words".
struct SeenInPlay {
  std::map<std::string, QuestionSeen> questions;
  std::map<std::string, std::set<std::string>> announcements;  // its values
  std::map<std::string, std::set<std::string>> state;          // g.NAME: the kinds it had
  std::map<std::string, std::set<std::string>> of_players;     // likewise each player's fields
  std::map<std::string, RuleGave> gave;                        // by rule
};

/// Plays games with every number of players and every way of dealing, always the same ones. Throws
/// ScriptError where the rules fail.
SeenInPlay seen_in_play(const std::vector<Source>& sources);

/// "number", "player", "list of words" and the like.
std::string kind_of_value(const Json& value);

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
