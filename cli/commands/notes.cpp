// note, ruling, history: what is written beside the game, and what was answered.
#include "cli/commands/commands.hpp"
#include "cli/commands/words.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {
namespace {

void write_down(Desk& desk, const std::string& kind, const Line& words) {
  desk.session.note(kind, words.text());
  desk.output.notice(text(desk.session, "noted"));
}

void show(Desk& desk, const LogNote& note) {
  const std::string id = "kind." + note.kind;
  const bool known = desk.session.text().find(id) != nullptr;
  desk.output.notice("    " + (known ? text(desk.session, id) : note.kind) + ": " + note.text);
}

// All but claims about what was undone.
std::vector<LogNote> notes_in_effect(Desk& desk) {
  std::vector<LogNote> notes = desk.session.notes();
  const std::vector<Topic> topics = desk.session.machine().topics();
  const bool claims = may_see_claims(desk.session, desk.reader);
  std::erase_if(notes, [&](const LogNote& note) {
    return !in_effect(note, topics) || (note.claim && !claims);
  });
  return notes;
}

}  // namespace

void note_command(Desk& desk, const Line& words) { write_down(desk, "note", words); }
void ruling_command(Desk& desk, const Line& words) { write_down(desk, "ruling", words); }

void history_command(Desk& desk, const Line&) {
  const std::vector<LogNote> notes = notes_in_effect(desk);
  auto note = notes.begin();
  for (const LogAnswer& answer : desk.session.answers()) {
    for (; note != notes.end() && note->after < answer.n; ++note) show(desk, *note);
    desk.output.notice(in_short(desk.session, answer, desk.reader));
  }
  for (; note != notes.end(); ++note) show(desk, *note);
  if (desk.session.answers().empty() && notes.empty()) {
    desk.output.notice(text(desk.session, "history-empty"));
  }
}

}  // namespace narrator::cli
