// What a stranger's script cannot do: each of these ends in a ScriptError, soon.
#include <ctime>

#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Runs `body` as a whole game, answering what needs no person, and returns the outcome.
std::string run(const std::string& body, const std::string& texts = tiny::kTexts) {
  return tiny::error_of([&] {
    Machine machine(
        {{"scripts/tiny/en.lua", texts},
         {"scripts/tiny/rules.lua",
          tiny::kDeclaration + "function rule.status(g) return g.status or { a = 1 } end\n" +
              "function rule.play(g) " + body + "\nwin{ winners = {} } end"}},
        "en");
    Table table;
    table.players = {"Aki", "Bình"};
    const auto chance = [](const Question* asked) {
      return asked != nullptr && asked->chance ? std::optional<GivenAnswer>(tiny::pick(0))
                                               : std::nullopt;
    };
    run_answers(machine, table);
    drain_messages(machine);
    run_answers(machine, chance);
    machine.fingerprint();
    machine.status();
    machine.result();
  });
}

#ifdef NARRATOR_SANITIZED
constexpr double kPatience = 60;
#else
constexpr double kPatience = 8;  // seconds of CPU time; the tests may share the machine
#endif

void stopped(const std::string& body, const std::string& why,
             const std::string& texts = tiny::kTexts) {
  INFO(body);
  const std::clock_t begin = std::clock();
  const std::string error = run(body, texts);
  const double took = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  CHECK_THAT(error, Catch::Contains(why));
  CHECK(took < kPatience);
}

// Whether `expression` is true for a script.
bool holds(const std::string& expression) { return run("assert(" + expression + ")").empty(); }

}  // namespace

TEST_CASE("scripts can name only what is on the allow-list") {
  for (const char* name :
       {"pcall",        "xpcall",         "load",      "loadstring", "dofile",   "require",
        "setmetatable", "getmetatable",   "rawget",    "rawset",     "rawequal", "rawlen",
        "next",         "collectgarbage", "coroutine", "debug",      "io",       "os",
        "package",      "utf8",           "_G",        "_VERSION",   "warn",     "native"}) {
    INFO(name);
    CHECK_THAT(run(std::string("local x = ") + name),
               Catch::Contains(std::string("'") + name + "'"));
  }
  for (const char* name :
       {"string.gsub", "string.gmatch", "string.match", "string.dump", "string.pack", "table.move",
        "table.sort", "math.random", "math.floor"}) {
    INFO(name);
    CHECK_THAT(run(std::string("local x = ") + name), Catch::Contains("there is nothing called"));
  }
  stopped("local x = ('x').gsub", "there is nothing called");
}

TEST_CASE("scripts cannot change anything that is not theirs") {
  stopped("x = 1", "'x' is new here");
  stopped("string.rep = nil", "belongs to the library");
  stopped("rule.play = function() end", "rules are defined while the file is loaded");
}

TEST_CASE("endless loops are stopped, even between questions that the program answers itself") {
  stopped("while true do end", "too long");
  stopped("repeat until false", "too long");
  stopped("local function f() return f() end f()", "too long");
  stopped("while true do acknowledge{ id = 'who' } end", "too long");
  stopped("while true do choose{ id = 'who', from = { 'a' }, chance = true } end", "too long");
  stopped("for _ = 1, 1 << 60 do tostring(1) end", "too long");
}

TEST_CASE("a few instructions that move much are stopped by the clock or the memory limit") {
  stopped(
      "local s = ('x'):rep(65536) for _ = 1, 5 do s = s .. s end while true do local t = s .. 'y' "
      "end",
      "too ");
  stopped(
      "local s = ('x'):rep(65536) for _ = 1, 5 do s = s .. s end while true do local t = s:upper() "
      "end",
      "too ");
  stopped("local s = 'x' while true do s = s .. s end", "memory");
  stopped("local t = {} for i = 1, 1 << 40 do t[i] = { i } end", "memory");
  stopped("local function f() return 1 + f() end f()", "");
  stopped("string.rep('', 1 << 62)", "too long");
  stopped("string.rep('x', 1 << 40)", "too long");
  stopped("local a = ('a'):rep(65536) string.find(a .. a, 'b')", "too long");
  stopped("local a = ('a'):rep(60000) while true do a:find(('a'):rep(999) .. 'b') end", "too long");
}

TEST_CASE("a list ends at its first hole, whatever follows") {
  std::string holed = "local t = {";
  for (int i = 0; i < 62; ++i) holed += "[" + std::to_string(std::int64_t{1} << i) + "] = 'x',";
  holed += "} assert(#t == 2) ";
  CHECK(run(holed + "table.insert(t, 1, 1) assert(#t == 4)").empty());
  CHECK(run(holed + "table.remove(t, 1) assert(#t == 1)").empty());
  CHECK(run(holed + "assert(table.concat(t) == 'xx')").empty());
  CHECK(run(holed + "assert(select('#', table.unpack(t)) == 2)").empty());
  CHECK(run(holed + "announce('hello', { list = t })").empty());
  stopped(holed + "choose{ id = 'who', from = t }", "offers 'x' twice");
  stopped(holed + "tell(t, 'hello')", "no player");
  for (const char* use : {"g.status = t", "g.t = t", "win{ winners = t }"})
    stopped(holed + use, "hole");
}

