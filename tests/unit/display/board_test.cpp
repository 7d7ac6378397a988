#include "cli/display/board.hpp"

#include <fstream>
#include <map>
#include <set>

#include <catch2/catch.hpp>

#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/sources/source.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

const std::vector<std::string> names{"Aki", "Bình", "智恵"};

Catalogue texts() {
  Catalogue text;
  text.add("board.item", "{label}: {what}");
  text.add("board.separator", "; ");
  text.add("board.track", "{label}: {value} of {max}");
  text.add("board.pawn", "pawn");
  text.add("board.ring", "{label} ({n})");
  text.add("label.road", "Road");
  text.add("label.end", "the end");
  text.add("label.who", "Player");
  text.add("label.cards", "Cards");
  text.add("label.score", "Score");
  text.add("word.blue", "Blue");
  text.add("told", "{who} has {n}.");
  return text;
}

Terminal screen(int columns, bool colour = false) {
  return make_terminal(true, "xterm", !colour, columns);
}

Lines draw(const char* widgets, const Terminal& terminal) {
  const Catalogue text = texts();
  return draw_widgets(Json::parse(widgets), Drawing(terminal, text, names));
}

Json ring(int cards) {
  Json widget = {{"kind", "ring"},
                 {"label", "label.road"},
                 {"marked", 3},
                 {"cards", Json::array()},
                 {"colours", {{"R", "red"}}}};
  for (int i = 1; i <= cards; ++i)
    widget["cards"].push_back((i % 2 ? "R" : "Y") + std::to_string(i));
  return widget;
}

Lines draw_ring_of(int cards, const Terminal& terminal) {
  const Catalogue text = texts();
  return draw_widgets(Json::array({ring(cards)}), Drawing(terminal, text, names));
}

// Returns the line and column of each card of a drawn ring.
std::map<std::string, std::pair<int, int>> places(const Lines& lines) {
  std::map<std::string, std::pair<int, int>> found;
  for (std::size_t y = 0; y < lines.size(); ++y) {
    std::string word;
    const std::string& line = lines[y];
    for (std::size_t at = 0; at <= line.size(); ++at) {
      const bool letter = at < line.size() && std::isalnum(static_cast<unsigned char>(line[at]));
      if (letter) {
        word += line[at];
      } else {
        const int x = display_width(line.substr(0, at - word.size()));
        if (word.size() > 1) found[word] = {static_cast<int>(y), x};
        word.clear();
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a list shows its items, and keeps nested lists together") {
  const Catalogue text = texts();
  const Drawing drawing(screen(80), text, names);
  CHECK(drawing.shown(Json::parse(R"([[{"seat": 1}, 4], ["blue", {"seat": 3}], "blue"])")) ==
        "Aki 4, Blue 智恵, Blue");
  CHECK(drawing.shown(Json::array()) == "-");
}

TEST_CASE("a track has a box for each space, and tells what waits") {
  const char* track = R"([{"kind": "track", "label": "label.road", "value": 2, "max": 4,
                           "marks": ["", "", "", "label.end"], "colour": "blue"}])";
  CHECK(draw(track, screen(80)) == Lines{"Road [#][#][ ][ ] 2/4  4 the end"});
  CHECK(draw(track, screen(40)) == Lines{"Road [#][#][ ][ ] 2/4", "  4 the end"});
  CHECK(draw(track, make_terminal(true, "dumb", false, 40)) == Lines{"Road: 2 of 4 (4 the end)"});
  CHECK(draw(track, screen(80, true))[0].find("\x1b[1;37;44m[#]\x1b[0m") != std::string::npos);
}

TEST_CASE("tracks below each other are aligned") {
  const Lines lines = draw(R"([{"kind": "track", "label": "label.road", "value": 1, "max": 2},
                               {"kind": "track", "label": "道", "value": 0, "max": 2}])",
                           screen(80));
  CHECK(lines == Lines{"Road [#][ ] 1/2", "道   [ ][ ] 0/2"});
}

TEST_CASE("a track of any length is drawn") {
  CHECK(draw(R"([{"kind": "track", "label": "label.road", "value": 7, "max": 2000000000}])",
             screen(80)) == Lines{"Road: 7 of 1000000"});
  CHECK(draw(R"([{"kind": "track", "value": -3, "max": "x"}])", screen(80)).size() == 1);
}

TEST_CASE("a list shows names and words, wrapped after its label") {
  CHECK(draw(R"([{"kind": "list", "label": "label.who", "items": ["Aki", "blue", 3]}])",
             screen(80)) == Lines{"Player: Aki, Blue, 3"});
  CHECK(draw(R"([{"kind": "list", "label": "label.who", "items": []}])", screen(80)) ==
        Lines{"Player: -"});
}

TEST_CASE("a line is a text with its values") {
  CHECK(draw(R"([{"kind": "line", "id": "told", "args": {"who": "Aki", "n": 3}}])", screen(80)) ==
        Lines{"Aki has 3."});
  CHECK(draw(R"([{"kind": "line", "id": "told", "args": []}])", screen(80)) ==
        Lines{"{who} has {n}."});
}

