// What is wrong with the widgets that rule.display and rule.report give.
#pragma once

#include "cli/check/shown_texts.hpp"

namespace narrator::cli {

enum class WidgetsOf { display, report };

/// A kind of widget there is not, a field that its kind has not, a label or a line without a text.
void check_widgets(const Json& widgets, WidgetsOf where, const Authored& authored,
                   ShownTexts& shown, Watch& watch);

}  // namespace narrator::cli
