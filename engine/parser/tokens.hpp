// A typed line and its words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// A word as typed and in the forms it is compared by.
struct Token {
  std::string typed;
  std::string folded;        // never empty
  std::string accented;      // folded with accents kept
  bool after_comma = false;  // no phrase reaches across a comma
  std::size_t at = 0;        // where in the line it begins, bytes
};

using Tokens = std::span<const Token>;

/// The words, folded, with one blank between.
std::string folded(Tokens words);

/// A line that was typed, cut into words and folded here: whoever reads an answer or a command
/// compares these forms. Folded once more is only what they do not have: parts of a word (in
/// words_apart()), tone marks brought forward (in Lexicon), and a word beside names as they are
/// spelled (in nearest()). Blanks and commas of any width separate words.
class Line {
 public:
  Line() = default;
  explicit Line(std::string_view text);

  /// As it was typed, without blanks at its ends.
  const std::string& text() const { return text_; }
  const std::vector<Token>& words() const { return words_; }

  /// The words, folded, with one blank between.
  std::string folded() const { return narrator::folded(words_); }

  /// What comes after the first `count` words, which is empty where there are no more.
  Line after(std::size_t count) const;

 private:
  std::string text_;
  std::vector<Token> words_;
};

/// The words with each `=`, of any width, as a word of its own.
std::vector<Token> apart_at_equals(Tokens words);

/// What was typed, to be shown back.
std::string typed(Tokens tokens);

}  // namespace narrator
