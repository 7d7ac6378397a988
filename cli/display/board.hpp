// The table as text: a game's board, drawn for a terminal or for a file.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "engine/announcement.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Draws widgets (narrator-lua(7), display) in order. A script's mistakes are never fatal: faulty
/// parts are omitted or drawn as well as possible.
Lines draw_widgets(const Json& widgets, const Drawing& drawing);

/// Returns the board's widgets for a reader, except the one that draw_brief() draws.
Json shown_widgets(Session& session, const Reader& reader);

/// Returns who won, in words, or "" while the game is unfinished.
std::string ending(const Session& session, const Drawing& drawing);

/// Draws the whole table, each line with its line feed: the game, its stage, its widgets and the
/// players who left. It contains no secrets, and omits what `reader` may not be reminded of.
std::string draw_board(Session& session, const Reader& reader, const Terminal& terminal);

/// Draws the widget marked `brief`, with round and phase unless it shows them: a moderator's
/// overview at a glance. One line if it fits; no lines if the game has nothing to show.
Lines draw_brief(Session& session, const Drawing& drawing);

/// Draws the facts that the reader was told, below a heading; returns no lines if there are none.
Lines draw_facts(const std::vector<Fact>& facts, Session& session, const Reader& reader,
                 const Drawing& drawing);

/// Draws the lasting facts told to a reader so far, each line with its line feed; "" if there are
/// none.
std::string draw_facts(Session& session, const Reader& reader, const Terminal& terminal);

}  // namespace narrator::cli
