// Everything that can be worked out between two answers, worked out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "cli/check/shown_texts.hpp"
#include "cli/check/slips.hpp"

namespace narrator::cli {

/// How often each question was met, by its id, its form and whether a player decides it.
using TimesMet = std::map<std::tuple<std::string, Form, bool>, std::uint64_t>;

class CloseLook {
 public:
  /// `met` goes on being counted from one look to the next.
  CloseLook(const Authored& authored, ShownTexts& shown, Watch& watch, TimesMet& met)
      : authored_(authored),
        shown_(shown),
        watch_(watch),
        met_(met),
        has_policy_(authored.has_policy()) {}

  /// A game with so many players begins.
  void begin(std::size_t seats) {
    seats_ = static_cast<int>(seats);
    heard_more_ = true;
    policy_at_work_.clear();
    state_ = 0;
  }

  /// The prompt and help of what is asked, why each candidate is not offered, what is announced and
  /// revealed, what the author's policies make of it; where the state is another one than at the
  /// look before, status, display and the game's own check; where more was heard, what can be
  /// claimed and what two claims prove. At every third answer, and the first, second, fourth,
  /// eighth … time that a question is met, what can be corrected; at these times and at the end
  /// also what a claim on everything proves, and the report. Throws ScriptError where any of it
  /// fails.
  void operator()(Machine& machine, int answers);

  /// The policy that was at work when a look failed, and on which question: no game at a table asks
  /// it. "" where none was.
  const std::string& policy_at_work() const { return policy_at_work_; }

  /// What was announced since the last answer: the texts, their values, what the program goes by.
  void hear(Machine& machine);

  /// All games are over: what can only be told then.
  void finish();

  /// What came up in all games so far.
  const SeenValues& seen() const { return seen_; }

 private:
  void look_at_told_ballots(Machine& machine);
  void check_values(const Announcement& said, const Slip& from);
  void see(const std::string& name, bool player);
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
  bool is_changed(Machine& machine);
  void look_at_state(Machine& machine);
  void look_at_topics(Machine& machine);
  std::vector<Spoken> some_claims(int answers);
  void look_at_findings(Machine& machine, const std::vector<Spoken>& claims);
  void look_at_report(Machine& machine, bool over);
  void look_at_counts(Machine& machine, const std::vector<Spoken>& claims);

  const Authored& authored_;
  ShownTexts& shown_;
  Watch& watch_;
  TimesMet& met_;
  const bool has_policy_;
  std::string policy_at_work_;
  std::vector<Option> words_;                     // that were ever offered
  std::map<std::string, std::size_t> next_word_;  // by question: whose turn it is
  std::uint64_t state_ = 0;                       // the fingerprint at the last look
  std::vector<Topic> topics_;                     // of what was heard so far
  std::size_t next_topic_ = 0;
  bool heard_more_ = true;  // since topics_ were worked out
  std::size_t facts_ = 0;
  SeenValues seen_;
  std::set<std::string> secret_;                   // facts that were told to some in this game …
  std::map<std::string, std::set<int>> told_all_;  // … and of whom all are told them at once
  std::string open_ballots_;                       // that wait; "" where none do
  std::set<std::string> told_openly_;  // ballots after which something was told to everybody
  std::map<std::string, Slip> told_to_some_;
  int seats_ = 0;
};

}  // namespace narrator::cli
