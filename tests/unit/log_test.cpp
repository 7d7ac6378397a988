#include <catch2/catch.hpp>

#include <sys/stat.h>

#include "engine/error.hpp"
#include "engine/log_writer.hpp"
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

std::vector<int> numbers(const LogState& state) {
  std::vector<int> found;
  for (const LogAnswer& one : state.answers) found.push_back(one.n);
  return found;
}

using Numbers = std::vector<int>;

}  // namespace

TEST_CASE("an undo takes answers out of effect and a redo brings them back, the last first") {
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

TEST_CASE("a new answer or an amendment ends what redo could bring back") {
  LogState state = three();
  state.apply(LogUndo{3});
  SECTION("an answer") { state.apply(answer(3)); }
  SECTION("an amendment") { state.apply(LogAmend{2, {answer(2)}}); }
  CHECK_THROWS_AS(state.apply(LogRedo{}), LogError);
}

TEST_CASE("a note changes nothing of the game and leaves redo as it is") {
  LogState state = three();
  state.apply(LogUndo{3});
  state.apply(LogNote{"note", "tea", "", 2});
  state.apply(LogRedo{});
  CHECK(numbers(state) == Numbers{1, 2, 3});
  REQUIRE(state.notes.size() == 1);
}

TEST_CASE("an amendment replaces an answer and everything after it") {
  LogState state = three();
  LogAnswer other = answer(2);
  other.answer = "b";
  state.apply(LogAmend{2, {other}});
  CHECK(numbers(state) == Numbers{1, 2});
  CHECK(state.answers.back().answer == "b");
}

TEST_CASE("a record that does not fit is refused") {
  LogState state = three();
  CHECK_THROWS_AS(state.apply(answer(5)), LogError);
  CHECK_THROWS_AS(state.apply(LogUndo{4}), LogError);
  CHECK_THROWS_AS(state.apply(LogUndo{0}), LogError);
  CHECK_THROWS_AS(state.apply(LogAmend{4, {answer(4)}}), LogError);
  CHECK_THROWS_AS(state.apply(LogAmend{2, {answer(3)}}), LogError);
}

TEST_CASE("a log is for its owner alone and is never written over") {
  tiny::Folder folder;
  {
    LogWriter writer = LogWriter::create(folder.log());
    writer.begin(tiny::setup(), "now", {}, "00000000");
  }
  struct stat found {};
  REQUIRE(stat(folder.log().c_str(), &found) == 0);
  CHECK((found.st_mode & 0777) == 0600);
  const std::string before = tiny::read(folder.log());
  CHECK_THROWS_AS(LogWriter::create(folder.log()), LogError);
  CHECK(tiny::read(folder.log()) == before);
}

TEST_CASE("a log has one writer at a time, who has read all of it") {
  tiny::Folder folder;
  {
    LogWriter writer = LogWriter::create(folder.log());
    writer.begin(tiny::setup(), "now", {}, "00000000");
    const LogContents read = LogReader().read(folder.log());
    CHECK(tiny::error_of([&] { LogWriter::go_on(folder.log(), read); }).find("another narrator") !=
          std::string::npos);
  }
  const LogContents early = LogReader().read(folder.log());
  LogWriter::go_on(folder.log(), early).write(std::vector<LogAnswer>{answer(1)});
  CHECK_THROWS_AS(LogWriter::go_on(folder.log(), early), LogError);
  CHECK(LogReader().read(folder.log()).state.answers.size() == 1);
}

TEST_CASE("an audience is logged as everybody, the moderator, or names") {
  const std::vector<std::string> names{"Aki", "Bình"};
  CHECK(audience_json({true, {}}, names) == "all");
  CHECK(audience_json({false, {}}, names) == "moderator");
  CHECK(audience_json({false, {1, 2}}, names) == Json({"Aki", "Bình"}));
}
