// The tests that stand in scripts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// The sources of the file whose test it is ("game", or the id of a house rule) with what it needs,
/// in English, with further house rules before it.
using SourcesWith = std::function<std::vector<Source>(const std::string& owner,
                                                      const std::vector<std::string>& others)>;

/// Plays each test and adds a slip at its line to the watch for what does not come out as it says.
void run_file_tests(const std::vector<FileTest>& tests, const SourcesWith& sources, Watch& watch);

}  // namespace narrator::cli
