// save: the log in another place, because the first one is gone or full.
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"

namespace narrator::cli {

void save_command(Desk& desk, const Line& words) {
  if (desk.session.path().empty()) refuse(desk.session, "save-nothing");
  desk.session.save(words.text());
  desk.output.notice(text(desk.session, "saved", {{"log", {words.text()}}}));
}

}  // namespace narrator::cli
