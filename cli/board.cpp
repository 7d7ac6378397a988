#include "cli/board.hpp"

#include "engine/status.hpp"

namespace narrator::cli {

std::string draw_board(Session& session) {
  return session.machine().display().dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace narrator::cli
