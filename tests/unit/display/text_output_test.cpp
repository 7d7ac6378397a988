#include "cli/display/output.hpp"

#include <filesystem>
#include <fstream>

#include <catch2/catch.hpp>
#include <unistd.h>

#include "cli/display/board.hpp"
#include "cli/setup/setup_options.hpp"
#include "engine/lists.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

constexpr const char* kRules = R"(
game{ id = "tiny", version = 1, players = { 2, 4 },
  title = { en = "Tiny", ja = "Tiny", vi = "Tiny" }, about = { en = "t", ja = "t", vi = "t" },
  components = {}, facts = { "role" }, settings = {} }
function rule.play(g)
  g.many = {}
  for n = 1, 17 do g.many[n] = "n" .. n end
  reveal(g.players[1], g.players[1], "role", "spy")
  announce("begin", { who = g.players })
  tell(g.players[2], "secretly", {})
  g.chosen = choose{ id = "pick", of = g.players[1], from = g.players }
  choose{ id = "hush", of = g.players[2], from = { "spy", "guest" }, secret = true }
  choose{ id = "many", from = g.many }
  win{ winners = { g.chosen } }
end
function rule.status(g) return { phase = "play", round = 2, players = {}, board = {} } end
function rule.display(g)
  return { { kind = "line", brief = true, id = "brief", args = { who = g.players[1] } },
           { kind = "line", id = "below", args = {} } }
end
)";
constexpr const char* kTexts = R"(
return { ["begin"] = "A long announcement for everybody around the table: {who}.",
  ["secretly"] = "You are watched.", ["ask.pick"] = "{of}, whom do you pick?",
  ["help.pick"] = "h", ["ask.hush"] = "{of}, who are you?", ["help.hush"] = "h",
  ["ask.many"] = "Which number?", ["help.many"] = "h", ["word.spy"] = "Spy", ["word.guest"] = "Guest", ["brief"] = "It is {who}'s turn",
  ["below"] = "All is well.", ["phase.play"] = "the play" }
)";

// A game of its own, so that no change of a real one can break these tests, and the output.
struct Evening {
  explicit Evening(const Terminal& terminal)
      : session(Session::create(setup(), "", [] { return "2026-11-21T19:40:12Z"; })),
        out(std::tmpfile()),
        made(text_output(out, [terminal] { return terminal; })),
        output(*made) {}
  ~Evening() { std::fclose(out); }

  static Setup setup() {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("narrator-test-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder / "tiny");
    std::ofstream(folder / "tiny" / "game.lua") << kRules;
    std::ofstream(folder / "tiny" / "en.lua") << kTexts;
    SetupOptions options;
    options.game = (folder / "tiny").string();
    options.players = "Aki,Bình";
    options.lang = "en";
    options.seed = "1";
    Setup setup = prepare(options).setup;
    std::filesystem::remove_all(folder);
    return setup;
  }

  void go_on() {
    output.say(session, those_of(session.take_news(),
                                 [this](const Message& said) { return output.shows(said); }));
    session.question() ? output.ask(session) : output.end(session);
  }

  std::string printed() {
    std::string text(static_cast<std::size_t>(std::ftell(out)), '\0');
    std::rewind(out);
    text.resize(std::fread(text.data(), 1, text.size(), out));
    std::rewind(out);
    std::fflush(out);
    REQUIRE(ftruncate(fileno(out), 0) == 0);
    return text;
  }

  Session session;
  std::FILE* out;
  std::unique_ptr<Output> made;
  Output& output;
};

const Terminal kPipe{};

}  // namespace

TEST_CASE("the properties of an output determine its terminal") {
  CHECK_FALSE(make_terminal(false, "xterm", false, 120).person);
  CHECK_FALSE(make_terminal(false, "xterm", false, 120).colour);
  CHECK(make_terminal(true, "xterm", false, 120).colour);
  CHECK(make_terminal(true, "xterm", false, 120).columns == 120);
  CHECK_FALSE(make_terminal(true, "xterm", true, 120).colour);
  CHECK(make_terminal(true, "xterm", true, 120).screen);
  CHECK_FALSE(make_terminal(true, "dumb", false, 120).screen);
  for (const char* const keeping : {"unknown", "emacs", "eterm-color", "vt52"})
    CHECK_FALSE(make_terminal(true, keeping, false, 120).screen);
  CHECK_FALSE(make_terminal(true, "dumb", false, 120).colour);
  CHECK_FALSE(make_terminal(true, "", false, 120).screen);
  CHECK(make_terminal(true, "xterm", false, 0).columns == 80);
  CHECK(make_terminal(true, "xterm", false, 5000).columns == 200);
  CHECK(make_terminal(true, "xterm", false, 3).columns == 20);
}

