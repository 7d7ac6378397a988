#include "cli/viewer/viewer.hpp"

#include <set>

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

Key letter(char32_t c) { return {Key::What::text, c}; }

Session begun() {
  Session session = Session::create(tiny::setup(), "", tiny::clock());
  session.answer(tiny::pick(1));
  return session;
}

struct Seen {
  Session session = begun();
  Viewer viewer{session, "2026-01-01T00:00:00Z", tiny::kEveryone};

  std::string screen() {
    Terminal terminal;
    terminal.columns = 60;
    return joined(viewer.draw(terminal, 20));
  }
  bool shows(const std::string& text) { return screen().find(text) != std::string::npos; }
};

}  // namespace

TEST_CASE("a screen fits the terminal in height and width") {
  Seen seen;
  Terminal terminal;
  for (const int columns : {20, 80}) {
    terminal.columns = columns;
    CHECK(seen.viewer.draw(terminal, 12).size() == 12);
  }
}

TEST_CASE("steps go forwards and backwards, within the game") {
  Seen seen;
  const std::string first = seen.screen();
  CHECK(seen.viewer.press({Key::What::left}));
  CHECK(seen.screen() == first);
  CHECK(seen.viewer.press({Key::What::right}));
  CHECK(seen.screen() != first);
  CHECK(seen.viewer.press({Key::What::home}));
  CHECK(seen.screen() == first);
}

TEST_CASE("the moderator's view is only offered to those who began with it") {
  const auto eyes_offered = [](const Reader& reader) {
    Seen seen;
    Viewer viewer(seen.session, "2026-01-01T00:00:00Z", reader);
    std::set<std::string> tops;
    for (int i = 0; i < 10; ++i) {
      tops.insert(viewer.draw(Terminal{}, 20).front());
      viewer.press(letter(U'v'));
    }
    return tops.size();
  };
  CHECK(eyes_offered(tiny::kEveryone) == 4);  // everybody's view, and three players'
  CHECK(eyes_offered({Reader::Who::moderator, 0}) == 5);
}

TEST_CASE("a reader who sees fewer steps stays within them") {
  const std::string rules =
      tiny::kDeclaration + tiny::kStatus +
      "function rule.play(g)\n"
      "  choose{ id = \"who\", from = { \"red\", \"blue\" } }\n"
      "  for _ = 1, 3 do\n"
      "    choose{ id = \"hand\", from = { \"red\", \"blue\" }, secret = true }\n"
      "  end\nend\n";
  Session session = Session::create(tiny::setup(tiny::sources(rules)), "", tiny::clock());
  for (int i = 0; i < 3; ++i) session.answer(tiny::pick(0));
  Viewer viewer(session, "2026-01-01T00:00:00Z", {Reader::Who::moderator, 0});
  viewer.press({Key::What::end});
  for (int i = 0; i < 5; ++i) {
    viewer.press(letter(U'v'));
    CHECK(viewer.draw(Terminal{}, 20).size() == 20);
    CHECK_FALSE(viewer.pause());
  }
}

TEST_CASE("q leaves the viewer, other letters do not") {
  Seen seen;
  for (const char32_t c : U"+-vb?nBx") CHECK(seen.viewer.press(letter(c)));
  CHECK_FALSE(seen.viewer.press(letter(U'q')));
}
