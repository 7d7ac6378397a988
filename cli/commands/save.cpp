// save: the log in another place, because the first one is gone or full.
#include "cli/commands/commands.hpp"
#include "cli/commands/words.hpp"

namespace narrator::cli {

void save_command(Desk& desk, const std::string& words) {
  if (words.empty()) refuse(desk.session, "save-how");
  if (desk.session.path().empty()) refuse(desk.session, "save-nothing");
  desk.session.save(words);
  desk.output.notice(text(desk.session, "saved", {{"log", {words}}}));
}

}  // namespace narrator::cli
