// note, ruling, claim: what is written beside the game. The log calls each as its command is
// called.
#include "cli/commands/commands.hpp"
#include "cli/commands/typed_answer.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/parser/claim_parser.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

void write_down_command(Desk& desk, const Line& words) {
  desk.session.note(std::string(desk.command), words.text());
  desk.output.notice(text(desk.session, "noted"));
}

// What contradicts what is told where everything else is that is new.
void claim_command(Desk& desk, const Line& words) {
  Machine& machine = desk.session.machine();
  std::optional<std::vector<Topic>> topics;
  if (machine.has_topics()) topics = machine.topics();
  const Claim claim = parse_claim(words, topics, words_of(desk.session));
  const Statement said = testimony(desk.session, &claim).said.back();
  desk.session.note("claim", said.text, said.claim);
  desk.output.testimony(desk.session, said);
}

}  // namespace narrator::cli
