// Small words that may stand between those of an answer, and numbers in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/parser/lexicon.hpp"

namespace narrator {

/// Returns the byte offsets where the word may be split next to wide letters, including its
/// beginning and end.
std::vector<std::size_t> cuts_of(const std::string& word);

/// Returns the number that is typed in digits or as a word, such as "two". Accents that were typed
/// are the word's: "hải" is not "hai".
std::optional<int> number_in(const Token& word, const Catalogue& texts);

/// Returns what the question offers, and whom or what it is asked about.
std::vector<Option> said(const Question& question);

/// What a word between the others may be; each later kind is dropped where an earlier one is.
enum class Filler { no, perhaps, yes, title };

/// Finds the words that may stand between the others, such as "and"; of a claim, none may.
class Fillers {
 public:
  Fillers(const Question& question, const ParserContext& words);

  /// Returns the line without words that are `least` or more; what follows one is apart, as after a
  /// comma.
  std::vector<Token> without(Tokens line, Filler least) const;

  /// Returns whether the text may stand behind a number without a blank: 枚, です, 枚です.
  bool may_follow(const Token& rest) const;

 private:
  Filler kind(Tokens line, std::size_t at) const;
  bool follows_player(Tokens line, std::size_t at) const;
  Filler counted(Tokens line, std::size_t at) const;
  bool is_player(const Token& word) const;
  bool is_name(const Token& word) const;
  bool begins_a_name(const Token& word) const;

  const Lexicon fillers_, counters_, named_, players_;
  const Catalogue& texts_;
  const bool votes_, numbers_, tally_;
};

}  // namespace narrator
