// A text on standard output, for subcommands that list something.
#pragma once

#include <string>

namespace narrator::cli {

/// Prints a text, sanitised, behind `indent` blanks: on a terminal in lines that fit, the second
/// and later ones four columns further in; elsewhere in one line. A word longer than the line (a
/// path) stays whole.
void print_paragraph(const std::string& text, int indent = 0);

}  // namespace narrator::cli
