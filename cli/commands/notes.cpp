// note, ruling, claim: what is written beside the game. The log calls each as its command is
// called.
#include "cli/commands/commands.hpp"
#include "cli/commands/typed_answer.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/parser/claim_parser.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

void write_down_command(CommandContext& context, const Line& words) {
  context.session.note(std::string(context.command), words.text());
  context.output.notice(text(context.session, "noted"));
}

// What contradicts what is told where everything else is that is new.
void claim_command(CommandContext& context, const Line& words) {
  Machine& machine = context.session.machine();
  std::optional<std::vector<Topic>> topics;
  if (machine.has_topics()) topics = machine.topics();
  const Claim claim = parse_claim(words, topics, words_of(context.session));
  const Statement said = testimony(context.session, &claim).said.back();
  context.session.note("claim", said.text, said.claim);
  context.output.testimony(context.session, said);
}

}  // namespace narrator::cli
