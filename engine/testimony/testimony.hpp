// What was said at the table and is in effect, in words, and what of it cannot be true.
#pragma once

#include <string>
#include <vector>

#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator {

/// Something that was said.
struct Statement {
  Claim claim;
  std::string text;      // "Chie, round 3, hand: …", or a free text
  int after = 0;         // how many answers were in effect
  std::size_t note = 0;  // its place in Session::notes()
  bool revised = false;  // a later statement of the same speaker took its place
};

/// A contradiction in words.
struct Proof {
  std::string text;
  std::vector<std::string> reasons;
  std::vector<Claim> claims;  // that cannot all be true
};

/// All that a game has of it now.
struct Testimony {
  std::vector<Statement> said;   // in the order spoken
  std::vector<Topic> not_asked;  // what nobody has spoken of yet
  std::vector<Proof> proofs;
  int false_claims = 0;  // how many claims are false at the least; 0: the rules do not tell
};

/// All testimony in effect: what is about something that was undone is left out until it is redone.
/// With `next`, as it would be if that were said now. Throws ScriptError where the rules fail.
Testimony testimony(Session& session, const Claim* next = nullptr);

/// What of it one player said and took part in; all of it where there is no such seat.
Testimony of_player(Testimony heard, int seat);

/// Whether a note counts now: every one does but a claim about what is no topic (any more).
bool in_effect(const LogNote& note, const std::vector<Topic>& topics);

/// Whether anything was claimed at all.
bool has_claims(const std::vector<LogNote>& notes);

/// The claims about topics of the rules that are in effect, without those that were revised, in the
/// order spoken. The machine listened.
std::vector<Spoken> claims_in_effect(Machine& machine, const std::vector<LogNote>& notes);

/// Whether the table lets `reader` look up what was said.
bool may_see_claims(const Session& session, const Reader& reader);

/// As `status --json` shows them (narrator(1)).
Json statement_json(const Statement& statement, const std::vector<std::string>& names);
Json proof_json(const Proof& proof, const std::vector<std::string>& names);

/// Adds "testimony" (what was said, then what nobody was asked yet) and "findings" to an object.
void add_testimony(Json& json, const Testimony& testimony, const Session& session);

}  // namespace narrator
