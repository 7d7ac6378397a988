// Colours that can be read on dark and on light backgrounds. Never the only sign of anything.
#pragma once

#include <string>
#include <string_view>

namespace narrator::cli {

enum class Ink {
  none,
  quiet,    // dim: the status line
  strong,   // bold: questions, headings
  refusal,  // red
  secret,   // magenta and bold: not for every eye
};

/// `text` (one line) in an ink, or as it is without colour.
std::string inked(std::string_view text, Ink ink, bool colour);

/// `text` on a patch of a named colour (red yellow green blue magenta cyan), with letters that can
/// be read on it whatever the terminal's own colours are; as it is where the name is none of these.
std::string patched(std::string_view text, std::string_view name, bool colour);

}  // namespace narrator::cli
