// The hash by which a log knows a script.
#pragma once

#include <string>

#include "engine/sources/source.hpp"

namespace narrator {

/// The SHA-256 of a source's text; of one that came with the program it is known.
std::string sha256_of(const Source& source);

}  // namespace narrator
