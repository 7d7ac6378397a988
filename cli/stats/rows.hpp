// Rows of games as text, and read again.
#pragma once

#include <functional>
#include <string>

#include "engine/statistics/game_row.hpp"

namespace narrator::cli {

/// The first line of rows in CSV.
std::string csv_heading();

/// A row in CSV (RFC 4180); lists and objects stand as JSON in their cell.
std::string csv_row(const GameRow& row);

/// Reads a file of rows in JSON, a row a line. `skipped` is told of each line that is none.
void read_rows(const std::string& path, const std::function<void(GameRow&&)>& take,
               const std::function<void(const std::string&)>& skipped);

}  // namespace narrator::cli
