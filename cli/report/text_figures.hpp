// Charts and ways in letters.
#pragma once

#include "cli/display/drawing.hpp"
#include "cli/report/document.hpp"

namespace narrator::cli {

/// A line for each line of a chart ("points  ▁▂▂▅█  0 → 5"), or for each thing of a flow
/// ("Aki's: Aki → centre"); nothing for other figures.
Lines text_figure(const Figure& figure, const Drawing& drawing);

}  // namespace narrator::cli
