// `#` and `^` in strangers' scripts, which give the same results everywhere.
#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Returns what a stranger's script announces when it runs `body` in a state of its own.
std::string said(const std::string& body) {
  Machine machine({{"scripts/tiny/en.lua", "return { said = \"{what}\" }"},
                   {"scripts/tiny/rules.lua", tiny::kDeclaration +
                                                  "function rule.status(g) return { a = 1 } end\n"
                                                  "function rule.play(g) " +
                                                  body + " win{ winners = {} } end"}},
                  "en");
  Table table;
  table.players = {"Aki", "Bình"};
  run_answers(machine, table);
  std::string all;
  for (const Message& one : drain_messages(machine)) all += one.text;
  return all;
}

std::string value(const std::string& expression) {
  return said("announce(\"said\", { what = tostring(" + expression + ") })");
}

}  // namespace

TEST_CASE("operators are found in code, not in strings and comments") {
  const std::string names = "local _length, _power = _length, _power; ";
  CHECK(with_own_operators("return #t") == names + "return  _length^t");
  CHECK(with_own_operators("return a^b") == names + "return a^_power^b");
  for (const char* script :
       {"#first", "x = '#'", "x = \"a\\\"#^\"", "x = '\\\\#'", "-- #^", "x = 'a\\z\n # b'",
        "--[[ # \n ^ ]]", "--[==[ # ]] ^ ]==]", "x = [[#]]", "x = [=[ ]] ^ ]=]", "--[ #", "x = '#",
        "x = [[ #", "--[[ #", "--"})
    CHECK(with_own_operators(script) == script);
  CHECK(with_own_operators("-- #\nx=#t") == names + "-- #\nx= _length^t");
  CHECK(with_own_operators("x = t[#t] --[[#]] + #u") ==
        names + "x = t[ _length^t] --[[#]] +  _length^u");
}

TEST_CASE("our operators bind as Lua's own") {
  CHECK(value("#{ 1, 2, 3 } + 1") == "4");
  CHECK(value("-#'abc' * 2") == "-6");
  CHECK(value("#'abc' .. #{ 1 }") == "31");
  CHECK(value("not #{}") == "false");
  CHECK(value("2 ^ 3") == "8");
  CHECK(value("2 ^ 3 ^ 2") == "512");
  CHECK(value("2 ^ 3 .. ''") == "8");  // an integer
  CHECK(value("2.0 ^ 3 .. ''") == "8.0");
  CHECK(value("2 ^ 60 .. ''") == "1.1529215046068e+18");
  CHECK(value("-2 ^ 2") == "-4");
  CHECK(value("2 ^ -1") == "0.5");
  CHECK(value("2 ^ #{ 1, 2, 3 }") == "8");
  CHECK(value("('x'):rep((#{ 1, 2 }) ^ 2 // 1 | 0)") == "xxxx");
}

TEST_CASE("the length of a list with holes is the same in every state") {
  const std::string body =
      "local t = {} for i = 1, 40 do t['k' .. i] = i end for i = 1, 40 do t['k' .. i] = nil end "
      "for _, i in ipairs{ 1, 2, 3, 5, 6, 7, 9, 10, 12, 16, 17, 24, 33 } do t[i] = i end "
      "local u = { table.unpack(t, 1, 24) } u[40] = 1 "
      "table.insert(t, 99) "
      "announce('said', { what = #t .. ' ' .. #u .. ' ' .. table.concat(t, ',') })";
  const std::string first = said(body);
  CHECK(first == "7 3 1,2,3,99,5,6,7");
  for (int i = 0; i < 20; ++i) CHECK(said(body) == first);
}

TEST_CASE("a text file may use our operators as well") {
  Machine machine(
      {{"scripts/tiny/en.lua", "return { hello = ('x'):rep(#'abc') .. (2 ^ 3 // 1 | 0) }"},
       {"scripts/tiny/rules.lua",
        tiny::kDeclaration + "function rule.status(g) return { a = 1 } end "
                             "function rule.play(g) announce('hello') win{ winners = {} } end"}},
      "en");
  Table table;
  table.players = {"Aki", "Bình"};
  run_answers(machine, table);
  CHECK(drain_messages(machine).at(0).text == "xxx8");
}

TEST_CASE("NaN is shown without a sign") {
  CHECK(value("0/0") == "nan");
  CHECK(value("-(0/0)") == "nan");
  CHECK(said("announce('said', { what = string.format('%s', 0/0) .. table.concat({ 0/0 }) })") ==
        "nannan");
  for (const char* made : {"0/0", "-(0/0)", "0.0 % 0", "0.0 // 0", "1e999 - 1e999", "1e999 * 0"})
    CHECK(value(std::string("(") + made + ") .. ''") == "nan");
  CHECK(value("'x' .. -(0/0) .. 0/0 .. 'y' .. (0/0)") == "xnannanynan");
  CHECK(value("string.len(0/0) .. string.sub(-(0/0), 1) .. string.reverse(0/0)") == "3nannan");
}

TEST_CASE("other numbers are concatenated as Lua does it") {
  CHECK(value("1 .. 2 .. 1.5 .. -0.0 .. 1e15 .. 2^53 .. -1e999") ==
        "121.5-0.01e+159.007199254741e+15-inf");
}
