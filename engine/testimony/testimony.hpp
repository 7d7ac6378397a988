// The claims in effect at the table, in words, and which of them cannot be true.
#pragma once

#include <string>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/session/session.hpp"

namespace narrator {

/// Something that was said.
struct Statement {
  Claim claim;
  std::string text;      // "Chie, round 3, hand: …", or a free text
  int after = 0;         // number of answers in effect at the time
  std::size_t note = 0;  // index in Session::notes()
  bool revised = false;  // replaced by a later statement of the same speaker
};

/// A contradiction, in words.
struct Contradiction {
  std::string text;
  std::vector<std::string> reasons;
  std::vector<Claim> claims;  // claims that cannot all be true
};

/// A game's testimony as it stands now.
struct Testimony {
  std::vector<Statement> said;   // in the order spoken
  std::vector<Topic> not_asked;  // topics that nobody has spoken about yet
  std::vector<Contradiction> proofs;
  int false_claims = 0;  // least number of false claims; 0: the rules do not tell
};

/// Returns all testimony in effect; if `next` is set, as if that were
/// claimed now. Throws ScriptError.
Testimony testimony(Session& session, const Claim* next = nullptr);

/// Returns the part of the testimony that involves one player; for seat 0, all of it.
Testimony of_player(Testimony heard, int seat);

/// Whether a note counts now; only a claim about something that is not a topic (any more) does not.
bool in_effect(const LogNote& note, const std::vector<Topic>& topics);

bool has_claims(const std::vector<LogNote>& notes);

/// Returns the claims about topics in effect that were not revised. Requires Machine::listen().
std::vector<PlacedClaim> claims_in_effect(Machine& machine, const std::vector<LogNote>& notes);

/// Whether the table allows `reader` to look up claims.
bool may_see_claims(const Session& session, const Reader& reader);

/// Returns the objects that `status --json` shows (narrator(1)).
Json statement_json(const Statement& statement, const std::vector<std::string>& names);
Json proof_json(const Contradiction& proof, const std::vector<std::string>& names);

/// Adds "testimony" (statements, then topics not spoken about yet) and "findings" to an object.
void add_testimony(Json& json, const Testimony& testimony, const Session& session);

}  // namespace narrator
