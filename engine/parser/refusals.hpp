// Explains why an input is not an answer, and what would be one.
#pragma once

#include <string>
#include <vector>

#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"

namespace narrator {

/// Thrown inside the parser and caught by parse_answer(), never outside.
struct ParseFailure {
  NoAnswer why;
};

/// Returns the question's options, and "unknown" if that is accepted.
std::vector<Option> offered(const Question& q);

/// The refusals of one question: each has a line on what is wrong and a line on what is expected.
class Refusals {
 public:
  Refusals(const Question& question, const ParserContext& words)
      : question_(question), words_(words) {}

  /// Throws the interface text `refuse.<id>`, followed by what would be an answer.
  [[noreturn]] void say(const std::string& id, Args args = {}) const;

  /// Refuses a phrase that is not in `among`: suggests the nearest option, or recognizes one
  /// that cannot be chosen now.
  [[noreturn]] void not_among(const Lexicon& among, Tokens phrase) const;

  /// Refuses a phrase that may mean this option.
  [[noreturn]] void near(const Option& option, Tokens phrase) const;

  [[noreturn]] void out_of_range(int number, Tokens phrase) const;

  [[noreturn]] void ambiguous(const Lexicon& among, const Match& match, Tokens phrase) const;

  /// Returns an option, or a list of options (cut when long), as displayed.
  Value shown(const Option& option) const;
  Value shown(const std::vector<Option>& options) const;

  /// Returns what was typed, in the language's quotation marks.
  std::string quoted(Tokens phrase) const;

  /// Returns what is wrong, what would be an answer, and an example.
  Refusal because(std::string wrong = {}) const;

 private:
  [[noreturn]] void not_offered(const Option& option, Tokens phrase) const;
  std::string text(const std::string& id, const Args& args) const;
  std::string expected() const;
  std::string example() const;
  std::string in_words(const Option& option) const;
  std::string choice_example() const;
  std::string row_example() const;
  char letter(const Option& option) const;
  std::string ballots_example() const;

  const Question& question_;
  const ParserContext& words_;
};

}  // namespace narrator
