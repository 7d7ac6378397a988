#include "cli/table/conversation.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "tests/unit/table/person.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;
using namespace narrator::cli::typing;

namespace {

/// Records what a screen was given, one word for each.
struct Page : Output {
  void say(Session&, const std::vector<Message>& messages) override {
    for (const Message& said : messages) happened.push_back("say " + said.id);
  }
  void ask(Session&, const Question& question) override {
    happened.push_back("ask " + question.id);
  }
  void refuse(const Refusal& refusal) override {
    happened.push_back("refuse");
    refused = refusal.wrong;
    last = refusal;
  }
  void notice(const std::string&) override { happened.push_back("notice"); }
  void testimony(const Session&, const Statement&) override {}
  void proof(const Session&, const Contradiction&) override {}
  void echo(const std::string&) override {}
  void end(Session&) override { happened.push_back("end"); }
  void board(Session&, const Reader&) override { happened.push_back("board"); }
  void told(const Session&, std::string_view, const Json&) override {}
  void claims(Session&, const Reader&, int) override {}

  Happened happened;
  std::string refused;
  Refusal last;
};

/// A table at which these lines are typed.
struct Played {
  explicit Played(std::vector<InputResult> typed, const std::string& more_rules = {})
      : session(Session::create(tiny::setup(tiny::sources(tiny::kRules + more_rules)), {},
                                tiny::clock())),
        person(std::move(typed)) {
    InputStack modes(person);
    Narration narration(session, modes, page, {.pace = 0});
    SecretScreen secrets(session, modes, page, narration, false);
    Asking asking(session, modes, page, narration, secrets, {.confirm = Confirm::nothing});
    asking.show_progress();
    page.happened.clear();
    went_on = modes.run(asking);
  }

  Session session;
  Person person;
  Page page;
  bool went_on = true;
};

}  // namespace

TEST_CASE("an answer is given, and its consequences are announced and asked") {
  const Played table({line("Aki")});
  CHECK(table.page.happened == Happened{"say rolled", "say psst", "ask vote"});
  CHECK(table.session.question()->id == "vote");
  CHECK_FALSE(table.went_on);
}

TEST_CASE("other input is refused and asked again; lines with # are ignored") {
  const Played table({line("nobody"), line("# Aki"), line("")});
  CHECK(table.page.happened == Happened{"refuse", "ask who"});
  CHECK(table.session.question()->id == "who");
}

TEST_CASE("a refusal has parts: what is wrong, what is expected, an example") {
  const Refusal how = Played({line("undo x")}).page.last;
  CHECK(how.wrong.empty());
  CHECK(how.wanted == "Expected how many answers to take back");
  CHECK(how.example == ", for example: undo 2");
  const Refusal near = Played({line("hlep")}).page.last;
  CHECK(near.wrong.find("help") != std::string::npos);
  CHECK(near.wanted == "Eligible: Aki, Bình, Chie.");
  CHECK(near.example == " Example: Aki or 1");
  const Refusal alone = Played({line("timer stop")}).page.last;
  CHECK(alone.lines() ==
        "No timer is running. Expected seconds to begin one, for example: timer 90");
  CHECK(alone.example == ", for example: timer 90");
}

TEST_CASE("commands run between answers, and quit ends the game") {
  const Played table({line("Aki"), line("Undo"), line("status"), line("quit"), line("Aki")});
  const Happened& happened = table.page.happened;
  CHECK(std::ranges::count(happened, "board") == 1);
  CHECK(std::ranges::count(happened, "ask who") == 2);
  CHECK(table.session.question()->id == "who");
  CHECK_FALSE(table.person.all_read());
}

TEST_CASE("the question is shown again after the screen was blanked or on request") {
  const Played table({key(What::panic), key(What::again)});
  CHECK(table.page.happened == Happened{"ask who", "ask who"});
}

TEST_CASE("rules that fail on a command refuse the command, not an answer") {
  const std::string rules = "function rule.corrections() error('no list') end\n";
  const Played table({line("correct"), line("Aki")}, rules);
  CHECK(table.page.happened.front() == "refuse");
  CHECK(table.page.refused.find("no list") != std::string::npos);
  CHECK(table.page.refused.find("nothing has changed") != std::string::npos);
  CHECK(table.page.refused.find("answer") == std::string::npos);
  CHECK(table.session.question()->id == "vote");
}
