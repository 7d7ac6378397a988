#include "engine/sources/lua_tokens.hpp"

#include <algorithm>
#include <string>

namespace narrator {
bool is_in_lua_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

LuaToken LuaTokens::next() {
  skip();
  const std::size_t from = at_;
  if (at_ >= text_.size()) return {LuaToken::Kind::end, {}, from};
  const char c = text_[at_];
  if (is_in_lua_name(c)) {
    while (at_ < text_.size() && is_in_lua_name(text_[at_])) ++at_;
    return {LuaToken::Kind::name, text_.substr(from, at_ - from), from};
  }
  if (c == '"' || c == '\'') return string(c);
  if (long_bracket() > 0) return long_string();
  ++at_;
  return {LuaToken::Kind::sign, text_.substr(from, 1), from};
}

// How long the opening [[ or [=[ here is, or 0.
std::size_t LuaTokens::long_bracket() const {
  if (text_[at_] != '[') return 0;
  const auto second = text_.find_first_not_of('=', at_ + 1);
  return second != text_.npos && text_[second] == '[' ? second - at_ + 1 : 0;
}

LuaToken LuaTokens::long_string() {
  const std::size_t from = at_, length = long_bracket();
  std::string closing(length, '=');
  closing.front() = closing.back() = ']';
  const auto end = std::min(text_.find(closing, at_ + length), text_.size());
  at_ = std::min(end + length, text_.size());
  return {LuaToken::Kind::string, text_.substr(from + length, end - from - length), from};
}

LuaToken LuaTokens::string(char quote) {
  const std::size_t from = at_++;
  while (at_ < text_.size() && text_[at_] != quote) at_ += text_[at_] == '\\' ? 2 : 1;
  const std::size_t end = std::min(at_, text_.size());
  at_ = std::min(at_ + 1, text_.size());
  return {LuaToken::Kind::string, text_.substr(from + 1, end - from - 1), from};
}

void LuaTokens::skip() {
  for (;;) {
    at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
    if (!text_.substr(at_).starts_with("--")) return;
    at_ += 2;
    if (at_ < text_.size() && long_bracket() > 0) {
      long_string();
    } else {
      at_ = std::min(text_.find('\n', at_), text_.size());
    }
  }
}

TextPlace place_at(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, at);
  const auto start = before.rfind('\n');
  return {static_cast<int>(std::ranges::count(before, '\n')) + 1,
          start == before.npos ? at : at - start - 1};
}

}  // namespace narrator
