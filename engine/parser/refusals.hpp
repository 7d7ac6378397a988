// Puts into words why an input is no answer and what would be one.
#pragma once

#include <string>
#include <vector>

#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"

namespace narrator {

/// Thrown inside the parser and caught by parse_answer; nobody else sees it.
struct Unreadable {
  NoAnswer why;
};

/// What may be said, as a person is offered it: the options, and "unknown" where that is taken.
std::vector<Option> offered(const Question& q);

/// Makes the refusals of one question. Each is one line on what is wrong and one on what is wanted.
class Refusals {
 public:
  Refusals(const Question& question, const Words& words) : question_(question), words_(words) {}

  /// The interface text `refuse.<id>` with what would be an answer below it.
  [[noreturn]] void say(const std::string& id, Args args = {}) const;

  /// A phrase that is none of `among` (the options or the slots): says so, names the nearest one,
  /// or recognizes a player or a word that exists but cannot be chosen.
  [[noreturn]] void not_among(const Lexicon& among, Tokens phrase) const;

  /// A number below the least or above the most.
  [[noreturn]] void out_of_range(int number, Tokens phrase) const;

  /// A phrase that could be several of `among`.
  [[noreturn]] void ambiguous(const Lexicon& among, const Match& match, Tokens phrase) const;

  /// An option as people see it, and a list of them (cut when long).
  Value shown(const Option& option) const;
  Value shown(const std::vector<Option>& options) const;

  /// What was typed, between the language's quotes.
  std::string quoted(Tokens phrase) const;

  /// What is wrong, with what would be an answer and an example of it.
  Refusal because(std::string wrong = {}) const;

 private:
  [[noreturn]] void not_offered(const Option& option) const;
  std::string text(const std::string& id, const Args& args) const;
  std::string expected() const;
  std::string example() const;
  std::string in_words(const Option& option) const;
  std::string choice_example() const;
  std::string row_example() const;
  char letter(const Option& option) const;
  std::string ballots_example() const;

  const Question& question_;
  const Words& words_;
};

}  // namespace narrator
