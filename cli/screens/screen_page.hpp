// The pages of screens in a room: the board for all, a phone for each player, and what is sent to
// them when the table changes.
#pragma once

#include <string>
#include <string_view>

#include "engine/audience.hpp"
#include "engine/session/session.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// A file that pages need, by its path ("/screen.css"), with its type; nothing where there is none.
struct PageFile {
  std::string_view type;
  std::string body;
};
PageFile page_file(std::string_view path);

/// The pages themselves: they hold nothing of a game.
Html board_page();
Html phone_page();

/// What everybody may see now, as one line of JSON for board.js.
Json board_state(Session& session);

/// What the player on `seat` may see now, for phone.js: the public part, and what is shown while
/// the page is held. `again` counts up from one sending to the next; `twice`: another phone has the
/// same code.
Json phone_state(Session& session, int seat, std::int64_t again, bool twice);

}  // namespace narrator::cli
