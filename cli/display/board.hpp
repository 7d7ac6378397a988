// The table as text: what a game's `display` rule describes, drawn for a terminal or for a file.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Widgets (narrator-lua(7), display) in their order. What a script got wrong is left out or drawn
/// as well as it can be, never fatal.
Lines draw_widgets(const Json& widgets, const Drawing& drawing);

/// The widgets of the board for a reader, but for the one that draw_brief() draws.
Json shown_widgets(Session& session, const Reader& reader);

/// Who won, in words, once somebody has; "" before.
std::string ending(const Session& session, const Drawing& drawing);

/// The whole table, each line ended: the game, where it stands, its widgets, who has left. There is
/// nothing secret in it; what `reader` may not be reminded of is left out.
std::string draw_board(Session& session, const Reader& reader, const Terminal& terminal);

/// The widget marked `brief`, with round and phase where it does not tell them: what a moderator
/// wants to know at a glance. One line where it fits; none where the game has nothing to tell.
Lines draw_brief(Session& session, const Drawing& drawing);

/// Those of the facts that the reader was told, in words under a heading; none where there are
/// none.
Lines draw_facts(const std::vector<Fact>& facts, Session& session, const Reader& reader,
                 const Drawing& drawing);

/// The lasting facts told to a reader by now, each line ended; "" where there are none.
std::string draw_facts(Session& session, const Reader& reader, const Terminal& terminal);

}  // namespace narrator::cli
