// The pieces of an input line.
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
};

using Tokens = std::span<const Token>;

/// Cuts a line into words; with `equals`, `=` is a word of its own.
std::vector<Token> cut(std::string_view line, bool equals);

/// What was typed, to be shown back.
std::string typed(Tokens tokens);

}  // namespace narrator
