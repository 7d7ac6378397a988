#include <catch2/catch.hpp>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/session/replayer.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// A game in a file, which can be closed and resumed.
class Evening {
 public:
  explicit Evening(Setup setup = tiny::setup()) {
    session.emplace(Session::create(std::move(setup), folder.log(), tiny::clock()));
  }

  // Closes the game and resumes it from its log, which must verify.
  void take_up() {
    const std::string before = seen();
    verify();
    take_up_from_file(true);
    CHECK(seen() == before);
  }

  void verify() const { Replayer().verify(LogReader().read(folder.log())); }
  void take_up_from_file(bool writable) {
    session.reset();
    session.emplace(
        Session::open(LogReader().read(folder.log()), folder.log(), writable, tiny::clock()));
  }
  std::string question() const { return session->question() ? session->question()->id : "(over)"; }
  Session* operator->() { return &*session; }

  // Returns the whole state, for comparison.
  std::string seen() {
    std::string text = question() + " " + std::to_string(session->machine().fingerprint());
    for (const LogAnswer& answer : session->answers()) {
      text +=
          "\n" + std::to_string(answer.n) + answer.ask + to_json(answer.answer).dump() + answer.g;
      for (const Message& said : answer.say) text += said.text;
    }
    return text;
  }

  void play(int rounds) {
    for (int i = 0; i < rounds; ++i) {
      session->answer(tiny::pick(0));
      session->answer(tiny::votes());
    }
  }

  tiny::Folder folder;
  std::optional<Session> session;
};

}  // namespace

TEST_CASE("a session begins by drawing and asks the first question of a person") {
  Evening evening;
  CHECK(evening.question() == "who");
  CHECK(evening->answers().size() == 3);
  CHECK(evening->take_news().front().text == "Hello.");
  CHECK(evening->take_news().empty());
  evening.take_up();
}

TEST_CASE("a game played to its end has a result and no question") {
  Evening evening;
  evening.play(2);
  CHECK(evening.question() == "(over)");
  CHECK((*evening->result())["winners"] == Json({"Aki"}));
  evening.take_up();
  CHECK(evening.question() == "(over)");
}

TEST_CASE("draws are the same again after an undo, whatever was answered in between") {
  Evening evening;
  evening->answer(tiny::pick(0));
  const std::string rolled = tiny::last_said(*evening.session);
  evening->undo(1);
  evening->answer(tiny::pick(1));
  evening->undo(1);
  evening.take_up();
  evening->answer(tiny::pick(0));
  CHECK(tiny::last_said(*evening.session) == rolled);
}

TEST_CASE("undo takes back draws with the answer before them, down to the first question") {
  Evening evening;
  const std::string start = evening.seen();
  evening.play(1);
  CHECK(evening->undo(1).answers.size() == 1);
  CHECK(evening.question() == "vote");
  CHECK(evening->undo(1).answers.size() == 2);  // who, and the die
  CHECK(evening.seen() == start);
  CHECK_THROWS_AS(evening->undo(1), Error);
  evening.take_up();
}

TEST_CASE("an undo of more than there is is refused without any change") {
  Evening evening;
  evening.play(1);
  const std::string before = evening.seen();
  CHECK_THROWS_AS(evening->undo(3), Error);
  CHECK(evening.seen() == before);
  evening.take_up();
}

TEST_CASE("redo restores what undo took back, even after the game was left") {
  Evening evening;
  evening.play(1);
  const std::string before = evening.seen();
  evening->undo(1);
  evening->undo(1);
  evening.take_up();
  evening->redo();
  evening.take_up();
  evening->redo();
  CHECK(evening.seen() == before);
  CHECK(tiny::error_of([&] { evening->redo(); }).find("nothing to redo") != std::string::npos);
  evening.take_up();
}

TEST_CASE("after a new answer there is nothing to redo") {
  Evening evening;
  evening.play(1);
  evening->undo(1);
  evening->answer(tiny::votes({1, 1, 1}));
  CHECK_THROWS_AS(evening->redo(), Error);
}

