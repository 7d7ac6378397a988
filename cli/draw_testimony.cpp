#include "cli/draw_testimony.hpp"

#include "cli/draw_brush.hpp"
#include "cli/width.hpp"

namespace narrator::cli {
namespace {

void append(Lines& lines, Lines more) {
  std::move(more.begin(), more.end(), std::back_inserter(lines));
}

// Contradictions, each with its reasons below it.
Lines draw_proofs(const std::vector<Proof>& proofs, const Brush& brush) {
  Lines lines;
  if (!proofs.empty()) lines.push_back(brush.ink(brush.text("claim.contradictions"), Ink::strong));
  for (const Proof& proof : proofs) {
    append(lines, hanging("  ", sanitised(proof.text), brush));
    for (const std::string& reason : proof.reasons)
      append(lines, hanging("    ", sanitised(reason), brush));
  }
  return lines;
}

}  // namespace

std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal) {
  if (!may_see_claims(session, reader)) return {};
  const Testimony heard = testimony(session);
  if (heard.said.empty()) return {};
  const Brush brush(terminal, session.text(), session.names());
  Lines lines = {brush.ink(brush.text("claim.heading"), Ink::strong)};
  for (const Statement& one : heard.said) {
    const std::string text =
        one.revised ? brush.text("claim.revised", {{"claim", {one.text}}}) : one.text;
    append(lines, hanging("  ", sanitised(text), brush));
  }
  append(lines, draw_proofs(heard.proofs, brush));
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

}  // namespace narrator::cli
