// Computes and checks everything that can be computed between two answers.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "cli/check/diagnostics.hpp"
#include "cli/check/shown_texts.hpp"

namespace narrator::cli {

/// The number of times each question was met, by its id, its form and whether a player decides it.
using TimesMet = std::map<std::tuple<std::string, Form, bool>, std::uint64_t>;

class GameInspector {
 public:
  /// `met` accumulates across all looks.
  GameInspector(const AuthoredSources& authored, ShownTexts& shown, Watch& watch, TimesMet& met)
      : authored_(authored),
        shown_(shown),
        watch_(watch),
        met_(met),
        has_policy_(authored.has_policy()) {}

  /// Starts a game with this many players.
  void begin(std::size_t seats) {
    seats_ = static_cast<int>(seats);
    heard_more_ = true;
    policy_at_work_.clear();
    state_ = 0;
  }

  /// Checks the prompt and help of the question, why each candidate is not offered, what is
  /// announced and revealed, and the author's policies. If the state has changed since the last
  /// look, also the status, the display and the game's own check. At every fourth answer, and the
  /// 1st, 2nd, 4th, 8th … time a question is met, also the corrections and, if more was heard, the
  /// possible claims and what two of them prove; at these times and at the end, also what many
  /// claims prove, and the report with a claim on every topic. Throws ScriptError if any of it
  /// fails.
  void operator()(Machine& machine, int answers);

  /// Returns the policy that was running when a look failed, with its question; "" if none was.
  /// Games at a table never run policies.
  const std::string& policy_at_work() const { return policy_at_work_; }

  /// Checks what a ruling said, and the board behind it: some of it no answer brings about.
  void look_at_ruling(Machine& machine) {
    hear(machine);
    look_at_state(machine);
  }

  /// Checks what can only be known after all games.
  void finish();

  /// Returns the statistics of all games so far.
  const SeenValues& seen() const { return seen_; }

 private:
  void look_at_told_ballots(Machine& machine);
  void check_values(const Announcement& said, const Diagnostic& from);
  void see_state(Machine& machine);
  void compare_those_alive(const Json& state, const Json& status);
  void look_at_end(const Machine& machine);
  void look_at_status(Machine& machine);
  void note_told(const Fact& fact);
  bool is_new(const Question& question);
  void look_at_question(Machine& machine);
  void ask_why_not(Machine& machine, const Question& question);
  std::vector<Option> worth_asking(const Question& question);
  std::vector<Option> players_and_words(const Question& question);
  void ask_policies(Machine& machine, const Question& question);
  void look_at_corrections(Machine& machine);
  void offers(const Question& question);
  void look_at_facts(const Machine& machine);
  // Checks the announcements since the last answer: texts, values, and what the program interprets.
  void hear(Machine& machine);
  void look_at_state(Machine& machine);
  void look_at_topics(Machine& machine);
  std::vector<PlacedClaim> some_claims(std::size_t most, int after);
  void look_at_findings(Machine& machine, const std::vector<PlacedClaim>& claims);
  void look_at_report(Machine& machine, bool over);

  const AuthoredSources& authored_;
  ShownTexts& shown_;
  Watch& watch_;
  TimesMet& met_;
  const bool has_policy_;
  std::string policy_at_work_;
  std::vector<Option> words_;                     // all words offered so far
  std::map<std::string, std::size_t> next_word_;  // by question: the next one in turn
  std::uint64_t state_ = 0;                       // the fingerprint at the last look
  std::vector<Topic> topics_;                     // derived from what was heard so far
  std::size_t next_topic_ = 0;
  bool heard_more_ = true;  // since topics_ was computed
  std::size_t facts_ = 0;
  SeenValues seen_;
  std::set<std::string> faces_;                    // of deals
  std::set<std::string> secret_;                   // facts told to some players in this game …
  std::map<std::string, std::set<int>> told_all_;  // … and the players of whom all are told at once
  std::string open_ballots_;                       // the pending ballots, or ""
  std::set<std::string> told_openly_;  // ballots followed by an announcement to everybody
  std::map<std::string, Diagnostic> told_to_some_;
  int seats_ = 0;
};

}  // namespace narrator::cli
