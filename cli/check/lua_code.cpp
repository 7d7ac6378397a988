#include "cli/check/lua_code.hpp"

#include <algorithm>
#include <initializer_list>

#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

bool is_one_of(const LuaToken& token, std::initializer_list<std::string_view> words) {
  return token.kind == LuaToken::Kind::end ||
         std::ranges::any_of(words, [&](auto word) { return token.is(word); });
}

// Whether "=" stands here, behind further variables of the same list where there may be some.
bool is_given(LuaTokens tokens, bool among_others) {
  LuaToken token = tokens.next();
  const bool quoted = token.is("]");  // ["name"]
  if (quoted) token = tokens.next();
  while (among_others && (token.is(",") || token.is(".") || token.is("[") || token.is("]") ||
                          token.kind == LuaToken::Kind::string)) {
    do token = tokens.next();
    while (token.kind == LuaToken::Kind::name);
  }
  return token.is("=") && !tokens.next().is("=");
}

}  // namespace

bool function_returns(std::string_view code, int line) {
  const std::string_view from = line_of(code, line);
  if (from.empty()) return false;
  LuaTokens tokens(code, static_cast<std::size_t>(from.data() - code.data()));
  LuaToken token = tokens.next();
  while (!is_one_of(token, {"function"})) token = tokens.next();
  int functions = 0;
  std::vector<bool> blocks;  // those that are open: whether each is a function's
  for (; token.kind != LuaToken::Kind::end; token = tokens.next()) {
    if (is_one_of(token, {"function", "do", "if", "repeat"})) {
      blocks.push_back(token.is("function"));
      functions += blocks.back();
    } else if (is_one_of(token, {"end", "until"})) {
      functions -= blocks.back();
      blocks.pop_back();
      if (blocks.empty()) return false;
    } else if (token.is("return") && functions == 1) {
      LuaTokens ahead = tokens;
      if (!is_one_of(ahead.next(), {"end", "else", "elseif", "until", ";"})) return true;
    }
  }
  return false;
}

bool uses_first_parameter(std::string_view code, int line) {
  const std::string_view from = line_of(code, line);
  if (from.empty()) return false;
  LuaTokens tokens(code, static_cast<std::size_t>(from.data() - code.data()));
  LuaToken token = tokens.next();
  while (!is_one_of(token, {"function"})) token = tokens.next();
  while (!is_one_of(token, {"("})) token = tokens.next();
  const std::string_view name = tokens.next().text;
  int blocks = 1;
  for (token = tokens.next(); token.kind != LuaToken::Kind::end && blocks > 0;
       token = tokens.next()) {
    if (token.is(name)) return true;
    if (is_one_of(token, {"function", "do", "if", "repeat"})) ++blocks;
    if (is_one_of(token, {"end", "until"})) --blocks;
  }
  return false;
}

TextPlace where_given(std::string_view code, std::string_view name) {
  if (code.find(name) == code.npos) return {};
  LuaTokens tokens(code);
  LuaToken before;
  std::vector<bool> open;  // what begins and has not ended: whether statements stand in it
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next()) {
    if (is_one_of(token, {"function", "do", "if", "repeat", "{", "("})) {
      open.push_back(!token.is("{") && !token.is("("));
    } else if (is_one_of(token, {"end", "until", "}", ")"}) && !open.empty()) {
      open.pop_back();
    }
    const bool field = before.is(".") || before.is("[");
    if (field && token.text == name && is_given(tokens, open.empty() || open.back()))
      return place_at(code, token.at);
    before = token;
  }
  return {};
}

std::vector<std::pair<std::string, TextPlace>> fields_of_g(std::string_view code) {
  std::vector<std::pair<std::string, TextPlace>> fields;
  LuaTokens tokens(code);
  LuaToken before;
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end;) {
    const LuaToken next = tokens.next();
    if (token.is("g") && !before.is(".") && next.is(".")) {
      const LuaToken field = tokens.next();
      const std::string name(field.text);
      const bool known =
          std::ranges::any_of(fields, [&](const auto& one) { return one.first == name; });
      if (!known) fields.emplace_back(name, place_at(code, token.at));
    }
    before = token;
    token = next;
  }
  return fields;
}

std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources) {
  const Source* source = find_source(sources, rule.place.file);
  const std::string_view line = source ? line_of(source->text, rule.place.line) : "";
  const auto open = line.find('('), close = line.find(')');
  if (open == line.npos || close == line.npos || close < open) return "...";
  return std::string(line.substr(open + 1, close - open - 1));
}

std::string parameters_to_hand_on(const RuleEntry& rule, const std::vector<Source>& sources) {
  std::string given = parameters(rule, sources);
  if (given == "_" || given.starts_with("_,")) given[0] = 'g';  // the first one always is g
  const bool nameless = given.empty() || given.find(" _") != given.npos;
  return nameless ? "..." : given;
}

}  // namespace narrator::cli
