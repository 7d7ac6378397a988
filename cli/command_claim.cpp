// claim: what somebody said. It is written beside the game and is never a fact.
#include <algorithm>

#include "cli/command_words.hpp"
#include "cli/commands.hpp"
#include "engine/claim_parser.hpp"
#include "engine/error.hpp"
#include "engine/testimony.hpp"

namespace narrator::cli {
namespace {

Claim parse_here(Session& session, const std::string& words) {
  auto parsed = parse_claim(words, session.machine().topics(),
                            {session.names(), session.text(), session.text()});
  if (const auto* refusal = std::get_if<std::string>(&parsed)) throw Error(Exit::refused, *refusal);
  return std::get<Claim>(std::move(parsed));
}

// What can be proved now and could not before.
std::vector<Proof> news(const Testimony& before, Testimony now) {
  const auto known = [&](const Proof& proof) {
    return std::find(before.proofs.begin(), before.proofs.end(), proof) != before.proofs.end();
  };
  std::erase_if(now.proofs, known);
  return std::move(now.proofs);
}

}  // namespace

void claim_command(Desk& desk, const std::string& words) {
  Session& session = desk.session;
  const Claim claim = parse_here(session, words);
  const Testimony before = testimony(session);
  Testimony now = testimony(session, &claim);
  const Statement said = now.said.back();
  session.note("claim", said.text, said.claim);
  const bool shown = may_see_claims(session, desk.reader);
  desk.output.testimony(session, said, shown ? news(before, std::move(now)) : std::vector<Proof>());
}

}  // namespace narrator::cli