TEST_CASE("without a terminal a text is one line, without a status line") {
  Evening evening(kPipe);
  evening.go_on();
  CHECK(evening.printed() ==
        "A long announcement for everybody around the table: Aki, Bình.\n"
        "[to Bình] You are watched.\n"
        "? Aki, whom do you pick? (Aki, Bình)\n");
  evening.output.echo("bi\x1b[A");
  CHECK(evening.printed() == "> bi\uFFFD[A\n");
}

TEST_CASE("on a terminal the status line is above the question and the options are below") {
  Evening evening(make_terminal(true, "xterm", true, 40));
  evening.go_on();
  CHECK(evening.printed() ==
        "A long announcement for everybody\n"
        "  around the table: Aki, Bình.\n"
        "[to Bình] You are watched.\n"
        "\n"
        "Round 2 | the play | It is Aki's turn\n"
        "? Aki, whom do you pick?\n"
        "  Aki (1), Bình (2)\n");
}

TEST_CASE("the continuation of a list item is indented further than the next item") {
  Evening evening(make_terminal(true, "xterm", true, 24));
  evening.output.notice("  6 Aki and Bình: Ja or Nein?");
  evening.output.notice(" 10 Aki and Bình: Ja or Nein?");
  evening.output.notice("    claim: Aki, the three drawn");
  evening.output.refuse({"Expected one of:\n  correct tracker (0 to 2)"});
  CHECK(evening.printed() ==
        "  6 Aki and Bình: Ja\n"
        "    or Nein?\n"
        " 10 Aki and Bình: Ja\n"
        "    or Nein?\n"
        "    claim: Aki,\n"
        "      the three drawn\n"
        "! Expected one of:\n"
        "    correct tracker\n"
        "      (0 to 2)\n");
}

TEST_CASE("on a terminal the first of many options are listed") {
  Evening evening(make_terminal(true, "xterm", true, 40));
  evening.session.answer({false, {0}});
  evening.session.answer({false, {0}});
  evening.go_on();
  CHECK(evening.printed().find("? Which number?\n"
                               "  n1, n2, n3, n4, n5, n6, n7, n8, n9,\n"
                               "  n10, n11, n12, 5 more\n") != std::string::npos);
}

TEST_CASE("a refused question is asked again without the status line") {
  Evening evening(make_terminal(true, "xterm", true, 40));
  evening.go_on();
  evening.printed();
  evening.output.refuse({"bihn does not fit here."});
  evening.go_on();
  CHECK(evening.printed() ==
        "! bihn does not fit here.\n? Aki, whom do you pick?\n  Aki (1), Bình (2)\n");
  evening.go_on();
  CHECK(evening.printed().find("Round 2") != std::string::npos);
}

TEST_CASE("a dumb terminal gets plain lines, including the status line") {
  Evening evening(make_terminal(true, "dumb", false, 40));
  evening.go_on();
  CHECK(evening.printed() ==
        "A long announcement for everybody around the table: Aki, Bình.\n"
        "[to Bình] You are watched.\n"
        "Round 2 | the play | It is Aki's turn\n"
        "? Aki, whom do you pick? (Aki, Bình)\n");
}

TEST_CASE("colour only adds to the plain output") {
  Evening evening(make_terminal(true, "xterm", false, 80));
  evening.session.answer({false, {0}});
  evening.go_on();
  const std::string painted = evening.printed();
  CHECK(painted.find("\x1b[1mRound 2 | the play | It is Aki's turn\x1b[0m\n") != std::string::npos);
  CHECK(painted.find("\x1b[1;35m? [secret] Bình, who are you?\x1b[0m\n") != std::string::npos);
}

TEST_CASE("the board shows what its reader was told") {
  Evening evening(kPipe);
  CHECK(draw_board(evening.session, {Reader::Who::moderator, 0}, kPipe) ==
        "Tiny\nRound 2 | the play | It is Aki's turn\nAll is well.\n");
  CHECK(draw_facts(evening.session, {Reader::Who::everyone, 0}, kPipe).empty());
  CHECK(draw_facts(evening.session, {Reader::Who::player, 2}, kPipe).empty());
  CHECK(draw_facts(evening.session, {Reader::Who::player, 1}, kPipe) ==
        "Told to Aki:\n  Aki: Spy\n");
  CHECK(draw_facts(evening.session, {Reader::Who::moderator, 0}, kPipe) ==
        "Known to the moderator:\n  Aki: Spy\n");
}

TEST_CASE("the board of a finished game names the winners") {
  Evening evening(kPipe);
  evening.session.answer({false, {1}});
  evening.session.answer({false, {1}});
  evening.session.answer({false, {16}});
  REQUIRE(evening.session.question() == nullptr);
  const std::string board = draw_board(evening.session, {Reader::Who::moderator, 0}, kPipe);
  CHECK(board.find("The game is over. Winner: Bình\n") != std::string::npos);
}
