#include "cli/table/new_findings.hpp"

#include <algorithm>

#include "cli/drawing/in_words.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

// A contradiction is known by its claims: more may be heard later that proves it in other words.
bool is_same(const Proof& a, const Proof& b) {
  if (a.claims.empty() || b.claims.empty()) return a.text == b.text && a.reasons == b.reasons;
  return a.claims == b.claims;
}

}  // namespace

NewFindings::NewFindings(Session& session) : session_(session) {
  try {
    known_ = provable();
  } catch (const ScriptError&) {
    session_.recover();  // told when something is new
  }
}

// Nothing was said in most games: then there is nothing to work out.
std::vector<Proof> NewFindings::provable() {
  return has_claims(session_.notes()) ? testimony(session_).proofs : std::vector<Proof>();
}

void NewFindings::tell_new(Output& output, const Reader& reader) {
  if (failed_ || !may_see_claims(session_, reader)) return;
  try {
    std::vector<Proof> now = provable();
    const auto is_known = [&](const Proof& proof) {
      return std::ranges::any_of(known_, [&](const Proof& other) { return is_same(proof, other); });
    };
    const bool any_new = !std::ranges::all_of(now, is_known);
    if (any_new) output.tell(session_);
    for (const Proof& proof : now) {
      if (!is_known(proof)) output.proof(session_, proof);
    }
    known_ = std::move(now);
  } catch (const ScriptError& e) {
    failed_ = true;
    session_.recover();
    output.refuse({reason_of_failure(e.what(), reader) + text(session_, "findings-failed")});
  }
}

}  // namespace narrator::cli
