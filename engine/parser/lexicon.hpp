// Finds what a phrase stands for among things with names.
#pragma once

#include <string>
#include <vector>

#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator {

/// What a phrase was found to mean: nothing, one thing, or several that it could be.
struct Match {
  std::vector<int> found;  // indexes into the lexicon's options; equal options count once
  bool exact = false;      // a whole name, word or seat number, not only its beginning

  bool none() const { return found.empty(); }
  bool one() const { return found.size() == 1; }
  bool many() const { return found.size() > 1; }
};

/// Options and everything they are called by.
///
/// A phrase stands for the option whose words begin as its words do (`g r8`: "guess R8"). Words
/// typed in full outweigh begun ones, so R1 is never R10; a number never begins a longer number.
/// The last word of a player's name, typed in full, is that player unless something is called just
/// that. A seat number is a player unless an option is called just that. Among players, the whole
/// name or the seat of one who is no option means that one, never an option that begins so.
class Lexicon {
 public:
  /// Spells players by their names, with a title where the language has any, and words by their
  /// spellings.
  Lexicon(std::vector<Option> options, const Words& words);

  /// Every player at the table.
  static Lexicon of_players(const Words& words);

  /// Every word there is a text for, but the interface's own.
  static Lexicon of_known_words(const Words& words);

  /// What the whole phrase stands for. Requires a phrase.
  Match find(Tokens phrase) const;

  /// The longest phrase at the beginning of `rest` that means one thing; or, when there is none,
  /// the longest that could be several. `size` is how many tokens it takes.
  struct Reading {
    Match match;
    std::size_t size = 1;
  };
  Reading read(Tokens rest) const;

  /// The option whose name is nearest to the phrase, or -1 when none is near.
  int nearest(Tokens phrase) const;

  /// The options whose first letter `c` is, in any spelling.
  std::vector<int> with_initial(char32_t c) const;

  const std::vector<Option>& options() const { return options_; }
  const Option& at(int index) const { return options_[static_cast<std::size_t>(index)]; }

 private:
  struct Spelling {
    int index;
    std::string text;                // folded
    std::vector<std::string> words;  // of it
    std::vector<std::string> accented;
  };
  struct Candidate;

  void add(int index, const std::string& text);
  void add_outsiders(const std::vector<std::string>& names);
  std::vector<int> with_last_name(const Token& word) const;
  int seat_index(const std::string& folded) const;
  bool names_outsider(Tokens phrase) const;
  std::vector<int> pick(Tokens phrase, std::vector<Candidate> candidates) const;

  std::vector<Option> options_;
  std::vector<Spelling> spellings_;
  std::vector<std::pair<int, std::string>> outsiders_;   // seat and folded name
  std::vector<std::pair<int, std::string>> last_names_;  // index and last word, accents kept
  std::size_t longest_ = 1;                              // words in a spelling
};

/// The seat a token of digits names, or 0.
int seat_number(const std::string& folded);

}  // namespace narrator
