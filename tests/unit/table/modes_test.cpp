#include "cli/table/input_stack.hpp"

#include <catch2/catch.hpp>

#include "cli/table/confirmation.hpp"
#include "cli/table/pausing.hpp"
#include "cli/table/welcome.hpp"
#include "tests/unit/table/person.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;
using namespace narrator::cli::typing;

namespace {

/// Takes lines until one says done.
struct Collecting : Mode {
  WaitOptions waiting() override { return {}; }
  EventResult handle(const Event& event) override {
    if (event.what == Event::What::back) happened.push_back("(back)");
    if (event.what == Event::What::emptied) happened.push_back("(emptied)");
    if (event.what != Event::What::line) return EventResult::waits;
    happened.push_back((event.kept ? "kept: " : "") + event.line.text());
    return event.line.normalised() == "done" ? EventResult::done : EventResult::waits;
  }
  bool takes_early() const override { return true; }

  std::vector<std::string> happened;
};

}  // namespace

TEST_CASE("a mode can receive single keys") {
  struct Pressed : Mode {
    WaitOptions waiting() override {
      return {.undraw = [] {}};
    }
    EventResult handle(const Event& event) override {
      if (event.what == Event::What::key) keys += event.key.c;
      if (event.what == Event::What::emptied) keys += U'!';
      return event.key.c == U'q' ? EventResult::done : EventResult::waits;
    }
    std::u32string keys;
  };
  const auto pressed = [](char32_t c) {
    return InputResult{What::key, {}, false, {Key::What::text, c}};
  };
  Person person({pressed(U'a'), key(What::again), pressed(U'q'), pressed(U'b')});
  InputStack modes(person);
  Pressed mode;
  CHECK(modes.run(mode));
  CHECK(mode.keys == U"a!q");
  CHECK_FALSE(person.all_read());
}

TEST_CASE("a mode runs until it is done, or the input ends") {
  Person person({line("a"), line("Done"), line("b")});
  InputStack modes(person);
  Collecting first, second;
  CHECK(modes.run(first));
  CHECK(first.happened == Happened{"a", "Done"});
  CHECK_FALSE(modes.run(second));
  CHECK(second.happened == Happened{"b"});
  CHECK(modes.over());
  CHECK_FALSE(modes.run(first));  // nothing more is read
}

TEST_CASE("Ctrl-L shows a mode again, the panic key blanks the screen first") {
  Person person({key(What::again), key(What::panic), line(""), line("done")});
  InputStack modes(person);
  int blanked = 0;
  modes.surround({.blank = [&] {
    Passing empty(modes, {.prompt = {}, .secret = true}, [] {});
    modes.run(empty);
    ++blanked;
  }});
  Collecting mode;
  CHECK(modes.run(mode));
  CHECK(blanked == 1);
  CHECK(mode.happened == Happened{"(emptied)", "(back)", "done"});
}

TEST_CASE("the panic key on an empty screen changes nothing, and the input may end there") {
  Person person({key(What::panic), key(What::panic), key(What::again), line("who?")});
  InputStack modes(person);
  modes.surround({.blank = [&] {
    Passing empty(modes, {.prompt = {}, .secret = true}, [] {});
    modes.run(empty);
  }});
  Collecting mode;
  CHECK_FALSE(modes.run(mode));
  CHECK(mode.happened.empty());
  CHECK(modes.over());
}

TEST_CASE("input typed ahead of a passed screen is kept, input during it is refused") {
  Person person({ahead("dan"), line("no"), line(""), line("done")});
  InputStack modes(person);
  int refused = 0;
  Passing passing(modes, {.prompt = "Enter shows it"}, [&] { ++refused; });
  CHECK(modes.run(passing));
  CHECK(person.prompts.front() == "Enter shows it");
  CHECK(refused == 1);
  CHECK_FALSE(passing.was_wiped());
  Collecting mode;
  CHECK(modes.run(mode));
  CHECK(mode.happened == Happened{"kept: dan", "done"});
}

TEST_CASE("input typed beside a secret is dropped") {
  Person person({ahead("fascist"), line("fascist"), line(""), line("done")});
  InputStack modes(person);
  Passing passing(modes, {.prompt = "", .secret = true}, [] { FAIL("said something"); });
  Collecting mode;
  CHECK(modes.run(passing));
  CHECK(modes.run(mode));
  CHECK(mode.happened == Happened{"done"});
}

TEST_CASE("a pass tells whether the screen was blanked or cleared meanwhile") {
  Person person({key(What::panic), key(What::again), line("")});
  InputStack modes(person);
  for (const bool wiped : {true, true, false}) {
    Passing passing(modes, {.prompt = "", .secret = true}, [] {});
    CHECK(modes.run(passing));
    CHECK(passing.was_wiped() == wiped);
  }
}

