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

/// What everybody may see now: of the board and of phones alike. `notice` is the id of what is told
/// of the log, or "".
Json shared_state(Session& session, const std::string& notice);

/// That for board.js, with who sits where.
Json board_state(Json shared, Session& session);

/// Whose phone it is, and how it stands with it.
struct PhoneView {
  int seat = 0;            // 0: nobody's at this table
  std::int64_t count = 0;  // goes up from one sending to the next
  bool twice = false;      // another phone has the same code
  bool answers = false;    // what is asked can be answered on phones
  bool sent = false;       // and was
  std::string token{};     // of the question that is asked
};

/// That for phone.js, with what is shown while the page is held, and what is asked of this player.
Json phone_state(Json shared, Session& session, const PhoneView& view);

}  // namespace narrator::cli
