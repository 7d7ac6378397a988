// Splits a Lua source into tokens.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace narrator {

/// Whether a Lua name may contain the character.
bool is_in_lua_name(char c);

struct LuaToken {
  enum class Kind { name, string, sign, end } kind = Kind::end;  // keywords and numbers are names
  std::string_view text;  // for a string, the text between its quotes
  std::size_t at = 0;     // byte offset

  bool is(std::string_view word) const { return kind != Kind::string && text == word; }
};

/// Returns whether the token is one of these words, and no string.
bool is_any_of(const LuaToken& token, std::initializer_list<std::string_view> words);

/// Splits any text into names, strings and signs (one character each), and skips comments.
class LuaTokens {
 public:
  explicit LuaTokens(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  LuaToken next();

 private:
  std::size_t long_bracket() const;
  LuaToken long_string();
  LuaToken string(char quote);
  void skip();

  std::string_view text_;
  std::size_t at_ = 0;
};

/// Returns all tokens of a text, without the one at its end.
std::vector<LuaToken> tokens_of(std::string_view text);

/// Statements of a function that all run if the first of them does: those of a block,
/// or those that follow one.
struct StatementRun {
  std::size_t at = 0;      // byte offset of the first statement
  int line = 0, last = 0;  // first and last line
  int opened = 0;          // line of the condition, loop or function that leads there
  int function = 0;        // line on which the innermost function begins, and …
  bool named = false;      // … whether it has a name
  bool whole = false;      // whether it begins the function
};

/// Returns all stretches, in order, except those of the file itself, outside of functions.
std::vector<StatementRun> stretches_in(std::string_view code);

/// Returns the script with `#list` and `a ^ b` expressed by our own operations: length_of_list(),
/// and a power by multiplication. Line numbers do not change.
///
/// `#` becomes `_length^` and `^` becomes `^_power^`: as the power binds most tightly and
/// associates to the right, the operands stay the same. A metamethod then evaluates
/// `_length ^ list` as the length, and `a ^ (_power ^ b)` in two calls. A script that uses one of
/// them begins with locals of these names. (This is impossible for `..`: if its metamethod makes
/// the stack grow, Lua 5.4.4 continues with the old stack; see number_text.cpp.)
std::string with_own_operators(std::string_view script);

struct TextPlace {
  int line = 0;            // 1-based; 0: nowhere
  std::size_t column = 0;  // in bytes, 0-based
};

/// Returns the line and column of the byte `at` of a text.
TextPlace place_at(std::string_view text, std::size_t at);

}  // namespace narrator