TEST_CASE("too long a list is refused") {
  const std::string most = "local t = {} for i = 1, 100001 do t[i] = 'x' end ";
  for (const char* use :
       {"local n = #t", "table.insert(t, 1, 1)", "table.remove(t, 1)", "table.concat(t)"}) {
    stopped(most + use, "too long");
  }
  stopped("local t = {} for i = 1, 251 do t[i] = i end table.unpack(t)", "too many");
}

TEST_CASE("tables that share a table do not explode when they are handed over") {
  const std::string laughs =
      "local t = 'ha' for _ = 1, 12 do t = { t, t, t, t, t, t, t, t, t, t } end ";
  stopped(laughs + "announce('hello', { list = t })", "too much");
  stopped(laughs + "win{ winners = t }", "too much");
  stopped(laughs + "g.t = t", "too much");
  stopped("while true do announce('hello') end", "too much");
  stopped("local t = {} t[1] = t g.t = t", "g.t[1] leads back to g.t");
  stopped("local t = {} t[1] = t announce('hello', { list = t })", "too deep");
}

TEST_CASE("a text that repeats itself endlessly is cut") {
  const std::string texts = "return { hello = ('{a}'):rep(1000) }";
  CHECK(
      run("local t = {} for i = 1, 1000 do t[i] = ('x'):rep(1000) end announce('hello', { a = t })",
          texts)
          .empty());
  CHECK(run("announce('hello', { a = 1 })", "return { hello = ('{a:'):rep(1300) }").empty());
  stopped("announce('hello')", "too long", "return { hello = ('x'):rep(9999) }");
}

TEST_CASE("scripts cannot write to a terminal") {
  stopped("announce('hello', { x = '\\27[2J' })", "control character");
  stopped("announce('hello', { x = '\\u{9b}2J' })", "control character");
  CHECK_THAT(run("error('\\27[2J\\7 bad')"),
             Catch::Contains("[2J bad") && !Catch::Contains("\033"));
  stopped("error({})", "fails without saying why");
  stopped("error(nil)", "fails without saying why");
}

TEST_CASE("a source that is too long or compiled is refused") {
  const auto load = [](const std::string& rules) {
    return tiny::error_of([&] { Machine(tiny::sources(rules), "en"); });
  };
  CHECK_THAT(load(std::string(70'000, ' ')), Catch::Contains("at most 64 KiB"));
  CHECK_THAT(load("\033Lua"), Catch::Contains("binary"));
  CHECK_THAT(load("local x = " + std::string(60'000, '(')),
             Catch::Contains("overflow") || Catch::Contains("levels"));
  CHECK(tiny::error_of([&] {
          Machine({{"scripts/lib/ask.lua", ""}}, "en");
        }).find("library's own") != std::string::npos);
}

TEST_CASE("pairs visits a snapshot, numbers first, then strings") {
  CHECK(run("local t, seen = { [2] = 1, [1] = 1, b = 1, a = 1, [-1] = 1 }, {} "
            "for k in pairs(t) do seen[#seen + 1] = tostring(k) t.z = 1 end "
            "assert(table.concat(seen, ' ') == '-1 1 2 a b', table.concat(seen, ' '))")
            .empty());
  stopped("for k in pairs({ [{}] = 1 }) do end", "whole numbers or strings");
  stopped("for k in pairs({ [1.5] = 1 }) do end", "whole numbers or strings");
  stopped("pairs(nil)", "takes a table");
}

TEST_CASE("nothing that a script can see differs between runs or machines") {
  CHECK(holds("tostring({}) == 'table' and tostring(rule.play) == 'function'"));
  CHECK(holds("('%s %d %%'):format({}, 7) == 'table 7 %'"));
  CHECK(holds("('Ä é ß AZaz'):upper() == 'Ä é ß AZAZ' and ('Ä AZaz'):lower() == 'Ä azaz'"));
  stopped("('%p'):format({})", "knows %d");
  stopped("('%d'):format(1.5)", "knows %d");
}

TEST_CASE("insert and remove behave as Lua's own for lists") {
  CHECK(run("local t = {} table.insert(t, 'a') table.insert(t, 1, 'b') table.insert(t, 3, 'c') "
            "table.insert(t, 2, 'd') "
            "assert(table.concat(t) == 'bdac') assert(table.remove(t, 1) == 'b') "
            "assert(table.remove(t) == 'c') "
            "assert(table.remove(t, 2) == 'a') assert(table.concat(t) == 'd') "
            "assert(table.remove(t, 2) == nil) "
            "assert(table.remove(t) == 'd' and #t == 0) assert(table.remove(t) == nil) "
            "assert(table.remove(t, 1) == nil) "
            "assert(select('#', table.insert(t, 1)) == 0)")
            .empty());
  stopped("table.insert({}, 3, 'x')", "a place in the list");
  stopped("table.insert({}, 'x', 'x')", "a place in the list");
  stopped("table.insert({})", "takes a list");
  stopped("table.remove({ 1 }, 5)", "a place in the list");
  stopped("table.insert('x', 1)", "expected a list");
}