TEST_CASE("a silence ends by itself, by Enter or by a line, and shows the time left") {
  std::chrono::milliseconds now{0};
  const Ticks clock = [&] { return now; };
  Voice voice("", "en", clock);
  int shown = 0;
  const auto pausing = [&] {
    const ReadingPause::Times times{std::chrono::seconds(1), {}, std::chrono::seconds(2)};
    return Pausing(
        ReadingPause(times, false, clock), voice, [](int n) { return std::to_string(n); },
        [&] { ++shown; });
  };
  SECTION("a line") {
    Person person({line("4")});
    InputStack modes(person);
    Pausing mode = pausing();
    CHECK(modes.run(mode));
    CHECK(mode.typed().text() == "4");
    CHECK(person.shown.headlines == Happened{"3"});
  }
  SECTION("Enter") {
    Person person({line("")});
    InputStack modes(person);
    Pausing mode = pausing();
    CHECK(modes.run(mode));
    CHECK(mode.typed().text().empty());
  }
  SECTION("time") {
    Person person({});
    InputStack modes(person);
    Pausing mode = pausing();
    now = std::chrono::seconds(4);
    CHECK(modes.run(mode));
    CHECK(mode.typed().text().empty());
  }
  SECTION("not the panic key: the line is shown again, and its pause begins anew") {
    Person person({key(What::panic), line("")});
    InputStack modes(person);
    modes.surround({.blank = [&] { now = std::chrono::seconds(4); }});
    Pausing mode = pausing();
    CHECK(modes.run(mode));
    CHECK(shown == 1);
    CHECK(person.shown.headlines == Happened{"3", "2"});
    CHECK(person.all_read());
  }
}

TEST_CASE("a confirmation takes yes and no, runs commands and leaves the rest for later") {
  Session session = Session::create(tiny::setup(), {}, tiny::clock());
  int asked = 0;
  bool stands = true;
  Happened commands;
  const auto ask = [&](std::vector<InputResult> typed) {
    Person person(std::move(typed));
    InputStack modes(person);
    Confirming mode({.waiting = [] { return WaitOptions(); },
                     .ask = [&] { ++asked; },
                     .reply = [&](const Line& words) { return yes_or_no(session, words); },
                     .command =
                         [&](const Line& line) {
                           commands.push_back(line.text());
                           return stands;
                         },
                     .otherwise = [](const Line&) { return true; }});
    modes.run(mode);
    return mode.yes();
  };
  CHECK(ask({line(""), line("y")}));
  CHECK_FALSE(ask({line("No")}));
  CHECK_FALSE(ask({line("3"), line("y")}));
  CHECK(ask({line("，"), line("y")}));
  CHECK_FALSE(ask({key(What::panic), line("y")}));
  CHECK_FALSE(ask({}));
  CHECK(ask({line("status"), line("y")}));
  CHECK(asked == 3);  // after Enter only, after only a comma, after a command
  stands = false;
  CHECK_FALSE(ask({line("Status"), line("y")}));
  CHECK(commands == Happened{"status", "Status"});
}

TEST_CASE("a question of the welcome takes lines until one fits, or quit") {
  Happened lines;
  int shown = 0;
  const auto ask = [&](std::vector<InputResult> typed) {
    Person person(std::move(typed));
    InputStack modes(person);
    const auto take = [&](const Line& words) {
      lines.push_back(words.text());
      return words.normalised() == "2";
    };
    return Welcoming(modes, nullptr, take, [&] { ++shown; }).run();
  };
  CHECK(ask({line("nobody"), line("2"), line("3")}));
  CHECK_FALSE(ask({line("Quit"), line("2")}));
  CHECK_FALSE(ask({}));
  CHECK(lines == Happened{"nobody", "2"});
  CHECK(shown == 3);
  CHECK(ask({key(What::again), line("2")}));
  CHECK(shown == 5);  // once more on an empty screen
}

TEST_CASE(
    "Enter or yes confirms that all have looked; a command that changes the game ends the wait") {
  Session session = Session::create(tiny::setup(), {}, tiny::clock());
  Happened happened;
  bool stands = true;
  const auto look = [&](std::vector<InputResult> typed) {
    Person person(std::move(typed));
    InputStack modes(person);
    Confirming mode({.waiting = [] { return WaitOptions(); },
                     .ask = [&] { happened.push_back("(asked)"); },
                     .reply = [&](const Line& words) { return yes_or_no(session, words); },
                     .command = [&](const Line&) { return stands; },
                     .otherwise =
                         [&](const Line& words) {
                           happened.push_back(words.text());
                           return false;
                         },
                     .insists = true});
    modes.run(mode);
    return mode.yes();
  };
  CHECK(look({line("")}));
  CHECK(look({line("yes")}));
  CHECK(happened.empty());
  CHECK(look({line("nobody"), line("no"), line("status"), line("y")}));
  CHECK(happened == Happened{"nobody", "(asked)", "(asked)", "(asked)"});
  stands = false;
  CHECK_FALSE(look({line("undo"), line("y")}));
}
