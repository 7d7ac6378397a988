// Everything that can be worked out between two answers, worked out.
#pragma once

#include <map>
#include <string>

#include "cli/check/shown_texts.hpp"

namespace narrator::cli {

class CloseLook {
 public:
  CloseLook(const Authored& authored, ShownTexts& shown, Watch& watch)
      : authored_(authored), shown_(shown), watch_(watch), has_policy_(authored.has_policy()) {}

  /// A game with so many players begins.
  void begin(std::size_t seats) { seats_ = static_cast<int>(seats); }

  /// The prompt and help of what is asked, why each candidate is not offered, what is announced and
  /// revealed; now and then what the author's policies make of it and what can be corrected, and,
  /// also at the end, the status, the display and the game's own check; at the end what testimony
  /// proves. Throws ScriptError where any of it fails.
  void operator()(Machine& machine, int answers);

 private:
  void look_at_question(Machine& machine);
  void ask_why_not(Machine& machine, const Question& question);
  std::vector<Option> worth_asking(const Question& question);
  std::vector<Option> players_and_words(const Question& question);
  void ask_policies(Machine& machine, const Question& question);
  void look_at_corrections(Machine& machine);
  void look_at_facts(const Machine& machine);
  void look_at_testimony(Machine& machine);

  const Authored& authored_;
  ShownTexts& shown_;
  Watch& watch_;
  const bool has_policy_;
  std::vector<Option> words_;                     // that were ever offered
  std::map<std::string, std::size_t> next_word_;  // by question: whose turn it is
  std::size_t facts_ = 0;
  int seats_ = 0;
};

}  // namespace narrator::cli
