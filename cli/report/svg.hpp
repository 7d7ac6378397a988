// The pictures of a page, as SVG.
#pragma once

#include <string>

#include "cli/display/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// Text safe in HTML and in attributes.
std::string escaped(std::string_view text);

/// The picture of a chart, flow, ring or track, with title and description; "" for what is none.
/// `id` is unlike that of any other picture on the page.
std::string svg(const Figure& figure, const Drawing& drawing, int id);

}  // namespace narrator::cli
