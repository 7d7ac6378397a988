// A typed line and its words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// A word as it was typed, and in the forms used for comparison.
struct Token {
  std::string typed;
  std::string normalised;    // never empty
  std::string accented;      // normalised, with accents kept
  bool after_comma = false;  // a phrase never continues across a comma
  std::size_t at = 0;        // byte offset in the line
};

using Tokens = std::span<const Token>;

/// Joins the normalised words with single blanks.
std::string normalised(Tokens words);

/// A typed line, split at blanks and commas of any width and normalised, which are the forms that
/// parsers of answers and commands compare.
class Line {
 public:
  Line() = default;
  explicit Line(std::string_view text);

  /// The line as typed, without leading and trailing blanks.
  const std::string& text() const { return text_; }
  const std::vector<Token>& words() const { return words_; }

  std::string normalised() const { return narrator::normalised(words_); }

  /// Returns the line after the first `count` words, which is empty if there are no more.
  Line after(std::size_t count) const;

 private:
  std::string text_;
  std::vector<Token> words_;
};

/// Returns the words with each `=`, of any width, as a separate word.
std::vector<Token> apart_at_equals(Tokens words);

/// Whether the word is an equals sign, of any width.
bool is_equals(const Token& token);

/// Returns the tokens between equals signs.
std::vector<Tokens> between_equals(Tokens tokens);

/// Returns the words as typed, safe to display.
std::string typed(Tokens tokens);

/// Returns the part of a word between two byte offsets, with its place in the line.
Token part(const Token& word, std::size_t begin, std::size_t end);

/// Returns the word without quotes around it, and full stops and the like at its end.
Token without_marks(const Token& word);

}  // namespace narrator
