#include "engine/machine.hpp"

#include <catch2/catch.hpp>

#include "engine/declaration/diagnostic.hpp"
#include "engine/sources/library.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

Table table(std::vector<std::string> players = {"Aki", "Bình", "Chie"}) {
  Table made;
  made.players = std::move(players);
  return made;
}

// Returns a started game with `body` as its whole play.
Machine game(const std::string& body, const std::string& status = tiny::kStatus) {
  Machine machine(
      tiny::sources(tiny::kDeclaration + status + "function rule.play(g) " + body + " end"), "en");
  machine.start(table());
  return machine;
}

std::string failure(const std::string& body) {
  return tiny::error_of([&] { game(body); });
}

std::string loading(const std::string& rules) {
  return tiny::error_of([&] { Machine(tiny::sources(rules), "en"); });
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("rules compiled into the program have the line numbers of their text") {
  const std::vector<Source> sources = game_sources("secret-hitler", "en");
  const auto compiled = Machine(sources, "en").rules(), read = Machine(sources, "en", true).rules();
  REQUIRE(compiled.size() == read.size());
  for (std::size_t i = 0; i < read.size(); ++i) {
    CHECK(compiled[i].name == read[i].name);
    CHECK(compiled[i].place == read[i].place);
  }
}

TEST_CASE(
    "an error of a script names file and line, shows the line, and puts a caret under the "
    "culprit") {
  const std::string text = failure("\n  local x = nil\n  x.y = 1\n");
  CHECK(has(text, "scripts/tiny/rules.lua:6: attempt to index a nil value (local 'x')"));
  CHECK(has(text, "\n  6 |   x.y = 1\n    |   ^"));
  CHECK(has(loading("game{ id = }"), "scripts/tiny/rules.lua:1: unexpected symbol near '}'"));
  CHECK(has(loading("function rule.play(g"), "scripts/tiny/rules.lua:1:"));
}

TEST_CASE("what a game must declare is checked when it is loaded") {
  const std::string rules = "function rule.play() end function rule.status() end\n";
  const std::string title = ", title = { en = 'T' }";
  CHECK(has(loading(""), "game{…}"));
  CHECK(has(loading("game{}" + rules), "needs id"));
  CHECK(has(loading("game{ 'tiny' }" + rules), "game{…}"));
  CHECK(has(loading("game{ id = 'tiny' }" + rules), "needs players"));
  CHECK(has(loading("game{ id = 'tiny', players = { 5, 2 } }" + rules), "needs players"));
  CHECK(has(loading("game{ id = 'tiny', players = { 1, 2 } }" + rules), "needs title"));
  CHECK(has(loading("game{ id = 'tiny', players = { 1, 2 }, title = { en = 7 } }" + rules),
            "needs title"));
  const std::string start = "game{ id = 'tiny', players = { 1, 2 }" + title;
  CHECK(has(loading(start + ", version = 'x' }" + rules), "version"));
  CHECK(has(loading(start + ", facts = { 7 } }" + rules), "facts"));
  CHECK(has(loading(start + ", components = { x = 7 } }" + rules), "components"));
  CHECK(has(loading(start + ", settings = { x = { min = 'a' } } }" + rules), "settings.x"));
  CHECK(has(loading(start + ", settings = { x = 7 } }" + rules), "settings.x"));
  CHECK(has(loading(start + " }"), "no rule.play"));
  CHECK(has(loading(start + " } function rule.play() end"), "no rule.status"));
  CHECK(loading(start + ", version = 2, facts = {}, components = {}, settings = {} }" + rules)
            .empty());
}

TEST_CASE("a variant must declare its id, as its file is named, and its game") {
  const auto with = [](const std::string& body) {
    std::vector<Source> sources = tiny::sources();
    sources.push_back({"mine.lua", body});
    return tiny::error_of([&] { Machine(sources, "en"); });
  };
  const std::string title = ", title = { en = 'T' }, rule = { en = 'R' } }";
  CHECK(with("variant{ id = 'mine', game = 'tiny'" + title).empty());
  CHECK(has(with("local x = 1"), "begins with variant{"));
  CHECK(has(with("variant{ id = 'yours', game = 'tiny'" + title), "expected id = \"mine\""));
  CHECK(has(with("variant{ id = 'mine', game = 'chess'" + title), "expected game = \"tiny\""));
  CHECK(has(with("variant{ id = 'mine', game = 'tiny' }"), "needs title"));
  CHECK(has(with("variant{ id = 'mine', game = 'tiny'" + title + " around('vot', print)"),
            "mine.lua:1:"));
  CHECK(has(with("variant{ id = 'mine', game = 'tiny'" + title + " around('rond', function() end)"),
            "did you mean 'round'?"));
}

TEST_CASE("advice around a line read aloud keeps its silence or sets another one") {
  const std::string rules =
      tiny::kDeclaration + tiny::kStatus +
      "function rule.play(g) narrate('hello', nil, 7) narrate('voted') "
      "announce('psst', { die = 1 }) choose{ id = 'who', from = { 'x', 'y' } } end";
  const auto pauses = [&](const std::vector<std::string>& variants) {
    std::vector<Source> sources = tiny::sources(rules);
    for (const std::string& body : variants)
      sources.push_back(tiny::variant(body, "mine" + std::to_string(sources.size())));
    Machine machine(sources, "en");
    machine.start(table());
    std::vector<int> found;
    for (const Announcement& one : machine.said()) {
      if (!one.id.starts_with("house-rule")) found.push_back(one.pause);
    }
    return found;
  };
  const std::string plain = "around('say.hello', function(base, to, values) base(to, values) end)";
  const std::string longer =
      "around('say.hello', function(base, to, values, pause) "
      "base(to, values, 2 * pause) end)";
  CHECK(pauses({}) == std::vector<int>{7, 2, 0});
  CHECK(pauses({plain}) == std::vector<int>{7, 2, 0});
  CHECK(
      pauses(
          {"before('say.voted', function() announce('rolled', { player = 'x', die = 2 }) end)"}) ==
      std::vector<int>{7, 0, 2, 0});
  CHECK(pauses({longer, plain}) == std::vector<int>{14, 2, 0});
  CHECK(pauses({plain, longer}) == std::vector<int>{14, 2, 0});
  CHECK(pauses({"around('say.hello', function(base) base('everybody', nil, 0) end)"}) ==
        std::vector<int>{0, 2, 0});
  CHECK(pauses({"around('say.psst', function(base, to, values) base(to, values) end)"}) ==
        std::vector<int>{7, 2, 0});
}

TEST_CASE("a muted machine announces nothing and otherwise plays the same") {
  Machine machine(tiny::sources(), "en");
  machine.start(table());
  for (int i = 0; i < 3; ++i) machine.answer(tiny::pick(0));  // the hands
  CHECK(machine.question()->id == "who");
  machine.mute(true);
  machine.answer(tiny::pick(0));
  machine.answer(tiny::pick(5));
  CHECK(machine.said().empty());
  machine.mute(false);
  machine.answer(tiny::votes());
  REQUIRE(machine.said().size() == 1);
  CHECK(machine.said()[0].id == "voted");
}

TEST_CASE("texts missing in a language are taken from English") {
  std::vector<Source> sources = tiny::sources();
  sources.insert(sources.begin() + 1,
                 {"scripts/tiny/ja.lua", "return { ['hello'] = 'こんにちは。' }"});
  const Machine machine(sources, "ja");
  CHECK(machine.text().render("hello", {}, {}) == "こんにちは。");
  CHECK(machine.text().render("voted", {}, {}) == "They voted.");
}

TEST_CASE("a text file without texts is reported with what was expected") {
  const auto with = [](const std::string& texts) {
    return tiny::error_of([&] {
      Machine({{"scripts/tiny/en.lua", texts}, {"scripts/tiny/rules.lua", tiny::kRules}}, "en");
    });
  };
  CHECK(has(with("return { ['a'] = 7 }"),
            "scripts/tiny/en.lua:1: text 'a': expected a text in quotes"));
  CHECK(has(with("return { ['a'] = 'x\\27[2J' }"), "control character"));
  CHECK(has(with("return 5"), "scripts/tiny/en.lua"));
  CHECK(has(with(""), "scripts/tiny/en.lua"));
}

TEST_CASE("nothing of an earlier game is left when a machine starts another") {
  Machine machine(tiny::sources(), "en");
  machine.start(table());
  const std::uint64_t print = machine.fingerprint();
  while (machine.question()->chance) machine.answer(tiny::pick(0));
  machine.answer(tiny::pick(0));
  machine.start(table({"Dan", "Emi"}));
  machine.start(table());
  CHECK(machine.fingerprint() == print);
  CHECK(machine.facts().empty());
}

TEST_CASE("a setting has its default until one is chosen") {
  Table chosen = table();
  Machine machine(tiny::sources(tiny::kDeclaration + tiny::kStatus +
                                "function rule.play(g) g.n = option('rounds') "
                                "number{ id = 'who', min = g.n, max = g.n } end"),
                  "en");
  machine.start(chosen);
  CHECK(machine.question()->min == 2);
  chosen.settings["game"]["rounds"] = 7;
  machine.start(chosen);
  CHECK(machine.question()->min == 7);
  machine.start(table());
  CHECK(machine.question()->min == 2);
}

TEST_CASE("the rules explain why somebody cannot be chosen") {
  Machine machine(tiny::sources(), "en");
  machine.start(table());
  while (machine.question()->chance) machine.answer(tiny::pick(0));
  CHECK(machine.why_not({2, ""}) == "Bình is tired.");
  CHECK(machine.why_not({0, "nobody"}).empty());
}

TEST_CASE("a game that stops without an end is told where its play begins") {
  const std::string text = failure("local x = 1");
  CHECK(has(text, ": rule.play came to its end without win{…}\n"));
  CHECK(has(text, " | function rule.play(g) local x"));
}

TEST_CASE("questions that cannot be asked are reported as mistakes of the script") {
  CHECK(has(failure("choose{ from = { 'a' } }"), "needs an id"));
  CHECK(has(failure("choose{ id = 'who', from = {} }"), "nothing to choose from"));
  CHECK(has(failure("choose{ id = 'who' }"), "question 'who'"));
  CHECK(has(failure("choose{ id = 'who', from = { 7 } }"), "players or words"));
  CHECK(has(failure("choose{ id = 'who', from = { 'a' }, count = 2 }"), "more than there is"));
  CHECK(has(failure("number{ id = 'who', min = 3, max = 1 }"), "min is above its max"));
  CHECK(has(failure("number{ id = 'who', min = 1.5 }"), "whole numbers"));
  CHECK(game("number{ id = 'who' }").question()->max == 1'000'000'000);
  CHECK(has(failure("number{ id = 'who', max = 2000000000 }"), "to 1,000,000,000 at most"));
  CHECK(has(failure("local all = {} for i = 1, 1001 do all[i] = 'w' .. i end "
                    "choose{ id = 'who', from = all }"),
            "too many options: at most 1,000"));
  CHECK(has(failure("announce('hello', { of = { x = 1 } })"), "a table with names"));
  CHECK(
      has(failure("ballots{ id = 'vote', from = { 'ja' }, voters = {} }"), "nobody is to answer"));
  CHECK(
      has(failure("deal{ id = 'who', from = { 'a' }, slots = 2, chance = true }"), "fewer faces"));
  CHECK(has(failure("deal{ id = 'who', from = { 'a' }, slots = 2, copies = { 1 << 40 } }"),
            "question 'who'"));
  CHECK(has(failure("deal{ id = 'who', from = { 'a' }, slots = 1 << 20, copies = { 1000 } }"),
            "too many slots"));
  CHECK(has(failure("choose{ id = 'who', from = { 'a\\27' } }"), "control character"));
}

TEST_CASE("a seat that nobody has is not a player") {
  CHECK(has(failure("tell({ seat = 99 }, 'hello')"), "no player"));
  CHECK(has(failure("tell({ { seat = 4 } }, 'hello')"), "no player"));
  CHECK(has(failure("reveal('everybody', { seat = 4294967297 }, 'hand', 'x')"), "player"));
  CHECK(has(failure("choose{ id = 'who', from = { { seat = 0 } } }"), "players or words"));
}

TEST_CASE("an invalid status is a mistake of the script and does not end the program") {
  for (const char* status : {"return 5", "", "return 'x'", "return { 1, 2 }"}) {
    Machine machine = game("choose{ id = 'who', from = g.players }",
                           std::string("function rule.status() ") + status + " end\n");
    CHECK_THROWS_AS(machine.status(), ScriptError);
  }
  CHECK(game("choose{ id = 'who', from = g.players }")
            .display()
            .is_null());  // there is no rule.display
}

TEST_CASE("a status may only look at the game") {
  for (const char* act : {"announce('hello')", "choose{ id = 'who', from = g.players }", "win{}",
                          "reveal('everybody', g.players[1], 'hand', 'x')"}) {
    Machine machine = game("choose{ id = 'who', from = g.players }",
                           std::string("function rule.status(g) ") + act + " end\n");
    CHECK(has(tiny::error_of([&] { machine.status(); }), "may not"));
  }
}

TEST_CASE("the result can be read any number of times") {
  const Machine machine = game("win{ winners = g.players, reason = 'x' }");
  for (int i = 0; i < 50'000; ++i) machine.result();
  CHECK((*machine.result())["winners"].size() == 3);
}

TEST_CASE("with count, min or max a choice is always a list, even of one") {
  Machine machine = game(
      "local one = choose{ id = 'who', from = g.players }"
      "local listed = choose{ id = 'who', from = g.players, count = 1 }"
      "local none = choose{ id = 'who', from = g.players, max = 1, min = 0 }"
      "win{ winners = {}, reason = one.name .. ' ' .. #listed .. listed[1].name .. ' ' .. #none }");
  machine.answer(tiny::pick(0));
  machine.answer(tiny::pick(2));
  machine.answer(Answer{});
  CHECK(machine.result()->at("reason") == "Aki 1Chie 0");
}

TEST_CASE("an error in the rules carries its place and message as values") {
  try {
    game("\n  g.sum = g.sum + 1 ");
    FAIL("it does not fail");
  } catch (const ScriptError& e) {
    CHECK(e.diagnostic().file == "scripts/tiny/rules.lua");
    CHECK(e.diagnostic().line > 1);
    CHECK(e.diagnostic().message == "attempt to perform arithmetic on a nil value (field 'sum')");
    CHECK(e.what() == placed(e.diagnostic()) + e.below());
  }
  try {
    game("g.players[2].hat = { 1, 2.5 } choose{ id = 'who', from = g.players } ").fingerprint();
    FAIL("it does not fail");
  } catch (const StateError& e) {
    CHECK(e.field() == "hat");
    CHECK(e.diagnostic().message == "g.players[2].hat[2] has a fraction: use // to divide");
  }
}
