#include <catch2/catch.hpp>

#include <sys/stat.h>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_writer.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

LogAnswer answer(int n) {
  LogAnswer given;
  given.n = n;
  given.ask = "q" + std::to_string(n);
  given.to.all = true;
  given.answer = "a";
  given.g = "00000000";
  return given;
}

LogState three() {
  LogState state;
  for (int n = 1; n <= 3; ++n) state.apply(answer(n));
  return state;
}

std::vector<int> numbers(const LogState& state) { return mapped(state.answers, &LogAnswer::n); }

using Numbers = std::vector<int>;

}  // namespace

TEST_CASE("undo takes answers out of effect and redo restores them, the last undo first") {
  LogState state = three();
  state.apply(LogUndo{3});
  state.apply(LogUndo{1});
  CHECK(state.answers.empty());
  state.apply(LogRedo{});
  CHECK(numbers(state) == Numbers{1, 2});
  state.apply(LogRedo{});
  CHECK(numbers(state) == Numbers{1, 2, 3});
  CHECK_THROWS_AS(state.apply(LogRedo{}), LogError);
}

TEST_CASE("after a new answer or an amendment there is nothing to redo") {
  LogState state = three();
  state.apply(LogUndo{3});
  SECTION("an answer") { state.apply(answer(3)); }
  SECTION("an amendment") { state.apply(LogAmend{2, {answer(2)}}); }
  CHECK_THROWS_AS(state.apply(LogRedo{}), LogError);
}

TEST_CASE("a note does not affect the game or redo") {
  LogState state = three();
  state.apply(LogUndo{3});
  state.apply(LogNote{"note", "tea", "", 2});
  state.apply(LogRedo{});
  CHECK(numbers(state) == Numbers{1, 2, 3});
  REQUIRE(state.notes.size() == 1);
}

TEST_CASE("an amendment replaces an answer and all later ones") {
  LogState state = three();
  LogAnswer other = answer(2);
  other.answer = "b";
  state.apply(LogAmend{2, {other}});
  CHECK(numbers(state) == Numbers{1, 2});
  CHECK(to_json(state.answers.back().answer) == "b");
}

TEST_CASE("a record that does not fit is refused") {
  LogState state = three();
  CHECK_THROWS_AS(state.apply(answer(5)), LogError);
  CHECK_THROWS_AS(state.apply(LogUndo{4}), LogError);
  CHECK_THROWS_AS(state.apply(LogUndo{0}), LogError);
  CHECK_THROWS_AS(state.apply(LogAmend{4, {answer(4)}}), LogError);
  CHECK_THROWS_AS(state.apply(LogAmend{2, {answer(3)}}), LogError);
}

TEST_CASE(
    "a rename continues under the new name and keeps the name under which each answer was "
    "written") {
  LogState state(tiny::setup());
  state.apply(answer(1));
  state.apply(answer(2));
  state.apply(LogUndo{2});
  state.apply(LogRename{"Aki", "Akiko", "", 1});
  CHECK(state.names() == std::vector<std::string>{"Akiko", "Bình", "Chie"});
  state.apply(LogRedo{});
  state.apply(answer(3));
  CHECK(state.answers[1].named == 0);
  CHECK(state.answers[2].named == 1);
  state.apply(LogUndo{1});
  CHECK(state.names()[0] == "Akiko");
  state.apply(LogRename{"Akiko", "Aki", "", 0});  // the old name again makes another table
  CHECK(state.tables.size() == 3);
}

TEST_CASE("new seats begin the game anew, like a redeal") {
  LogState state(tiny::setup());
  state.apply(LogRename{"Aki", "Akiko", "", 0});
  state.apply(answer(1));
  state.apply(answer(2));
  state.apply(LogUndo{2});
  state.apply(LogNote{"claim", "", "", 0, Claim{1, "hand", 1, 3, {"red"}}});
  state.apply(LogSeats{{"Chie", "Akiko", "Bình"}, "", {}, ""});
  CHECK(state.answers.empty());
  CHECK(state.notes[1].claim == Claim{2, "hand", 1, 1, {"red"}});
  CHECK(state.redeals == 1);
  CHECK_THROWS_AS(state.apply(LogRedo{}), LogError);
  state.apply(answer(1));
  CHECK(state.tables.at(state.answers[0].named)[0] == "Chie");
}

