#include "cli/display/draw_testimony.hpp"

#include "cli/display/columns.hpp"
#include "cli/display/drawing.hpp"

namespace narrator::cli {
namespace {

void append(Lines& lines, Lines more) {
  std::move(more.begin(), more.end(), std::back_inserter(lines));
}

// Contradictions, each with its reasons below it.
Lines draw_proofs(const Testimony& heard, const Drawing& drawing) {
  Lines lines;
  if (heard.proofs.empty()) return lines;
  const std::string heading =
      heard.false_claims == 0
          ? drawing.text("claim.contradictions")
          : drawing.text("claim.at-least", {{"n", {std::int64_t{heard.false_claims}}}});
  for (const std::string& line : hanging("", heading, drawing))
    lines.push_back(drawing.ink(line, Ink::strong));
  for (const Proof& proof : heard.proofs) {
    append(lines, hanging("  ", sanitised(proof.text), drawing));
    for (const std::string& reason : proof.reasons)
      append(lines, hanging("    ", sanitised(reason), drawing));
  }
  return lines;
}

}  // namespace

std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal) {
  if (!may_see_claims(session, reader)) return {};
  const Testimony heard = testimony(session);
  if (heard.said.empty()) return {};
  const Drawing drawing(terminal, session.text(), session.names());
  Lines lines = {drawing.ink(drawing.text("claim.heading"), Ink::strong)};
  for (const Statement& one : heard.said) {
    const std::string text =
        one.revised ? drawing.text("claim.revised", {{"claim", {one.text}}}) : one.text;
    append(lines, hanging("  ", sanitised(text), drawing));
  }
  append(lines, draw_proofs(heard, drawing));
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

}  // namespace narrator::cli
