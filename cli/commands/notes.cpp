// note, ruling: what is written beside the game. The log calls each as its command is called.
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"

namespace narrator::cli {

void write_down_command(Desk& desk, const Line& words) {
  desk.session.note(std::string(desk.command), words.text());
  desk.output.notice(text(desk.session, "noted"));
}

}  // namespace narrator::cli
