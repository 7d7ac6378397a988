// Runs the tests contained in scripts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/sources/source.hpp"
#include "engine/watch.hpp"

namespace narrator::cli {

/// Returns the sources for a test in English: those of the file it is in (`owner` is "game" or the
/// id of a house rule), what that file needs, and before them the house rules `others`.
using SourcesWith = std::function<std::vector<Source>(const std::string& owner,
                                                      const std::vector<std::string>& others)>;

/// The fields of a test.
const std::vector<std::string>& test_fields();

/// Plays each test, and adds a diagnostic at its line if the result is not as stated.
void run_file_tests(const std::vector<FileTest>& tests, const SourcesWith& sources, Watch& watch);

}  // namespace narrator::cli