TEST_CASE("an amendment that later answers fit changes only announcements") {
  Evening evening;
  evening->answer(tiny::pick(0));  // 4 who Aki, 5 die
  evening->answer(tiny::votes());  // 6
  evening->answer(tiny::pick(1));  // 7 who Chie
  const AmendResult amended = *evening->amend(4, [](Machine&) { return tiny::pick(1); });
  CHECK(amended.waiting.empty());
  REQUIRE(amended.changes.size() == 1);
  CHECK(amended.changes[0].n == 5);
  CHECK(amended.changes[0].was.at(0).text.starts_with("Aki rolled"));
  CHECK(amended.changes[0].now.at(0).text.starts_with("Bình rolled"));
  CHECK(to_json(evening->answers()[3].answer) == "Bình");
  CHECK(evening.question() == "vote");
  evening.take_up();
  evening->undo(1);
  evening.take_up();
}

TEST_CASE("an amendment asks again from the first later answer that no longer fits") {
  Evening evening;
  evening->answer(tiny::pick(0));  // 4 who Aki
  evening->answer(tiny::votes());
  evening->answer(tiny::pick(0));  // 7 who Bình
  const AmendResult amended = *evening->amend(4, [](Machine&) { return tiny::pick(1); });
  REQUIRE(amended.waiting.size() == 2);  // Bình twice running is against the rule; and a die
  CHECK(evening.question() == "who");
  CHECK(evening->answers().size() == 6);
  CHECK_THROWS_AS(evening->redo(), Error);
  evening.take_up();
}

TEST_CASE("after an answer that is asked again the rest continues automatically") {
  Setup setup = tiny::setup();
  setup.table.settings["game"]["rounds"] = 4;
  Evening evening(setup);
  evening->answer(tiny::pick(0));                             // 4 who Aki, 5 die
  evening->answer(tiny::votes({0, 1, 0}));                    // 6
  evening->answer(tiny::pick(0));                             // 7 who Bình, 8 die
  evening->answer(tiny::votes({1, 1, 0}));                    // 9
  evening->answer(tiny::pick(1));                             // 10 who Chie, 11 die
  evening->amend(4, [](Machine&) { return tiny::pick(1); });  // Bình, who cannot come twice
  CHECK(evening.question() == "who");
  CHECK(evening->answers().size() == 6);
  evening.take_up();
  evening->answer(tiny::pick(0));  // 7 who Aki
  CHECK(evening.question() == "vote");
  REQUIRE(evening->answers().size() == 11);
  CHECK(to_json(evening->answers()[8].answer)["Aki"] == "nein");
  CHECK(to_json(evening->answers()[9].answer) == "Chie");
  evening.take_up();
}

TEST_CASE("an amendment that is refused, or of no existing answer, changes nothing") {
  Evening evening;
  evening.play(1);
  const std::string before = evening.seen();
  for (const int n : {0, 1, 5, 7, -1}) {  // a draw, and numbers of no answer
    CHECK_THROWS_AS(evening->amend(n, [](Machine&) { return tiny::pick(0); }), Error);
  }
  const auto refuse = [](Machine&) -> Answer { throw Error(Exit::refused, "no"); };
  CHECK_THROWS_AS(evening->amend(4, refuse), Error);
  CHECK(evening.seen() == before);
  evening.take_up();
}

TEST_CASE("an answer that the rules fail on is not logged and leaves the table as it was") {
  const std::string crash =
      "after('candidates', function(g) if g.last == 2 then error('no second seat') end end)";
  std::vector<Source> sources = tiny::sources();
  sources.push_back(tiny::variant(crash));
  Evening evening(tiny::setup(sources));
  const std::string before = evening.seen(), log = tiny::read(evening.folder.log());
  evening->answer(tiny::pick(1));
  const std::string why = tiny::error_of([&] { evening->answer(tiny::votes()); });
  CHECK(why.find("mine.lua:2: no second seat") == 0);
  CHECK(why.find("2 | after(") != std::string::npos);
  CHECK(why.find('^') != std::string::npos);
  CHECK(evening.question() == "vote");
  evening.take_up();
  evening->undo(1);
  CHECK(evening.seen() == before);
  evening->answer(tiny::pick(0));
  evening->answer(tiny::votes());
  CHECK(evening.question() == "who");
  evening.take_up();
}

TEST_CASE("after a failing status the table continues") {
  std::vector<Source> sources = tiny::sources();
  sources.push_back(
      tiny::variant("before('status', function(g) if g.round == 1 then error('x') end end)"));
  Evening evening(tiny::setup(sources));
  CHECK_THROWS_AS(evening->machine().status(), ScriptError);
  evening->recover();
  evening->answer(tiny::pick(0));
  CHECK(evening.question() == "vote");
}

