// claim: what somebody said. It is written beside the game and is never a fact.
#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/parser/claim_parser.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {

// What contradicts what is told where everything else is that is new.
void claim_command(Desk& desk, const Line& words) {
  const Claim claim = parse_claim(words, desk.session.machine().topics(), words_of(desk.session));
  const Statement said = testimony(desk.session, &claim).said.back();
  desk.session.note("claim", said.text, said.claim);
  desk.output.testimony(desk.session, said);
}

}  // namespace narrator::cli
