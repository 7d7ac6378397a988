#include "cli/check/lua_code.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>

#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Also at the end of the source, so that no search passes it.
bool is_one_of(const LuaToken& token, std::initializer_list<std::string_view> words) {
  return token.kind == LuaToken::Kind::end || is_any_of(token, words);
}

// Returns whether "=" follows, after further variables of the same list if there may be some.
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
  return !from.empty() &&
         function_returns_at(code, static_cast<std::size_t>(from.data() - code.data()));
}

bool function_returns_at(std::string_view code, std::size_t at) {
  LuaTokens tokens(code, at);
  LuaToken token = tokens.next();
  while (!is_one_of(token, {"function"})) token = tokens.next();
  int functions = 0;
  std::vector<bool> blocks;  // the open blocks: whether each one is a function's
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

bool call_names(std::string_view code, int line, std::string_view name) {
  const std::string_view from = line_of(code, line);
  if (from.empty()) return false;
  LuaTokens tokens(code, static_cast<std::size_t>(from.data() - code.data()));
  int depth = 0;
  bool opened = false;
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end;) {
    const LuaToken next = tokens.next();
    if (token.kind == LuaToken::Kind::sign) {
      depth += token.is("(") || token.is("{") ? 1 : token.is(")") || token.is("}") ? -1 : 0;
      opened = opened || depth > 0;
      if (opened && depth <= 0) return false;
    } else if (depth > 0 && token.is(name) && next.is("=")) {
      return true;
    }
    token = next;
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

std::vector<TableDiagnostic> table_diagnostics(std::string_view code) {
  struct Open {
    bool table;
    std::set<std::string, std::less<>> keys;
  };
  std::vector<TableDiagnostic> diagnostics;
  std::vector<Open> open;
  LuaTokens tokens(code);
  LuaToken before, token = tokens.next();
  while (token.kind != LuaToken::Kind::end) {
    LuaToken next = tokens.next();
    const bool begins = before.is("{") || before.is(",") || before.is(";");
    const bool in_table = !open.empty() && open.back().table && begins;
    if (in_table && token.is("nil") && next.is(","))
      diagnostics.push_back({"nil leaves a hole in this list", place_at(code, token.at)});
    LuaTokens ahead = tokens;
    LuaToken key;
    if (in_table && token.is("[") && next.kind == LuaToken::Kind::string && ahead.next().is("]") &&
        ahead.next().is("="))
      key = next;
    if (in_table && token.kind == LuaToken::Kind::name && next.is("=") && !ahead.next().is("="))
      key = token;
    if (key.kind != LuaToken::Kind::end && !open.back().keys.emplace(key.text).second)
      diagnostics.push_back(
          {"'" + std::string(key.text) + "' stands twice in this table: only the last counts",
           place_at(code, key.at)});
    if (is_one_of(token, {"{", "("})) open.push_back({token.is("{"), {}});
    if (is_one_of(token, {"}", ")"}) && !open.empty()) open.pop_back();
    before = std::exchange(token, next);
  }
  return diagnostics;
}

namespace {

// Collects the calls in the code.
class Calls {
 public:
  explicit Calls(std::string_view code) : code_(code), tokens_(code) {}

  std::vector<CodeCall> run() {
    LuaToken token = tokens_.next();
    while (token.kind != LuaToken::Kind::end) {
      const LuaToken next = tokens_.next();
      take(token, next);
      before_ = std::exchange(token, next);
    }
    return std::move(calls_);
  }

 private:
  struct Open {
    std::size_t call = std::string::npos;  // index of the call
    bool table = false;                    // { … } that is not the argument of a call
    bool empty = true;
  };

  void take(const LuaToken& token, const LuaToken& next) {
    if (token.is("(") || token.is("{")) {
      if (!open_.empty()) open_.back().empty = false;
      const bool called = before_.kind == LuaToken::Kind::name && !before_.is("return");
      open_.push_back({token.is("(") && !name_.empty() ? calls_.size() : std::string::npos,
                       token.is("{") && !called});
      if (open_.back().call != std::string::npos)
        calls_.push_back({name_, 1, defines_, false, false, place_at(code_, at_)});
    } else if ((token.is(")") || token.is("}")) && !open_.empty()) {
      close();
    } else if (!open_.empty()) {
      open_.back().empty = false;
      if (token.is(",") && open_.back().call != std::string::npos)
        ++calls_[open_.back().call].values;
    }
    name(token, next);
  }

  void close() {
    const Open closed = open_.back();
    open_.pop_back();
    const bool many = std::exchange(gives_many_, !closed.table);
    if (closed.call == std::string::npos) return;
    CodeCall& call = calls_[closed.call];
    if (closed.empty) call.values = 0;
    // A call or `...` in the last place may yield several values.
    call.open = before_.is(".") || ((before_.is(")") || before_.is("}")) && many);
    if (call.defines && before_.kind == LuaToken::Kind::name && before_.text.starts_with('_'))
      --call.values;
  }

  // Reads a name as far as written: "cards", then "cards.learn".
  void name(const LuaToken& token, const LuaToken& next) {
    const bool goes_on = before_.is(".") && !name_.empty();
    if (token.is(".") && !name_.empty() && next.kind == LuaToken::Kind::name) {
      name_ += '.';
    } else if (token.kind == LuaToken::Kind::name && (goes_on || !before_.is("."))) {
      if (!goes_on) {
        name_.clear();
        at_ = token.at;
        defines_ = before_.is("function");
      }
      name_ += token.text;
      if (is_one_of(token, {"function", "return", "and", "or", "not", "if", "elseif", "while",
                            "until", "in"}))
        name_.clear();
      if (!name_.empty() && !next.is(".") && !next.is("("))
        calls_.push_back({name_, 0, defines_, false, true, place_at(code_, at_)});
    } else {
      name_.clear();
    }
  }

  std::string_view code_;
  LuaTokens tokens_;
  LuaToken before_;
  std::string name_;
  std::size_t at_ = 0;
  bool defines_ = false, gives_many_ = false;  // whether the last expression to end was a call
  std::vector<Open> open_;
  std::vector<CodeCall> calls_;
};

}  // namespace

std::vector<CodeCall> calls_in(std::string_view code) { return Calls(code).run(); }

TextPlace where_given(std::string_view code, std::string_view name) {
  if (code.find(name) == code.npos) return {};
  LuaTokens tokens(code);
  LuaToken before;
  std::vector<bool> open;  // the open brackets and blocks: whether each contains statements
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

std::vector<NestedField> nested_fields_of_g(std::string_view code) {
  std::vector<NestedField> fields;
  LuaTokens tokens(code);
  LuaToken before;
  for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next()) {
    if (token.is("g") && !before.is(".")) {
      LuaTokens ahead = tokens;
      const bool first = ahead.next().is(".");
      const LuaToken table = ahead.next();
      const bool second = ahead.next().is(".");
      const LuaToken name = ahead.next();
      const LuaToken sign = ahead.next();
      const bool given = sign.is("=") && !ahead.next().is("=");
      if (first && second && name.kind == LuaToken::Kind::name && !given && !sign.is("(") &&
          !sign.is(","))
        fields.push_back(
            {std::string(table.text), std::string(name.text), place_at(code, token.at)});
    }
    before = token;
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
  if (given == "_" || given.starts_with("_,")) given[0] = 'g';  // the first parameter is always g
  const bool nameless = given.empty() || given.find(" _") != given.npos;
  return nameless ? "..." : given;
}

}  // namespace narrator::cli
