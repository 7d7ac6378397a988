#include "cli/screens/scene.hpp"

#include "engine/session/replay.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

TEST_CASE("a question that is asked again, after undo or under other rules, is another one") {
  tiny::Folder folder;
  Session session = Session::create(tiny::setup(), folder.log(), tiny::clock());
  session.answer(tiny::pick(0));
  const std::string before = cli::where_asked(session);
  CHECK(cli::where_asked(session) == before);
  SECTION("undone and given again") {
    session.undo(1);
    session.answer(tiny::pick(0));
  }
  SECTION("other rules")
  session.change_rules(rulebook_of(session.setup()), "reload",
                       [](const AmendResult&) { return true; });
  CHECK(cli::where_asked(session) != before);
}

TEST_CASE("what a card shows that is turned up is asked of nobody's phone") {
  const std::string rules = tiny::kDeclaration + tiny::kStatus + R"(
function rule.play(g)
  local deck = cards.new(g, "hats", { { "red", 1 }, { "blue", 1 } })
  choose{ id = "who", of = g.players[1], from = g.players }
  cards.show(g, "hats", deck[1], { id = "hat", of = g.players[1] })
  win{ winners = g.players, reason = "all" }
end
)";
  Machine machine(tiny::sources(tiny::rules_with(
                      "settings =", "components = { hats = \"table\" }, settings =", rules)),
                  "en");
  run_answers(machine, tiny::setup().table, from_list({}));
  CHECK(cli::may_answer(machine.question(), 1));
  CHECK_FALSE(cli::may_answer(machine.question(), 2));
  run_answers(machine, from_list({{tiny::pick(0), nullptr}}));
  REQUIRE(machine.question()->id == "hat");
  CHECK_FALSE(cli::may_answer(machine.question(), 1));
}
