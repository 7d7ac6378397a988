// A Lua source cut into words: what findings about it are looked for in.
#pragma once

#include <cstddef>
#include <string_view>

namespace narrator {

/// Whether a name may hold the character.
bool is_in_lua_name(char c);

struct LuaToken {
  enum class Kind { name, string, sign, end } kind = Kind::end;  // keywords and numbers are names
  std::string_view text;  // of a string what stands between its quotes
  std::size_t at = 0;     // where it begins, in bytes

  bool is(std::string_view word) const { return kind != Kind::string && text == word; }
};

/// Lua as far as names, strings and signs (one character each) go; comments are passed over.
/// Any text will do: what is not Lua comes as signs.
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

struct TextPlace {
  int line = 0;            // 1 and up; 0: nowhere
  std::size_t column = 0;  // in bytes, from 0
};

/// Where the byte `at` of a text stands.
TextPlace place_at(std::string_view text, std::size_t at);

}  // namespace narrator
