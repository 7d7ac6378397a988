// A document in each of the formats it can be written in.
#pragma once

#include <string>

#include "cli/display/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// One self-contained page: styles, pictures and the stepping are inside, and its content policy
/// lets nothing else in. `drawing` has the words around the document and the board.
std::string html_page(const Document& document, const Drawing& drawing);

/// Markdown with tables (GitHub's kind).
std::string markdown(const Document& document, const Drawing& drawing);

/// Plain text in the width of `drawing`.
std::string plain_text(const Document& document, const Drawing& drawing);

/// One row a moment (RFC 4180): n,time,round,asked,answer,said.
std::string csv(const Document& document);

}  // namespace narrator::cli