TEST_CASE("a table's columns are as wide as their contents") {
  const char* table = R"([{"kind": "table", "columns": ["label.who", "label.cards", "label.score"],
      "rows": [["智恵", ["R1", "R2", "G4", "B5", "Y1", "Y2", "Y3", "B1"], 10], ["Bình", [], null]]}])";
  CHECK(draw(table, screen(80)) == Lines{"Player  Cards                           Score",
                                         "智恵    R1, R2, G4, B5, Y1, Y2, Y3, B1  10",
                                         "Bình    -                               -"});
  CHECK(draw(table, screen(40)) == Lines{"Player  Cards                      Score",
                                         "智恵    R1, R2, G4, B5, Y1, Y2,    10", "        Y3, B1",
                                         "Bình    -                          -"});
  CHECK(draw(table, make_terminal(true, "dumb", false, 40)) ==
        Lines{"智恵 | Cards: R1, R2, G4, B5, Y1, Y2, Y3, B1; Score: 10", "Bình | -"});
}

TEST_CASE("a column of numbers is right-aligned") {
  CHECK(draw(R"([{"kind": "table", "columns": ["label.who", "label.score"],
                  "rows": [["Aki", 3], ["Bình", 12]]}])",
             screen(80)) == Lines{"Player  Score", "Aki         3", "Bình       12"});
}

TEST_CASE("a ring is a closed loop with every card once") {
  for (const int columns : {40, 41, 57, 80, 120, 200}) {
    for (int cards = 3; cards <= 30; ++cards) {
      const Lines lines = draw_ring_of(cards, screen(columns));
      INFO(columns << " columns, " << cards << " cards\n" << joined(lines));
      CHECK(lines.size() >= 3);
      for (const std::string& line : lines) CHECK(display_width(line) <= columns);
      const auto found = places(Lines(lines.begin() + 1, lines.end()));
      CHECK(found.count("pawn") == 1);
      const Json drawn = ring(cards);
      for (const Json& card : drawn["cards"]) CHECK(found.count(card.get<std::string>()) == 1);
      CHECK(found.size() == static_cast<std::size_t>(cards) + 1);
    }
  }
}

TEST_CASE("a heading longer than a line is wrapped") {
  Json widget = ring(9);
  widget["label"] = "Vòng tròn, theo chiều kim đồng hồ tính từ con tốt";
  const Catalogue text = texts();
  for (const std::string& line :
       draw_widgets(Json::array({widget}), Drawing(screen(40), text, names)))
    CHECK(display_width(line) <= 40);
}

TEST_CASE("a ring goes clockwise from the pawn at the top left") {
  CHECK(draw_ring_of(9, screen(80)) ==
        Lines{"Road (9)", "pawn───1:R1───2:Y2───3:R3─── Y4", " R9 ─── Y8 ─── R7 ─── Y6 ─── R5"});
  CHECK(draw_ring_of(4, screen(40)) ==
        Lines{"Road (4)", "pawn───1:R1───2:Y2", " └───── Y4 ───3:R3"});
}

TEST_CASE("cards of a ring show their colour, or its letter without colours") {
  const std::string plain = joined(draw_ring_of(9, screen(80)));
  CHECK(plain.find('\x1b') == std::string::npos);
  const std::string painted = joined(draw_ring_of(9, screen(80, true)));
  CHECK(painted.find("\x1b[1;37;41m1:R1\x1b[0m") != std::string::npos);
  CHECK(painted.find("─ Y4\n") != std::string::npos);  // Y has no colour
}

TEST_CASE("a ring without enough room becomes a list") {
  const std::string list = "Road (5): pawn, 1:R1, 2:Y2, 3:R3, Y4, R5\n";
  CHECK(joined(draw_ring_of(5, make_terminal(true, "dumb", false, 80))) == list);
  CHECK(joined(draw_ring_of(5, screen(30))) == "Road (5): pawn, 1:R1, 2:Y2,\n3:R3, Y4, R5\n");
  CHECK(joined(draw_ring_of(1, screen(80))) == "Road (1): pawn, 1:R1\n");
  CHECK(joined(draw_ring_of(0, screen(80))) == "Road (0): pawn\n");
}

TEST_CASE("nothing that a script returns breaks the board or the terminal") {
  CHECK(draw("{}", screen(80)).empty());
  CHECK(draw(R"([1, null, [], {"kind": 3}, {"kind": "dance"}])", screen(80)).empty());
  for (const WidgetKind& kind : widget_kinds()) {
    for (const char* junk : {"null", "7", "\"x\"", "{}", "[[]]", "[{\"a\": 1}, 2.5, true]"}) {
      Json widget = {{"kind", kind.name}, {"label", Json::parse(junk)}};
      for (const std::string& key : kind.fields) widget[key] = Json::parse(junk);
      INFO(widget.dump());
      const Catalogue text = texts();
      CHECK_NOTHROW(draw_widgets(Json::array({widget}), Drawing(screen(80), text, names)));
    }
  }
  const Lines evil = draw(
      R"([{"kind": "list", "label": "\u001b[2J", "items": ["\u009b1m", "\u202e"]}])", screen(80));
  CHECK(evil == Lines{"\uFFFD[2J: \uFFFD1m, \uFFFD"});
}

TEST_CASE("every language has the texts around the board, with the same placeholders") {
  std::map<std::string, std::set<std::string>> keys;
  for (const std::string& lang : languages()) {
    std::ifstream file("scripts/lib/texts/" + lang + "/board.lua");
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with("  [\"")) continue;
      std::string key = line.substr(4, line.find("\"]") - 4);
      std::set<std::string> values;
      for (std::size_t at = line.find('{'); at != std::string::npos; at = line.find('{', at + 1)) {
        values.insert(line.substr(at + 1, line.find_first_of(":}", at) - at - 1));
      }
      for (const std::string& value : values) key += " " + value;
      keys[lang].insert(key);
    }
    CHECK(keys[lang].size() > 10);
    CHECK(keys[lang] == keys["en"]);
  }
}
