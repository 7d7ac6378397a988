#include "cli/report/widgets.hpp"

#include <map>

#include <catch2/catch.hpp>

#include "cli/display/board.hpp"
#include "cli/report/formats.hpp"

using namespace narrator;
using namespace narrator::cli;

namespace {

// One widget of each kind, each with one visible thing.
const std::map<std::string, const char*> examples = {
    {"line", R"({"id": "seen"})"},
    {"list", R"({"items": ["Seen"]})"},
    {"ring", R"({"cards": ["Seen"]})"},
    {"table", R"({"columns": [""], "rows": [["Seen"]]})"},
    {"track", R"({"label": "Seen", "value": 1, "max": 2})"},
    {"matrix", R"({"heads": ["Seen"], "rows": [[[1, 2]]]})"},
    {"chart", R"({"steps": [1], "lines": [{"label": "Seen", "values": [1]}]})"},
    {"flow", R"({"places": ["Seen"], "steps": [1], "things": [{"label": "", "places": [1]}]})"},
    {"bars", R"({"rows": [["Seen", [1, 2]]]})"},
};

Json example(const WidgetKind& kind) {
  REQUIRE(examples.contains(kind.name));
  Json widget = Json::parse(examples.at(kind.name));
  widget["kind"] = kind.name;
  return widget;
}

class Shown {
 public:
  Shown() {
    text_.add("seen", "Seen");
    text_.add("board.item", "{label}: {what}");
    text_.add("board.track", "{label}: {value} of {max}");
  }

  Document section(const Json& widget) const {
    return {"en", "", {}, {{"", false, {block_of(widget, drawing_)}}}, {}, {}};
  }
  std::string plain(const Json& widget) const {
    return plain_text(section(widget), drawing_).str();
  }
  std::string html(const Json& widget) const { return html_page(section(widget), drawing_).str(); }

  // Returns a page that steps through a game with this widget.
  std::string stepped(const Json& widget) const {
    const Json display = Json::array({widget});
    Step step;
    step.display = &display;
    return html_page({"en", "", {}, {}, {step}, {}}, drawing_).str();
  }

  std::string board(const Json& widget) const {
    return joined(draw_widgets(Json::array({widget}), drawing_));
  }

 private:
  Catalogue text_;
  const std::vector<std::string> names_;
  const Drawing drawing_{Terminal{}, text_, names_};
};

bool is_seen(const std::string& text) { return text.find("Seen") != text.npos; }

}  // namespace

TEST_CASE("a widget of each kind is visible in all displays") {
  const Shown shown;
  for (const WidgetKind& kind : widget_kinds()) {
    INFO(kind.name);
    const Json widget = example(kind);
    CHECK(is_seen(shown.stepped(widget)));
    CHECK(is_seen(shown.html(widget)));
    CHECK(is_seen(shown.plain(widget)));
    if (kind.board) CHECK(is_seen(shown.board(widget)));
    CHECK_FALSE(shows_nothing(widget));
  }
}

TEST_CASE("numbers of any size are drawn") {
  const Shown shown;
  const Json chart = Json::parse(R"({"kind": "chart", "steps": [1, 2], "lines": [
      {"label": "Seen", "values": [0, 9000000000000000000]}]})");
  CHECK(shown.plain(chart).find("▁█") != std::string::npos);
  const Json matrix = Json::parse(R"({"kind": "matrix", "heads": ["Seen"],
      "rows": [[[9000000000000000000, 9000000000000000000]]]})");
  CHECK(shown.html(matrix).find("100%") != std::string::npos);
}

TEST_CASE("an unknown kind of widget is left out") {
  CHECK(shows_nothing({{"kind", "dance"}, {"rows", {1}}}));
  CHECK(Shown().board({{"kind", "dance"}}).empty());
  CHECK(Shown().board({{"kind", "matrix"}, {"heads", {"Seen"}}}).empty());
}
