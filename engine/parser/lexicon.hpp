// Finds which of a set of named things a phrase means.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/parser/answer_parser.hpp"
#include "engine/parser/tokens.hpp"

namespace narrator {

/// What a phrase may mean.
struct Match {
  std::vector<int> found;  // indexes of the lexicon's options; equal options count once
  bool exact = false;      // matches a whole name, word or seat number, not only a prefix

  bool none() const { return found.empty(); }
  bool one() const { return found.size() == 1; }
  bool many() const { return found.size() > 1; }
};

/// A phrase matches an option if its words are prefixes of the option's words (`g r8`: "guess R8").
/// Words typed in full outweigh prefixes, so R1 never means R10, and a number is never a prefix of
/// a longer number. The first or last word of a player's name, typed in full, means every player
/// whose name has it, unless somebody has exactly this name; a seat number means its player. Among
/// players, the name, a part of it or the seat of a player who is not an option never matches an
/// option that begins with it. Accents that were typed must be those of a word, if it has any,
/// and decide between players.
class Lexicon {
 public:
  /// Words also match by what they are called for the question with this id alone, if one is given.
  Lexicon(std::vector<Option> options, const ParserContext& words,
          const std::string& question = {});

  static Lexicon of_players(const ParserContext& words);

  /// Contains every word that has a text, except the interface's own.
  static Lexicon of_known_words(const ParserContext& words);

  /// Returns what the whole phrase means. Requires a non-empty phrase.
  Match find(Tokens phrase) const;

  /// Returns whether an option of one word is spelt like this, or a part of a player's name, with
  /// the same accents.
  bool spells(const Token& word) const;

  /// The longest phrase at the beginning of `rest` with one meaning, else the longest with several.
  /// `size` is the number of tokens in it.
  struct Reading {
    Match match;
    std::size_t size = 1;
  };
  Reading read(Tokens rest) const;

  /// Returns the option nearest to the phrase, or -1.
  int nearest(Tokens phrase) const;

  /// Returns the options with a spelling that begins with the letter `c`.
  std::vector<int> with_initial(char32_t c) const;

  const std::vector<Option>& options() const { return options_; }
  const Option& at(int index) const { return options_[static_cast<std::size_t>(index)]; }

 private:
  struct Spelling {
    int index;
    std::string text;                // normalised
    std::vector<std::string> words;  // of `text`
    std::vector<std::string> accented;
  };
  struct Candidate;
  struct Named {
    int who;
    std::string plain, accented;  // normalised; with accents kept, and tones forward
  };
  static Named named(int who, const std::string& name);

  void add(int index, const std::string& text);
  void add_outsiders(const std::vector<std::string>& names);
  std::optional<Match> by_name(Tokens phrase) const;
  int seat_index(const std::string& normalised) const;
  bool may_be_players(Tokens words) const;
  std::vector<int> pick(Tokens phrase, std::vector<Candidate> candidates) const;

  std::vector<Option> options_;
  std::vector<Spelling> spellings_;
  std::vector<Named> name_parts_;                  // first and last words, with the option's index
  std::vector<Named> outsiders_, outsider_parts_;  // of players who are no options, with the seat
  std::size_t longest_ = 1;                        // number of words in the longest spelling
};

/// Recognizes the words "all", "but", "the others" and "unknown", typed in full.
class Keywords {
 public:
  explicit Keywords(const ParserContext& words)
      : lexicon_({{0, "all"}, {0, "all-but"}, {0, "others"}, {0, "unknown"}}, words) {}

  enum class Word { none, all, but, others, unknown };
  struct Reading {
    Word word = Word::none;
    std::size_t size = 0;  // in tokens
  };
  /// Returns the longest keyword at the beginning of `rest`.
  Reading read(Tokens rest) const;

 private:
  Lexicon lexicon_;
};

/// Returns the seat that a token of digits stands for, or 0.
int seat_number(const std::string& normalised);

}  // namespace narrator
