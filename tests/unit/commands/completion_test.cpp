#include "cli/commands/completion.hpp"

#include <catch2/catch.hpp>

#include "engine/lists.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

std::vector<std::string> offered(const Session& session, const std::string& before) {
  return mapped(complete(session, before, {Reader::Who::moderator, 0}).list, &Completion::word);
}

}  // namespace

TEST_CASE("after a comma of any width the next voter's ballot is offered") {
  Session session = Session::create(tiny::setup(), {}, tiny::clock());
  session.answer(tiny::pick(0));
  REQUIRE(session.question()->id == "vote");
  const auto after_a_blank = offered(session, "aki=ja bin");
  CHECK(after_a_blank == std::vector<std::string>{"Bình="});
  for (const std::string comma : {",", "，", "、", "､"})
    CHECK(offered(session, "aki=ja" + comma + "bin") == after_a_blank);
  CHECK(offered(session, "aki=j") == std::vector<std::string>{"ja"});
}
