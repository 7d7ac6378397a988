// An option that has to be followed by something.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace narrator::cli {

/// Refuses nothing at all, as a shell makes it of a variable that is not set: the option would
/// count as not given. `expected`: "a file, such as game.html".
CLI::Validator not_empty(const std::string& expected);

}  // namespace narrator::cli
