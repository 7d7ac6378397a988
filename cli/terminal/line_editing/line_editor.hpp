// One line of typing: libedit edits it, the program draws it.
//
// libedit's own drawing loses combining marks and cannot be interrupted by what a timer prints, so
// its output goes nowhere; what it holds is drawn by LineView whenever it waits for a key.
#pragma once

#include <memory>

#include "cli/terminal/input.hpp"

namespace narrator::cli {

/// A person's terminal. One object while the program runs.
std::unique_ptr<Input> line_editor();

}  // namespace narrator::cli
