// What stands in Lua code, as far as its words tell.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/machine.hpp"
#include "engine/sources/lua_tokens.hpp"

namespace narrator::cli {

/// Whether the first function that begins on the line has a return with something behind it; the
/// returns of functions within it are not its own.
bool function_returns(std::string_view code, int line);

/// Whether the function that begins on the line says the name of its first parameter again.
bool uses_first_parameter(std::string_view code, int line);

/// Where a field of this name is first given a value: `g.name = …`, `a.name, b.other = …`,
/// `g["name"] = …`; line 0 where it never is.
TextPlace where_given(std::string_view code, std::string_view name);

/// Whether the call that begins on the line has a field of this name in its tables: `name = …`.
bool call_names(std::string_view code, int line, std::string_view name);

/// `rule.turn(g, player)`, `where(list, "alive")` or `cards.learn(g, …)`, called or defined.
struct CodeCall {
  std::string name;  // as written
  int values = 0;    // it is given; of a definition up to the last whose name does not begin with _
  bool defines = false;
  bool open = false;   // whether there may be more: the values of a call, or `...`
  bool named = false;  // no call: the function itself is handed on
  TextPlace at;
};

std::vector<CodeCall> calls_in(std::string_view code);

/// A line on which a statement of a function begins, the line the innermost function begins on, and
/// the one on which the condition or loop, or else the function, stands that leads to it.
struct StatementLine {
  int line = 0, function = 0, opened = 0;
};

/// All of them, in order; definitions and the ends of blocks are none.
std::vector<StatementLine> statement_lines(std::string_view code);

struct TableSlip {
  std::string what;
  TextPlace at;
};

/// Tables that are written with a hole, or with the same key twice.
std::vector<TableSlip> table_slips(std::string_view code);

/// The fields that are read of g, or given to it: each name where it stands first.
std::vector<std::pair<std::string, TextPlace>> fields_of_g(std::string_view code);

/// A field of a table in g: `g.piles.drawn`, read and not called.
struct NestedField {
  std::string table, name;
  TextPlace at;
};

std::vector<NestedField> nested_fields_of_g(std::string_view code);

/// The values a rule is called with, as the line that defines it writes them: "g, player".
/// "..." where that cannot be told.
std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources);

/// The same so that they can be handed on: every one has a name of its own, or "...".
std::string parameters_to_hand_on(const RuleEntry& rule, const std::vector<Source>& sources);

}  // namespace narrator::cli
