// A lexical analysis of Lua code.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/machine.hpp"
#include "engine/sources/lua_tokens.hpp"

namespace narrator::cli {

/// The tokens of Lua code, to look around in. Outside of them all are of kind `end`, so that
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

/// Returns whether the first function on the line, or the one at this token, has a return with a
/// value. The returns of nested functions do not count.
bool function_returns(std::string_view code, int line);

bool function_returns(const CodeTokens& all, std::size_t function);

/// Returns whether the function on the line uses its first parameter.
bool uses_first_parameter(std::string_view code, int line);

/// Returns where a field of this name is first assigned: `g.name = …`, `a.name, b.other = …`,
/// `g["name"] = …`; line 0 if it never is.
TextPlace where_given(std::string_view code, std::string_view name);

/// Returns whether the call on the line has a field of this name in a table: `name = …`.
bool call_names(std::string_view code, int line, std::string_view name);

/// A call or definition: `rule.turn(g, player)`, `where(list, "alive")` or `cards.learn(g, …)`.
struct CodeCall {
  std::string name;  // as written in the code
  int values = 0;  // number of arguments; of a definition, up to the last parameter not named _…
  bool defines = false;
  bool open = false;   // whether there may be more: the results of a call, or `...`
  bool named = false;  // not a call: the function itself is passed as a value
  TextPlace at;
};

std::vector<CodeCall> calls_in(std::string_view code);

struct TableDiagnostic {
  std::string what;
  TextPlace at;
};

/// Returns table constructors that have a hole, or the same key twice.
std::vector<TableDiagnostic> table_diagnostics(std::string_view code);

/// Returns the fields of g that are read or assigned, each with its first place.
std::vector<std::pair<std::string, TextPlace>> fields_of_g(std::string_view code);

/// A field of a table in g that is read and not called: `g.piles.drawn`.
struct NestedField {
  std::string table, name;
  TextPlace at;
};

std::vector<NestedField> nested_fields_of_g(std::string_view code);

/// Returns a rule's parameters as written in its definition: "g, player"; "..." if unknown.
std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources);

/// Returns the parameters in a form that can be passed on: all of them have names, or else "...".
std::string parameters_to_hand_on(const RuleEntry& rule, const std::vector<Source>& sources);

}  // namespace narrator::cli
