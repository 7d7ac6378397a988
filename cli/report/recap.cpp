#include "cli/report/formats.hpp"

#include <algorithm>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/document.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kMostLines = 60;
constexpr int kWidest = 240;  // columns of a round summarised by what was said in it

class RecapWriter {
 public:
  RecapWriter(const Report& report, const Session& session, const Reader& reader, bool spoilers)
      : report_(report),
        drawing_(Terminal{}, session.text(), session.names()),
        document_(compose(report, session, reader)),
        spoilers_(spoilers) {}

  Markdown run() const {
    std::vector<Markdown> lines = heading(), body = rounds();
    const std::vector<Markdown> end = spoilers_ ? ending() : std::vector<Markdown>();
    const std::size_t room = kMostLines - std::min(kMostLines - 3, lines.size() + end.size());
    if (body.size() > room) {  // drop the middle, which is missed least
      const auto from = body.begin() + static_cast<std::ptrdiff_t>(room / 2);
      *from = "- …";
      body.erase(from + 1, from + 1 + static_cast<std::ptrdiff_t>(body.size() - room));
    }
    append(lines, std::move(body));
    append(lines, end);
    Markdown out;
    for (const Markdown& line : lines) out += line + "\n";
    return out;
  }

 private:
  std::vector<Markdown> heading() const {
    std::vector<Markdown> lines = {"# " + Markdown::text(document_.title), ""};
    if (!document_.heading.empty()) lines.push_back(Markdown::text(document_.heading.front()));
    const Lines titles = mapped(report_.house_rules, [](const auto& rule) { return rule.first; });
    if (!titles.empty())
      lines.push_back(Markdown::text(drawing_.item(drawing_.text("report.house-rules"),
                                                   joined_by(titles, drawing_.separator()))));
    lines.push_back("");
    return lines;
  }

  // Uses the table that the game's script provides for a recap, or else the first one of `history`:
  // one line a round.
  std::vector<Markdown> rounds() const {
    for (const char* asked : {"recap", "history"}) {
      for (const Json& widget : report_.widgets) {
        if (text_field(widget, "asked") != asked || shows_nothing(widget)) continue;
        const Block block = block_of(widget, drawing_);
        const auto* grid = std::get_if<Grid>(&block);
        std::vector<Markdown> lines = grid == nullptr ? std::vector<Markdown>() : rows_of(*grid);
        if (!lines.empty()) return lines;
      }
    }
    return chapters();
  }

  std::vector<Markdown> rows_of(const Grid& grid) const {
    std::vector<Markdown> lines;
    for (const auto& row : grid.rows) {
      Lines told;
      for (std::size_t i = 1; i < row.size(); ++i)
        if (!tells_nothing(row[i].text))
          told.push_back(drawing_.item(grid.columns[i], row[i].text));
      if (told.empty() && &row == &grid.rows.back()) break;  // the round has only just begun
      const std::string name = grid.columns.front() + " " + row.front().text;
      lines.push_back("- **" + Markdown::text(name) + "** " +
                      Markdown::text(told.empty() ? "–" : drawing_.in_one_line(told)));
    }
    return lines;
  }

  // Lists what was said in each round.
  std::vector<Markdown> chapters() const {
    std::vector<Markdown> lines;
    const auto& steps = document_.steps;
    for (std::size_t i = 0; i < steps.size();) {
      Lines said;
      const std::string& chapter = steps[i].chapter;
      for (; i < steps.size() && steps[i].chapter == chapter; ++i) append(said, steps[i].said);
      if (!said.empty())
        lines.push_back(
            "- **" + Markdown::text(chapter) + "** " +
            Markdown::text(clipped(joined_by(said, drawing_.text("sentence.separator")), kWidest)));
    }
    return lines;
  }

  // The winners, and the players' roles as far as they are known.
  std::vector<Markdown> ending() const {
    if (report_.result.is_null()) return {"", Markdown::text(drawing_.text("report.unfinished"))};
    const Lines ended = ending_in_words(report_.result, drawing_);
    std::vector<Markdown> lines = {
        "", "**" + Markdown::text(joined_by(ended, drawing_.text("sentence.separator"))) + "**"};
    Lines players;
    for (const Json& player : report_.players) {
      Lines was;
      for (const std::string& fact : report_.facts)
        if (const Json told = player.value(fact, Json()); !told.is_null())
          was.push_back(drawing_.shown(told));
      if (!was.empty()) players.push_back(drawing_.item(player.at("name"), joined_by(was, " · ")));
    }
    if (!players.empty()) lines.push_back(Markdown::text(drawing_.in_one_line(players)));
    return lines;
  }

  const Report& report_;
  const Drawing drawing_;
  const Document document_;
  const bool spoilers_;
};

}  // namespace

Markdown recap(const Report& report, const Session& session, const Reader& reader, bool spoilers) {
  return RecapWriter(report, session, reader, spoilers).run();
}

}  // namespace narrator::cli
