// Drawing of testimony and of the widgets that a script puts on a game's display.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

/// Returns the label of a track.
std::string track_label(const Json& widget, const Drawing& drawing);

/// {kind="track", label, args, value, max, marks, colour}: one box for each space, filled up to
/// `value`. The label is padded to `label_width` so that consecutive tracks are aligned.
Lines draw_track(const Json& widget, int label_width, const Drawing& drawing);

/// Returns the track as a sentence: "Water: 2 of 6 (3 ebb, 4 flood)".
std::string track_in_words(const Json& widget, const std::string& label, const Drawing& drawing);

/// {kind="list", label, items}
Lines draw_list(const Json& widget, int label_width, const Drawing& drawing);

/// Returns whether a table cell carries no information and may be omitted from a sentence: "", "-"
/// or "–".
bool tells_nothing(const std::string& cell);

/// Draws a table with the cells below their headings. Long cells are wrapped, without breaking
/// words if the width allows it for all columns; columns marked in `numbers` are right-aligned. If
/// the terminal is too narrow, each row becomes a sentence.
Lines draw_rows(const Lines& headings, const std::vector<Lines>& rows,
                const std::vector<bool>& numbers, const Drawing& drawing);

/// {kind="ring", label, cards, marked, colours}: a closed loop, clockwise from the pawn at the top
/// left, with the first `marked` cards numbered. Drawn as a list if there is not enough room.
Lines draw_ring(const Json& widget, const Drawing& drawing);

/// Returns all testimony the reader may see and the contradictions in it, each line with its line
/// feed; "" if nothing was said. With a `seat`, only what this player said and the contradictions
/// it takes part in. `reasons` controls whether their reasons are included.
std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal,
                           int seat = 0, bool reasons = true);

}  // namespace narrator::cli
