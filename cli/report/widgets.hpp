// The widgets of a report as parts of a document.
#pragma once

#include <cstdint>
#include <utility>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// What a widget shows: a paragraph, a table, or a figure with its data.
Block block_of(const Json& widget, const Drawing& drawing);

/// Whether there is nothing in a widget: no row, no step, or no two that have anything to do with
/// each other.
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