TEST_CASE("draws that were cut off the log are made again with the same result") {
  Evening evening;
  evening->answer(tiny::pick(0));
  const std::string before = evening.seen();
  evening.session.reset();
  std::string bytes = tiny::read(evening.folder.log());
  const auto last_line = bytes.rfind('\n', bytes.size() - 2) + 1;
  bytes.resize(last_line + 20);
  tiny::write(evening.folder.log(), bytes);
  evening.take_up_from_file(false);
  CHECK(evening.seen() == before);
  CHECK(tiny::read(evening.folder.log()) == bytes);  // reading does not write
  evening.take_up_from_file(true);
  CHECK(evening.seen() == before);
  evening.take_up();
}

TEST_CASE("a note is in the log and is not an answer") {
  Evening evening;
  evening->note("note", "tea");
  evening.take_up();
  REQUIRE(evening->notes().size() == 1);
  CHECK(evening->notes()[0].after == 3);
}

TEST_CASE("acknowledgements are not logged, and announcements after them are not lost") {
  const std::string rules = tiny::kDeclaration + tiny::kStatus + R"(
    function rule.play(g)
      announce("hello")
      acknowledge{ id = "who" }
      announce("voted")
      choose{ id = "who", from = g.players }
      acknowledge{ id = "who" }
      announce("hello")
      win{ winners = {} }
    end)";
  Evening evening(tiny::setup(tiny::sources(rules)));
  CHECK(evening->opening().size() == 2);
  evening->answer(tiny::pick(0));
  CHECK(evening->answers().size() == 1);
  CHECK(tiny::last_said(*evening.session) == "Hello.");
  evening.take_up();
}

TEST_CASE("the same seed and answers make the same log except for the times") {
  const auto game = [] {
    Evening evening;
    evening.play(2);
    return evening.seen();
  };
  CHECK(game() == game());
  Setup other = tiny::setup();
  other.seed = "2";
  Evening evening(other);
  evening.play(2);
  CHECK(evening.seen() != game());
}

TEST_CASE("a session without a path writes nothing") {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  session.answer(tiny::pick(0));
  session.sync();
  CHECK(session.path().empty());
}

namespace {

// Rules that cannot put the vote in words after seat 2 was chosen.
std::vector<Source> wordless() {
  return tiny::sources(tiny::rules_with(
      "\"nein\" } }",
      "\"nein\" }, args = function() if g.last == 2 then error('no words') end return {} end }"));
}

}  // namespace

TEST_CASE("an answer is not logged if the next question cannot be put in words") {
  Evening evening(tiny::setup(wordless()));
  const std::string before = evening.seen(), log = tiny::read(evening.folder.log());
  CHECK(tiny::error_of([&] { evening->answer(tiny::pick(1)); }).find("no words") !=
        std::string::npos);
  CHECK(evening.seen() == before);
  CHECK(tiny::read(evening.folder.log()) == log);
  CHECK(evening.question() == "who");
  evening->answer(tiny::pick(0));
  CHECK(evening.question() == "vote");
  evening.take_up();
}

TEST_CASE("times never decrease in a log if something is written before the moderator is sure") {
  Evening evening;
  evening.play(1);
  const auto sure = [&](const AmendResult&) {
    evening->note("note", "somebody laughs");
    return true;
  };
  SECTION("of an amendment") {
    evening->amend(
        4, [](Machine&) { return tiny::pick(1); }, sure);
  }
  SECTION("of other rules") {
    evening->change_rules(rulebook_of(evening->setup()), "reload", sure);
  }
  evening.take_up();
}

TEST_CASE("a log that ends before a question without words can be continued and undone") {
  Evening evening;
  evening->answer(tiny::pick(1));
  LogContents log = LogReader().read(evening.folder.log());
  log.setup.sources = wordless();
  Session session = Session::open(log, "", false, tiny::clock());
  CHECK(session.trouble().find("no words") != std::string::npos);
  REQUIRE(session.question() != nullptr);
  CHECK(session.question()->id == "vote");
  SECTION("undone") {
    session.undo(1);
    CHECK(session.question()->id == "who");
  }
  SECTION("answered") {
    session.answer(tiny::votes());
    CHECK(session.question()->id == "who");
  }
  CHECK(session.trouble().empty());
}
