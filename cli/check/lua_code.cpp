#include "cli/check/lua_code.hpp"

#include <algorithm>
#include <set>

#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Returns whether "=" follows, after further variables of the same list if there may be some.
bool is_given(const CodeTokens& all, std::size_t i, bool among_others) {
  if (all[i].is("]")) ++i;  // ["name"]
  while (among_others && (is_any_of(all[i], {",", ".", "[", "]"}) || all.is_string(i))) {
    do ++i;
    while (all.is_name(i));
  }
  return all.is_assignment(i);
}

}  // namespace

std::size_t CodeTokens::on_line(int line) const {
  const std::string_view from = line_of(text_, line);
  if (from.empty()) return size();
  std::size_t i = 0;
  while (i < size() && text_.data() + tokens_[i].at < from.data()) ++i;
  return i;
}

std::size_t CodeTokens::next(std::size_t i, std::initializer_list<std::string_view> words) const {
  while (i < size() && !is_any_of(tokens_[i], words)) ++i;
  return i;
}

std::size_t CodeTokens::behind(std::size_t i) const {
  int open = 0;
  do {
    open += is_any_of((*this)[i], {"(", "{", "[", "function", "do", "if", "repeat"}) -
            is_any_of((*this)[i], {")", "}", "]", "end", "until"});
  } while (++i < size() && open > 0);
  return i;
}

bool function_returns(std::string_view code, int line) {
  const CodeTokens all(code);
  return function_returns(all, all.next(all.on_line(line), {"function"}));
}

bool function_returns(const CodeTokens& all, std::size_t function) {
  const std::size_t end = all.behind(function);
  for (std::size_t i = function + 1; i < end; ++i) {
    if (all[i].is("function")) i = all.behind(i) - 1;
    if (all[i].is("return") && !is_any_of(all[i + 1], {"end", "else", "elseif", "until", ";"}))
      return true;
  }
  return false;
}

bool call_names(std::string_view code, int line, std::string_view name) {
  const CodeTokens all(code);
  std::size_t i = all.next(all.on_line(line), {"(", "{"});
  for (const std::size_t end = all.behind(i); i < end; ++i) {
    if (all[i].is(name) && all[i + 1].is("=")) return true;
  }
  return false;
}

bool uses_first_parameter(std::string_view code, int line) {
  const CodeTokens all(code);
  const std::size_t function = all.next(all.on_line(line), {"function"});
  const std::size_t name = all.next(function, {"("}) + 1;
  return all.next(name + 1, {all[name].text}) < all.behind(function);
}

std::vector<TableDiagnostic> table_diagnostics(std::string_view code) {
  struct Open {
    bool table;
    std::set<std::string, std::less<>> keys;
  };
  std::vector<TableDiagnostic> diagnostics;
  std::vector<Open> open;
  const CodeTokens all(code);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool in_table =
        !open.empty() && open.back().table && is_any_of(all[i - 1], {"{", ",", ";"});
    if (in_table && all[i].is("nil") && all[i + 1].is(","))
      diagnostics.push_back({"nil leaves a hole in this list", all.place(i)});
    const bool quoted =
        all[i].is("[") && all.is_string(i + 1) && all[i + 2].is("]") && all.is_assignment(i + 3);
    const bool named = all.is_name(i) && all.is_assignment(i + 1);
    const std::size_t key = quoted ? i + 1 : i;
    if (in_table && (quoted || named) && !open.back().keys.emplace(all[key].text).second)
      diagnostics.push_back(
          {"'" + std::string(all[key].text) + "' stands twice in this table: only the last counts",
           all.place(key)});
    if (is_any_of(all[i], {"{", "("})) open.push_back({all[i].is("{"), {}});
    if (is_any_of(all[i], {"}", ")"}) && !open.empty()) open.pop_back();
  }
  return diagnostics;
}

namespace {

// Collects the calls in the code.
class Calls {
 public:
  explicit Calls(std::string_view code) : code_(code) {}

  std::vector<CodeCall> run() {
    const CodeTokens all(code_);
    for (std::size_t i = 0; i < all.size(); ++i) {
      take(all[i], all[i + 1]);
      before_ = all[i];
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
      if (is_any_of(token, {"function", "return", "and", "or", "not", "if", "elseif", "while",
                            "until", "in"}))
        name_.clear();
      if (!name_.empty() && !next.is(".") && !next.is("("))
        calls_.push_back({name_, 0, defines_, false, true, place_at(code_, at_)});
    } else {
      name_.clear();
    }
  }

  std::string_view code_;
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
  const CodeTokens all(code);
  std::vector<bool> open;  // the open brackets and blocks: whether each contains statements
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (is_any_of(all[i], {"function", "do", "if", "repeat", "{", "("})) {
      open.push_back(!all[i].is("{") && !all[i].is("("));
    } else if (is_any_of(all[i], {"end", "until", "}", ")"}) && !open.empty()) {
      open.pop_back();
    }
    const bool field = is_any_of(all[i - 1], {".", "["});
    if (field && all[i].text == name && is_given(all, i + 1, open.empty() || open.back()))
      return all.place(i);
  }
  return {};
}

std::vector<std::pair<std::string, TextPlace>> fields_of_g(std::string_view code) {
  std::vector<std::pair<std::string, TextPlace>> fields;
  const CodeTokens all(code);
  for (std::size_t i = 0; i + 2 < all.size(); ++i) {
    if (!all[i].is("g") || all[i - 1].is(".") || !all[i + 1].is(".")) continue;
    const std::string name(all[i + 2].text);
    const bool known =
        std::ranges::any_of(fields, [&](const auto& one) { return one.first == name; });
    if (!known) fields.emplace_back(name, all.place(i));
  }
  return fields;
}

std::vector<NestedField> nested_fields_of_g(std::string_view code) {
  std::vector<NestedField> fields;
  const CodeTokens all(code);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].is("g") || all[i - 1].is(".") || !all[i + 1].is(".") || !all[i + 3].is(".") ||
        !all.is_name(i + 4))
      continue;
    if (all.is_assignment(i + 5) || is_any_of(all[i + 5], {"(", ","})) continue;
    fields.push_back({std::string(all[i + 2].text), std::string(all[i + 4].text), all.place(i)});
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
