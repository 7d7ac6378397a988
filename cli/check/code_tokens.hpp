// The tokens of a Lua source, to look around in.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/sources/lua_tokens.hpp"

namespace narrator::cli {

/// Behind the last token, and before the first, there is no end of tokens of kind `end`, so that
/// looking further needs no check. The text has to outlive it.
class CodeTokens {
 public:
  explicit CodeTokens(std::string_view text) : text_(text), tokens_(tokens_of(text)) {}

  std::size_t size() const { return tokens_.size(); }

  const LuaToken& operator[](std::size_t i) const {
    static const LuaToken none;
    return i < size() ? tokens_[i] : none;
  }

  bool is_string(std::size_t i) const { return (*this)[i].kind == LuaToken::Kind::string; }
  bool is_name(std::size_t i) const { return (*this)[i].kind == LuaToken::Kind::name; }

  /// Whether this is "=", and not half of "==".
  bool is_assignment(std::size_t i) const { return (*this)[i].is("=") && !(*this)[i + 1].is("="); }

  /// Whether "==" or "~=" begins here.
  bool is_comparison(std::size_t i) const {
    return is_any_of((*this)[i], {"=", "~"}) && (*this)[i + 1].is("=");
  }

  TextPlace place(std::size_t i) const { return place_at(text_, (*this)[i].at); }

  /// Returns the index of the first token on the line or below it.
  std::size_t on_line(int line) const;

  /// Returns the index of the first of these words at `i` or behind it; size() if there is none.
  std::size_t next(std::size_t i, std::initializer_list<std::string_view> words) const;

  /// Returns the index behind the bracket or block that opens at `i`.
  std::size_t behind(std::size_t i) const;

 private:
  std::string_view text_;
  std::vector<LuaToken> tokens_;
};

}  // namespace narrator::cli
