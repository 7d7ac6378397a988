// note, ruling: what is written beside the game.
#include "cli/commands/commands.hpp"
#include "cli/commands/words.hpp"

namespace narrator::cli {
namespace {

void write_down(Desk& desk, const std::string& kind, const Line& words) {
  desk.session.note(kind, words.text());
  desk.output.notice(text(desk.session, "noted"));
}

}  // namespace

void note_command(Desk& desk, const Line& words) { write_down(desk, "note", words); }
void ruling_command(Desk& desk, const Line& words) { write_down(desk, "ruling", words); }

}  // namespace narrator::cli
