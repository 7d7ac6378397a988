// What occurs in random games, and the contents of `g`: information for authors of rules.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/question/question.hpp"
#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

struct SeenQuestion {
  std::string kind;  // as in status --json
  bool of = false;   // whether a player decides
  bool secret = false, chance = false, tally = false;
  std::set<std::string> args;        // the values of its texts
  std::vector<std::string> words{};  // those offered, in order of appearance
};

/// All by name; kinds are words such as "number", "player", "list of words".
struct SeenInPlay {
  std::map<std::string, SeenQuestion> questions;
  std::map<std::string, std::set<std::string>> announcements;  // the values of each
  std::map<std::string, std::set<std::string>> state;          // g.NAME: the kinds of its values
  std::map<std::string, std::set<std::string>> of_players;     // the same for the fields of players
  std::map<std::string, RuleResult> gave;                      // by rule
};

/// Plays a fixed set of games with every number of players and every way of dealing. Throws
/// ScriptError if the rules fail.
SeenInPlay seen_in_play(const std::vector<Source>& sources);

/// Adds to `gave` the arguments and results of rules not yet in it, from a few games with a house
/// rule among the sources.
void see_beside(const std::vector<Source>& sources, std::map<std::string, RuleResult>& gave);

/// Returns the kind of a value: "number", "player", "list of words" and so on.
std::string kind_of_value(const Json& value);

/// `path` is "g" or a field in it ("g.players", "g.cards.policies"); `at` is the id of a question.
struct StateRequest {
  std::string path, at;
};

/// Returns that part of the state of a random game when the question is first asked; without a
/// question, at the last one, or before a failure. Throws Error (usage) naming the nearest field or
/// question if there is no such one.
std::string shown_state(const std::vector<Source>& sources, const std::string& lang,
                        const StateRequest& wanted);

/// Formats plain data as Lua in lines of 78 columns after `indent`; {"seat": N} becomes PN.
std::string as_lua(const Json& value, const std::string& indent);

}  // namespace narrator::cli
