// The kinds of widgets of a game's display, each drawn from what its script gave, and claims.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

/// What a track is called.
std::string track_label(const Json& widget, const Drawing& drawing);

/// {kind="track", label, args, value, max, marks, colour}: one box a space, filled up to `value`.
/// The label is padded to `label_width`, so that tracks below each other stand in line.
Lines draw_track(const Json& widget, int label_width, const Drawing& drawing);

/// The same as a sentence: "Water: 2 of 6 (3 ebb, 4 flood)".
std::string track_in_words(const Json& widget, const std::string& label, const Drawing& drawing);

/// {kind="list", label, items}
Lines draw_list(const Json& widget, int label_width, const Drawing& drawing);

/// Whether a cell of a table may be left out where a row is a sentence: "", "-" or "–".
bool tells_nothing(const std::string& cell);

/// A table: cells in columns below their headings, a long one in several lines, words whole as long
/// as there is room for those of all columns; a column of `numbers` stands to the right; in a
/// narrow place a row becomes a sentence.
Lines draw_rows(const Lines& headings, const std::vector<Lines>& rows,
                const std::vector<bool>& numbers, const Drawing& drawing);

/// {kind="ring", label, cards, marked, colours}: a closed loop, clockwise from the pawn at the top
/// left, the first `marked` cards numbered; a list where it has no room.
Lines draw_ring(const Json& widget, const Drawing& drawing);

/// All testimony a reader may see, and the contradictions in it, each line ended; "" where nothing
/// was said. With a `seat` what this player said, and the contradictions it takes part in. Their
/// `reasons` may be left out.
std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal,
                           int seat = 0, bool reasons = true);

}  // namespace narrator::cli
