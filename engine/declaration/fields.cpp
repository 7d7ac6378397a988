#include "engine/declaration/fields.hpp"

#include <optional>

namespace narrator {
namespace {

// A quick test: most files contain no such call and need not be tokenized.
bool may_hold_call(std::string_view text, std::string_view call) {
  for (auto at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
    const auto next = text.find_first_not_of(" \t\r\n", at + call.size());
    if (next != text.npos && (text[next] == '{' || text[next] == '(' || text[next] == '-'))
      return true;
  }
  return false;
}

std::optional<std::size_t> after_call(std::string_view text, std::string_view call) {
  const bool given_back = call == "return";
  if (!given_back && !may_hold_call(text, call)) return std::nullopt;
  LuaTokens tokens(text);
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end;) {
    const LuaToken next = tokens.next();
    if (token.text == call && token.kind == LuaToken::Kind::name &&
        (given_back || next.text == "{" || next.text == "("))
      return token.at;
    token = next;
  }
  return std::nullopt;
}

}  // namespace

TextPlace find_field(std::string_view text, std::string_view call,
                     const std::vector<std::string>& path) {
  const auto start = after_call(text, call);
  if (!start) return {};
  std::size_t best = *start, found = 0, depth = 0;
  LuaTokens tokens(text.substr(*start));
  tokens.next();
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end && found < path.size();) {
    if (token.text == "{" && token.kind == LuaToken::Kind::sign) ++depth;
    if (token.text == "}" && token.kind == LuaToken::Kind::sign && --depth <= found) break;
    LuaToken next = tokens.next();
    if (token.kind == LuaToken::Kind::string && next.text == "]") next = tokens.next();
    if (depth == found + 1 && token.kind != LuaToken::Kind::sign && token.text == path[found] &&
        next.text == "=") {
      best = *start + token.at;
      ++found;
    }
    token = next;
  }
  return place_at(text, best);
}

}  // namespace narrator
