// The widgets of a report as parts of a document.
#pragma once

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// What a widget shows: a paragraph, a table, or a figure with its data.
Block block_of(const Json& widget, const Drawing& drawing);

/// What a widget is called, "" where it has no name.
std::string title_of(const Json& widget, const Drawing& drawing);

/// A label that is the id of a text, a player, or a list of words and players.
std::string label_of(const Json& label, const Drawing& drawing);

}  // namespace narrator::cli
