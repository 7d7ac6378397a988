// A document in each of the formats it can be written in.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "cli/report/document.hpp"
#include "engine/report/report.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// A line a round, sixty in all at the most; with `spoilers` also how it ended and who was what.
Markdown recap(const Report& report, const Session& session, const Reader& reader, bool spoilers);

/// One self-contained page: styles, pictures and the stepping are inside, and its content policy
/// lets nothing else in. `drawing` has the words around the document and the board.
Html html_page(const Document& document, const Drawing& drawing);

/// Plain text in the width of `drawing`.
Printable plain_text(const Document& document, const Drawing& drawing);

/// The parts that it is made of: a heading with a line of `rule` below it, a table or whatever else
/// a block is, and a step of the course.
Lines plain_heading(const std::string& text, char rule, const Drawing& drawing);
Lines plain_block(const Block& block, const Drawing& drawing);
Lines plain_step(const Step& step, const Drawing& drawing);

/// What a Figure has as its `letters`: a line for each line of a chart ("points  ▁▂▂▅█  0 → 5")
/// with all numbers below, or one for each thing of a flow ("Aki's: Aki → centre").
Lines chart_letters(const Figure& figure, const Drawing& drawing);
Lines flow_letters(const Figure& figure, const Drawing& drawing);

}  // namespace narrator::cli
