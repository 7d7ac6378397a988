#include "cli/display/board.hpp"

#include <algorithm>
#include <map>

#include "cli/drawing/draw_widgets.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/widgets.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/lists.hpp"
#include "engine/session/told.hpp"

namespace narrator::cli {
namespace {

Json widgets_of(Session& session) {
  Json widgets = session.machine().display();
  return widgets.is_array() ? widgets : Json::array();
}

bool is_brief(const Json& widget) {
  return text_field(widget, "kind") == "line" && widget.contains("brief") &&
         widget["brief"] == true && !widget.contains("to");
}

// Returns the label width that aligns the boxes of all tracks.
int label_width(const Json& widgets, const Drawing& drawing) {
  int width = 0;
  for (const Json& widget : widgets) {
    if (text_field(widget, "kind") != "track") continue;
    width = std::max(width, display_width(track_label(widget, drawing)));
  }
  return width;
}

// Returns "Round 3 · election", as far as the game has rounds and phases.
Lines stage(const Json& status, const Drawing& drawing) {
  Lines parts;
  if (const int round = number_field(status, "round"); round > 0)
    parts.push_back(drawing.text("board.round", {{"round", number_value(round)}}));
  const std::string phase = text_field(status, "phase");
  if (drawing.find("phase." + phase)) parts.push_back(drawing.text("phase." + phase));
  return parts;
}

Lines draw_brief(const Json& widgets, const Json& status, const Drawing& drawing) {
  const auto widget = std::ranges::find_if(widgets, is_brief);
  Args args;
  if (widget != widgets.end()) args = args_field(*widget, "args");
  const bool tells_stage = std::ranges::any_of(
      args, [](const auto& arg) { return arg.first == "round" || arg.first == "phase"; });
  Lines parts = tells_stage ? Lines() : stage(status, drawing);
  if (widget != widgets.end())
    append(parts, pieces(drawing.text(text_field(*widget, "id"), args), " | "));
  return parts.empty() ? Lines() : flowed(parts, " | ", drawing.columns());
}

// Lists the players who left the table and were not replaced.
Lines departed(const Session& session, const Drawing& drawing) {
  std::vector<Value> players;
  for (int seat = 1; seat <= static_cast<int>(session.names().size()); ++seat) {
    if (session.has_left(seat)) players.push_back({Player{seat}});
  }
  if (players.empty()) return {};
  return wrapped(drawing.text("board.left", {{"players", {players}}}), drawing.columns());
}

// Returns "Chie, role: …" by seat; of several facts about the same thing, the last one.
Lines facts_for(const std::vector<Fact>& facts, Session& session, const Reader& reader,
                const Drawing& drawing) {
  std::map<std::pair<int, std::string>, std::string> told;
  const std::vector<std::string>& keys = session.machine().game().facts;
  for (const Fact& fact : facts) {
    const bool declared = contains(keys, fact.key);
    if (!declared || !may_see(fact.to, reader)) continue;
    const std::string* label = drawing.find("label." + fact.key);
    const Args args = {{"player", {Player{fact.subject}}},
                       {"label", {label ? *label : std::string()}},
                       {"what", fact.value}};
    told[{fact.subject, fact.key}] =
        drawing.text(label ? "board.fact-labelled" : "board.fact", args);
  }
  Lines lines;
  for (const auto& [key, text] : told) append(lines, hanging("  ", text, drawing, 2));
  return lines;
}

}  // namespace

std::string ending(const Session& session, const Drawing& drawing) {
  const auto& result = session.result();
  if (!result) return {};
  const std::vector<Value> winners = drawing.players(list_field(*result, "winners"));
  if (winners.empty()) return drawing.text("board.over");
  return drawing.text(for_winners("board.winners", *result), {{"winners", {winners}}});
}

Json shown_widgets(Session& session, const Reader& reader) {
  Json shown = Json::array();
  const Json widgets = widgets_of(session);
  std::remove_copy_if(
      widgets.begin(), widgets.end(), std::back_inserter(shown),
      [&](const Json& widget) { return is_brief(widget) || !is_shown(session, widget, reader); });
  return shown;
}

Lines draw_widgets(const Json& widgets, const Drawing& drawing) {
  if (!widgets.is_array()) return {};
  Lines lines;
  const int width = label_width(widgets, drawing);
  for (const Json& widget : widgets) {
    const WidgetKind* kind = kind_of(widget);
    if (kind && kind->board) append(lines, kind->board(widget, width, drawing));
  }
  return lines;
}

Lines draw_brief(Session& session, const Drawing& drawing) {
  return draw_brief(widgets_of(session), session.machine().status(), drawing);
}

std::string draw_board(Session& session, const Reader& reader, const Terminal& terminal) {
  const Drawing drawing(terminal, session.text(), session.names());
  const std::string title = sanitised(session.machine().game().title.in(session.setup().lang));
  Lines lines{drawing.style(clipped(title, drawing.columns()), Style::strong)};
  append(lines, draw_brief(session, drawing));
  append(lines, draw_widgets(shown_widgets(session, reader), drawing));
  append(lines, departed(session, drawing));
  if (session.result()) append(lines, wrapped(ending(session, drawing), drawing.columns()));
  return joined(lines);
}

Lines draw_facts(const std::vector<Fact>& facts, Session& session, const Reader& reader,
                 const Drawing& drawing) {
  Lines lines = facts_for(facts, session, reader, drawing);
  if (lines.empty()) return {};
  std::string heading = drawing.text("board.facts-public");
  if (reader.who == Reader::Who::moderator) heading = drawing.text("board.facts-moderator");
  if (reader.who == Reader::Who::player)
    heading = drawing.text("board.facts-player", {{"player", {Player{reader.seat}}}});
  lines.insert(lines.begin(), drawing.style(heading, Style::strong));
  return lines;
}

std::string draw_facts(Session& session, const Reader& reader, const Terminal& terminal) {
  const Drawing drawing(terminal, session.text(), session.names());
  const Lines lines = draw_facts(session.machine().facts(), session, reader, drawing);
  return lines.empty() ? "" : joined(lines);
}

}  // namespace narrator::cli
