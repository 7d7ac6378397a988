// A text on standard output, where there is no table to talk at yet.
#pragma once

#include <string>

namespace narrator::cli {

/// The blanks before what is said below a name.
inline constexpr int kBelow = 4;

/// Prints a text, sanitised, behind `indent` blanks: on a terminal in lines that fit, the second
/// and later ones behind `further`, where that is more; elsewhere in one line. A word longer than
/// the line (a path) stays whole.
void print_paragraph(const std::string& text, int indent = 0, int further = kBelow);

}  // namespace narrator::cli
