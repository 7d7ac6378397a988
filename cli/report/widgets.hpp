// The kinds of widgets, and those of a report as parts of a document.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// A kind of widget, as narrator-lua(7) describes it.
struct WidgetKind {
  std::string name;
  std::vector<std::string> fields;  // besides those that all kinds have

  /// In a report, and on the board of one.
  Block (*block)(const Json& widget, const Drawing& drawing);

  /// On the board of a terminal, as draw_track() says; of a kind without it there are no displays.
  Lines (*board)(const Json& widget, int label_width, const Drawing& drawing) = nullptr;
};

/// All there are.
const std::vector<WidgetKind>& widget_kinds();

/// That of a widget, or nullptr where its script gave none of them.
const WidgetKind* kind_of(const Json& widget);

/// What a widget shows: a paragraph, a table, or a figure with its data. A paragraph without a text
/// where it is of no kind.
Block block_of(const Json& widget, const Drawing& drawing);

/// Whether there is nothing in a widget: it is of no kind, or has no row, no step, or no two that
/// have anything to do with each other.
bool shows_nothing(const Json& widget);

/// What a widget is called, "" where it has no name.
std::string title_of(const Json& widget, const Drawing& drawing);

/// A label that is the id of a text, a player, or a list of words and players.
std::string label_of(const Json& label, const Drawing& drawing);

/// That of a line of a chart, or of a thing of a flow; "" where its script gave none.
std::string label_in(const Json& thing, const Drawing& drawing);

/// What all lines of a chart lie between; 0 and 1 are always in it.
std::pair<std::int64_t, std::int64_t> range_of(const Json& lines);

}  // namespace narrator::cli
