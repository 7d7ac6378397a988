// One game played at random, so that it can be played again, also by hand, and the tables for many.
#pragma once

#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::cli {

/// Who plays, what the app deals, and how chance and table decide.
struct TrialGame {
  Table table;
  bool unknown = false;  // whether the table says "unknown" wherever it may
  std::string seed;      // as --seed takes it
};

/// How it went, also where it failed: kept as it goes.
struct TrialCourse {
  struct Step {
    std::uint64_t state = 0;  // the fingerprint
    std::string said;         // since the step before
    bool operator==(const Step&) const = default;
  };
  std::vector<Step> steps;          // after the start and after every answer
  std::vector<std::string> inputs;  // what a moderator would have typed
  int answers = 0;                  // with those drawn by chance
};

/// Sees the rules after the start and after every answer.
using TrialLook = std::function<void(Machine&, int answers)>;

/// Plays the game to its end, or to so many answers, adding to `course`. The same game gives the
/// same answers. Throws ScriptError where the rules fail or the game goes on and on.
void play(Machine& machine, const TrialGame& game, TrialCourse& course, const TrialLook& look = {},
          int until = std::numeric_limits<int>::max());

/// Sets right, at the question that waits, one of each kind of thing that can be, in turn; `look`
/// looks on after each. Throws CannotBe where it is not so, as well may be.
void correct_at_random(Machine& machine, const TrialGame& game, TrialCourse& course,
                       const std::function<void(Machine&)>& look = {});

/// A claim on each topic, of the first words there are to say, made after so many answers.
std::vector<Spoken> claims_on(const std::vector<Topic>& topics, int after);

/// What the app deals at a table: "roles, policies", or "nothing".
std::string dealt_in_words(const Table& table);

/// The command that plays it again up to where it ended: a pipe into narrator play.
std::string replaying(const TrialGame& game, const TrialCourse& course, const std::string& name,
                      const std::vector<std::string>& variants);

/// `games` tables, or where that is 0 enough for every number of players under every way of dealing
/// once: by the app, told by the table, and unknown. Each setting of a house rule takes each of its
/// values worth trying in turn.
std::vector<TrialGame> trial_tables(const Machine& machine, int games);

/// Has each value of each of the game's settings played once, as far as there are tables. A number
/// far above its default is played at ten times the default: games grow with it.
void vary_settings(const std::vector<Setting>& settings, std::vector<TrialGame>& tables);

}  // namespace narrator::cli