TEST_CASE("a player has left until their seat is renamed") {
  LogState state(tiny::setup());
  state.apply(LogLeave{"Chie", "", 0});
  state.apply(LogLeave{"Aki", "", 0});
  state.apply(LogRename{"Chie", "Dan", "", 0});
  CHECK(state.has_left(1));
  state.apply(LogRename{"Aki", "Aki", "", 0});
  CHECK(state.left.empty());
  CHECK(state.notes.size() == 4);
}

TEST_CASE("recall begins as set up and changes with its record") {
  Setup setup = tiny::setup();
  setup.recall = {{"votes", "nobody"}};
  LogState state(setup);
  CHECK(state.recall == setup.recall);
  state.apply(LogRecall{{{"marks", "moderator"}}, "", 0});
  CHECK(state.recall == Recall{{"marks", "moderator"}});
}

TEST_CASE("a countdown ends when an answer is given or taken back, and cannot be undone") {
  LogState state(tiny::setup());
  state.apply(answer(1));
  state.apply(LogTimer{90, false, "", 1});
  state.apply(LogNote{"note", "tea", "", 1});
  CHECK(state.timer->left == 90);
  state.apply(LogTimer{60, true, "", 1});
  CHECK(state.timer->paused);
  CHECK(state.last_done()->what == "note");
  state.apply(answer(2));
  CHECK_FALSE(state.timer);
  state.apply(LogTimer{30, false, "", 2});
  state.apply(LogUndo{2});
  state.apply(answer(2));
  CHECK_FALSE(state.timer);
  state.apply(LogTimer{30, false, "", 2});
  state.apply(LogTimer{0, false, "", 2});
  CHECK_FALSE(state.timer);
}

TEST_CASE("the progress of reading aloud is known until the next answer") {
  LogState state(tiny::setup());
  state.apply(answer(1));
  state.apply(LogReading{"", 2, "", 1});
  state.apply(LogReading{"hello", 1, "", 1});
  CHECK(state.reading->id == "hello");
  CHECK(state.last_done()->from == 1);
  state.apply(LogReading{"bye", 0, "", 1});
  CHECK(state.reading->left == 0);
  state.apply(LogReading{"hello", 1, "", 1});
  state.apply(answer(2));
  CHECK_FALSE(state.reading);
}

TEST_CASE("a change of the table that does not fit is refused") {
  LogState state(tiny::setup());
  CHECK_THROWS_AS(state.apply(LogRename{"Dan", "Emi", "", 0}), LogError);
  CHECK_THROWS_AS(state.apply(LogRename{"Aki", "Chie", "", 0}), LogError);
  CHECK_THROWS_AS(state.apply(LogLeave{"Dan", "", 0}), LogError);
  for (const std::vector<std::string>& players :
       {std::vector<std::string>{"Aki", "Chie"}, {"Aki", "Chie", "Chie"}, {}}) {
    CHECK_THROWS_AS(state.apply(LogSeats{players, "", {}, ""}), LogError);
  }
}

TEST_CASE("a log is accessible to its owner only and never overwritten") {
  tiny::Folder folder;
  {
    LogWriter writer(folder.log());
    writer.begin(tiny::setup(), "now", {}, "00000000");
  }
  struct stat found {};
  REQUIRE(stat(folder.log().c_str(), &found) == 0);
  CHECK((found.st_mode & 0777) == 0600);
  const std::string before = tiny::read(folder.log());
  CHECK_THROWS_AS(LogWriter(folder.log()), LogError);
  CHECK(tiny::read(folder.log()) == before);
}

TEST_CASE("a log has one writer at a time, which has read all of it") {
  tiny::Folder folder;
  {
    LogWriter writer(folder.log());
    writer.begin(tiny::setup(), "now", {}, "00000000");
    const LogContents read = LogReader().read(folder.log());
    CHECK(tiny::error_of([&] { LogWriter(folder.log(), read); }).find("another narrator") !=
          std::string::npos);
  }
  const LogContents early = LogReader().read(folder.log());
  LogWriter(folder.log(), early).write(std::vector<LogAnswer>{answer(1)});
  CHECK_THROWS_AS(LogWriter(folder.log(), early), LogError);
  CHECK(LogReader().read(folder.log()).state.answers.size() == 1);
}

TEST_CASE("an audience is logged as everybody, the moderator, or names") {
  const std::vector<std::string> names{"Aki", "Bình"};
  CHECK(audience_json({true, {}}, names) == "all");
  CHECK(audience_json({false, {}}, names) == "moderator");
  CHECK(audience_json({false, {1, 2}}, names) == Json({"Aki", "Bình"}));
}
