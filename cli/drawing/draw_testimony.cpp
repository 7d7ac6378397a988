#include "cli/drawing/draw_widgets.hpp"

#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

constexpr int kFurther = 2;  // columns that tell the rest of a claim from the next one

// Contradictions, each with its reasons below it where they are wanted.
Lines draw_proofs(const Testimony& heard, const Drawing& drawing, bool reasons) {
  Lines lines;
  if (heard.proofs.empty()) return lines;
  const std::string heading =
      heard.false_claims == 0
          ? drawing.text("claim.contradictions")
          : drawing.text("claim.at-least", {{"n", {std::int64_t{heard.false_claims}}}});
  for (const std::string& line : hanging("", heading, drawing))
    lines.push_back(drawing.ink(line, Ink::strong));
  for (const Proof& proof : heard.proofs) {
    append(lines, hanging("  ", sanitised(proof.text), drawing, kFurther));
    for (const std::string& reason : reasons ? proof.reasons : std::vector<std::string>())
      append(lines, hanging("    ", sanitised(reason), drawing, kFurther));
  }
  return lines;
}

}  // namespace

std::string draw_testimony(Session& session, const Reader& reader, const Terminal& terminal,
                           int seat, bool reasons) {
  if (!may_see_claims(session, reader)) return {};
  const Testimony heard = of_player(testimony(session), seat);
  if (heard.said.empty()) return {};
  const Drawing drawing(terminal, session.text(), session.names());
  Lines lines = {drawing.ink(drawing.text("claim.heading"), Ink::strong)};
  for (const Statement& one : heard.said) {
    const std::string text =
        one.revised ? drawing.text("claim.revised", {{"claim", {one.text}}}) : one.text;
    append(lines, hanging("  ", sanitised(text), drawing, kFurther));
  }
  append(lines, draw_proofs(heard, drawing, reasons));
  return joined(lines);
}

}  // namespace narrator::cli
