// Statistics put into words, tables and pictures, and as data.
#pragma once

#include <functional>
#include <string>

#include "cli/report/document.hpp"
#include "cli/stats/words.hpp"
#include "engine/statistics/read_games.hpp"
#include "engine/statistics/tally.hpp"

namespace narrator::cli {

/// What there is to tell of the games: a section a thing, pictures among them.
Document compose(const Tally& tally, const StatisticsWords& words);

/// The same as one object (narrator-stats(7)).
Json statistics_json(const Tally& tally);

/// The first line of rows in CSV.
Csv csv_heading();

/// A row in CSV (RFC 4180); lists and objects stand as JSON in their cell.
Csv csv_row(const GameRow& row);

/// Reads a file of rows in JSON, a row a line. `skipped` is told of each line that is none.
void read_rows(const std::string& path, const std::function<void(GameRow&&)>& take,
               const std::function<void(const std::string&)>& skipped);

}  // namespace narrator::cli
