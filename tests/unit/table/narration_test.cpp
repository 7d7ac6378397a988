#include "cli/table/pausing.hpp"

#include <catch2/catch.hpp>

#include "cli/commands/commands.hpp"
#include "engine/session/replayer.hpp"
#include "engine/session/told.hpp"
#include "engine/sources/library.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;
using namespace std::chrono_literals;

namespace {

struct StopWatch {
  ReadingPause after(ReadingPause::Times times, bool speaking) {
    return {times, speaking, [this] { return now; }};
  }
  std::chrono::milliseconds now{100};
};

// A game up to its first night, where everything is drawn or given here.
struct Night {
  explicit Night(std::vector<std::string> dealt, const char* game = "secret-hitler",
                 const std::string& log = "")
      : session(Session::create(setup(dealt, game), log, clock)) {}

  static std::string clock() { return "2026-11-21T19:40:12Z"; }
  static Setup setup(const std::vector<std::string>& dealt, const char* game = "secret-hitler") {
    Setup setup;
    setup.game = game;
    setup.sources = game_sources(game, "en");
    setup.table.players = {"Aki", "Binh", "Chie", "Dan", "Emi", "Fumi", "Gia"};
    setup.table.dealt = dealt;
    setup.seed = "07";
    return setup;
  }
  void answer(const std::string& words) {
    session.answer(parse_pending(session.machine(), session, Line(words)));
    heard = session.take_news();
  }
  ReadAloud look() const { return read_aloud(session.setup(), session.state()); }

  Session session;
  std::vector<Message> heard{};
};

int spoken(const std::vector<Message>& said) {
  return static_cast<int>(
      std::ranges::count_if(said, [](const Message& one) { return one.pause > 0; }));
}

}  // namespace

TEST_CASE("without a voice the time to read counts, then the pause") {
  StopWatch watch;
  ReadingPause silence = watch.after({2s, 10s, 3s}, false);
  CHECK(silence.left() == 5);
  watch.now += 4999ms;
  silence.listen(false);
  CHECK(silence.left() == 1);
  CHECK_FALSE(silence.over());
  watch.now += 1ms;
  CHECK(silence.over());
  CHECK(silence.left() == 0);
}

TEST_CASE("the pause begins when the voice ends") {
  StopWatch watch;
  ReadingPause silence = watch.after({2s, 10s, 3s}, true);
  watch.now += 6s;
  silence.listen(true);
  CHECK(silence.left() == 3);
  watch.now += 2s;
  silence.listen(false);
  CHECK(silence.left() == 1);
  watch.now += 1s;
  CHECK(silence.over());
}

TEST_CASE("a voice that does not end is waited for only so long") {
  StopWatch watch;
  ReadingPause silence = watch.after({2s, 10s, 3s}, true);
  for (int i = 0; i < 13; ++i) {
    CHECK_FALSE(silence.over());
    watch.now += 1s;
    silence.listen(true);
  }
  CHECK(silence.over());
}

TEST_CASE("a review finds the deal and the lines read aloud, with their pauses") {
  Night night({"roles"});
  CHECK(night.look().deal == 1);
  CHECK(night.look().passages.empty());
  CHECK_FALSE(can_redeal(night.session, {Reader::Who::moderator, 0}));
  night.answer("aki");
  const ReadAloud found = night.look();
  REQUIRE(found.passages.size() == 1);
  CHECK(found.passages[0].with == 2);
  CHECK(found.passages[0].lines.size() == 6);
  CHECK(spoken(night.heard) == 6);
  CHECK(spoken(found.passages[0].lines) == 6);
  CHECK(can_redeal(night.session, {Reader::Who::moderator, 0}));
  night.answer("nominate dan");
  CHECK_FALSE(can_redeal(night.session, {Reader::Who::moderator, 0}));
}

TEST_CASE("a redeal deals differently, announces everything anew and keeps what fits") {
  Night night({"roles"});
  night.answer("aki");
  const WordedAnswer first = night.session.answers()[0].answer;
  night.session.redeal(1);
  CHECK(night.session.answers().size() == 2);
  CHECK(night.session.answers()[0].answer != first);
  CHECK(to_json(night.session.answers()[1].answer) == "Aki");
  const std::vector<Message> news = night.session.take_news();
  CHECK(spoken(news) == 6);
  CHECK(std::ranges::count_if(news, [](const Message& said) {
          return said.to.seats.size() == 1 && said.id.starts_with("role.");
        }) == 7);
  REQUIRE(night.session.question() != nullptr);
  CHECK(night.session.question()->id == "nominate");
  const WordedAnswer second = night.session.answers()[0].answer;
  night.session.redeal(1);
  CHECK(night.session.answers()[0].answer != second);
  CHECK_THROWS(night.session.redo());
}

TEST_CASE("a redeal keeps no secret answers, even if they would fit") {
  tiny::Folder folder;
  Night night({"roles"}, "werewolf", folder.log());
  for (const char* answer : {"nobody", "nobody", "nobody"}) night.answer(answer);
  CHECK(night.session.question()->id == "accuse");
  night.session.redeal(1);
  CHECK(night.session.answers().size() == 1);
  CHECK(Replayer().verify(LogReader().read(folder.log())) == 1);
  night.session.undo(1);
  CHECK(night.session.answers().size() == 4);
}

TEST_CASE("redeals of the same game are the same") {
  Night one({"roles"}), two({"roles"});
  one.session.redeal(1);
  two.answer("chie");
  two.session.redeal(1);
  CHECK(one.session.answers()[0].answer == two.session.answers()[0].answer);
}

TEST_CASE("a state counts the redeals of its log") {
  LogState state;
  LogAnswer answer;
  answer.n = 1;
  state.apply(answer);
  state.apply(LogAmend{1, {answer}, false});
  CHECK(state.redeals == 0);
  state.apply(LogAmend{1, {answer}, true});
  CHECK(state.redeals == 1);
}

TEST_CASE("a number `timer` in an announcement's values is its countdown") {
  Setup setup = Night::setup({});
  add_variant(setup.sources, "secret-hitler", "discussion-timer", "en");
  setup.variants = {"discussion-timer"};
  setup.table.settings["discussion-timer"]["seconds"] = 45;
  Session session = Session::create(setup, "", Night::clock);
  session.answer(parse_pending(session.machine(), session, Line("unknown")));
  session.take_news();
  session.answer(parse_pending(session.machine(), session, Line("aki")));
  const std::vector<Message> news = session.take_news();
  REQUIRE(!news.empty());
  CHECK(news.back().timer == 45);
  CHECK(std::ranges::count_if(news, [](const Message& said) { return said.timer > 0; }) == 1);
}
