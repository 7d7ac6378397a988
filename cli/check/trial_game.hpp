// A random game that can be replayed, also by hand, and the tables for many such games.
#pragma once

#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::cli {

/// The players, what the program deals, and how chance and the table decide.
struct TrialGame {
  Table table;
  bool unknown = false;  // whether the table answers "unknown" wherever possible
  std::string seed;      // in the format of --seed
};

/// The course of a game, recorded while it is played, so that it is available if the game fails.
struct TrialRecord {
  struct Step {
    std::uint64_t state = 0;  // the fingerprint
    std::string said;         // since the previous step
    bool operator==(const Step&) const = default;
  };
  std::vector<Step> steps;          // after the start and after every answer
  std::vector<std::string> inputs;  // what a moderator would have typed
  int answers = 0;                  // including those drawn by chance
};

/// Called after the start and after every answer.
using TrialLook = std::function<void(Machine&, int answers)>;

/// Plays the game to its end, or up to `until` answers, adding to `course`. The same game always
/// gives the same answers. Throws ScriptError if the rules fail or the game does not end.
void play(Machine& machine, const TrialGame& game, TrialRecord& course, const TrialLook& look = {},
          int until = std::numeric_limits<int>::max());

/// Applies, at the pending question, one correction of each kind in turn; calls `look` after each.
/// Throws ImpossibleState if the rules reject one, which is legitimate.
void correct_at_random(Machine& machine, const TrialGame& game, TrialRecord& course,
                       const std::function<void(Machine&)>& look = {});

/// Returns a claim on each topic, using the first possible words, made `after` that many answers.
std::vector<PlacedClaim> claims_on(const std::vector<Topic>& topics, int after);

/// Returns at most `most` of the numbers that a choice from `min` to `max` does not offer.
std::vector<Option> numbers_left_out(const Question& question, std::size_t most);

/// Returns what the program deals at a table: "roles, policies", or "nothing".
std::string dealt_in_words(const Table& table);

/// Returns the shell command that replays the game up to its end: a pipe into narrator play.
std::string replaying(const TrialGame& game, const TrialRecord& course, const std::string& name,
                      const std::vector<std::string>& variants);

/// Returns `games` tables, or if that is 0, enough for every number of players under every way of
/// dealing: by the program, told by the table, and unknown. Each setting of a house rule cycles
/// through all of its values worth trying.
std::vector<TrialGame> trial_tables(const Machine& machine, int games);

/// Uses each value of each of the game's settings once, as far as there are enough tables. For a
/// number far above its default, ten times the default is used, as games grow with it.
void vary_settings(const std::vector<Setting>& settings, std::vector<TrialGame>& tables);

}  // namespace narrator::cli
