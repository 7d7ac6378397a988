// Everything that can be worked out between two answers, worked out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "cli/check/shown_texts.hpp"

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
  void begin(std::size_t seats) { seats_ = static_cast<int>(seats); }

  /// The prompt and help of what is asked, why each candidate is not offered, what is announced and
  /// revealed. The first, second, fourth, eighth … time that a question is met, at every third
  /// answer and at the end also the status, the display, the game's own check, what can be
  /// corrected and what the author's policies make of it. At those times but the third answers what
  /// testimony proves, and the report. Throws ScriptError where any of it fails.
  void operator()(Machine& machine, int answers);

 private:
  bool is_new(const Question& question);
  void look_at_question(Machine& machine);
  void ask_why_not(Machine& machine, const Question& question);
  std::vector<Option> worth_asking(const Question& question);
  std::vector<Option> players_and_words(const Question& question);
  void ask_policies(Machine& machine, const Question& question);
  void look_at_corrections(Machine& machine);
  void look_at_facts(const Machine& machine);
  void look_at_testimony(Machine& machine, bool over);
  void look_at_counts(Machine& machine, const std::vector<Spoken>& claims);

  const Authored& authored_;
  ShownTexts& shown_;
  Watch& watch_;
  TimesMet& met_;
  const bool has_policy_;
  std::vector<Option> words_;                     // that were ever offered
  std::map<std::string, std::size_t> next_word_;  // by question: whose turn it is
  std::size_t facts_ = 0;
  int seats_ = 0;
};

}  // namespace narrator::cli
