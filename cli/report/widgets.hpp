// The kinds of widgets, and their conversion to parts of a document.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// A kind of widget, as described in narrator-lua(7).
struct WidgetKind {
  std::string name;
  std::vector<std::string> fields;  // in addition to those common to all kinds

  /// Converts the widget for a report and for the board on its page.
  Block (*block)(const Json& widget, const Drawing& drawing);

  /// Draws the widget on a board in the terminal; see draw_track(). If null, the kind is not
  /// allowed on displays.
  Lines (*board)(const Json& widget, int label_width, const Drawing& drawing) = nullptr;
};

/// Returns all kinds.
const std::vector<WidgetKind>& widget_kinds();

/// Returns the kind of a widget, or nullptr if the script gave no valid kind.
const WidgetKind* kind_of(const Json& widget);

/// Converts a widget to a paragraph, a table, or a figure with its data. Returns a paragraph
/// without text if its kind is unknown.
Block block_of(const Json& widget, const Drawing& drawing);

/// Returns whether a widget is empty: its kind is unknown, it has no rows or no steps, or no two of
/// its things are related.
bool shows_nothing(const Json& widget);

/// Returns the title of a widget, or "" if it has none.
std::string title_of(const Json& widget, const Drawing& drawing);

/// Returns the text of a label: the id of a text, a player, or a list of words and players.
std::string label_of(const Json& label, const Drawing& drawing);

/// Returns the label of a line of a chart or a thing of a flow, or "" if the script gave none.
std::string label_in(const Json& thing, const Drawing& drawing);

/// Returns the range of all values in the lines of a chart, extended to include 0 and 1.
std::pair<std::int64_t, std::int64_t> range_of(const Json& lines);

}  // namespace narrator::cli
