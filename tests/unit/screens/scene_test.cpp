#include "cli/screens/scene.hpp"

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
