// The pages of the screens in a room, a board for everybody and a phone for each player, and the
// data sent to them when the table changes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/session/session.hpp"

namespace narrator::cli {

/// A page, "/" or "/phone", or a file that both need ("/screen.css"), with its type. Both fields
/// are empty if there is none of that path. Nothing in it is of a game.
struct PageFile {
  std::string_view type;
  std::string body;
};
PageFile page_file(std::string_view path);

/// Returns what everybody may see now, on the board and on phones alike. `notice` is the id of a
/// notice about the log, or "".
Json shared_state(Session& session, const std::string& notice);

/// Returns the same for board.js, together with the seating.
Json board_state(Json shared, Session& session);

/// The player and the state of a phone.
struct PhoneView {
  int seat = 0;            // 0: of no player at this table
  std::int64_t count = 0;  // increases with each message sent
  bool twice = false;      // another phone uses the same code
  bool answers = false;    // the question can be answered on phones
  bool sent = false;       // an answer has been sent
  std::string token{};     // of the pending question
};

/// Returns the same for phone.js, with what is shown while the page is held, and the question for
/// this player.
Json phone_state(Json shared, Session& session, const PhoneView& view);

/// Returns what everybody sees, without running clocks. A change of it is sent to all screens at
/// once, so that its time tells an eavesdropper nothing.
std::string seen_by_all(Session& session, const std::string& notice);

/// Returns the length that the messages to all phones, which are in these states, are padded to.
std::size_t sent_length(const Json& shared, const std::vector<std::string>& states);

}  // namespace narrator::cli
