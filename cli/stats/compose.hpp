// Statistics put into words, tables and pictures, and as data.
#pragma once

#include "cli/report/document.hpp"
#include "cli/stats/words.hpp"
#include "engine/statistics/tally.hpp"

namespace narrator::cli {

/// What there is to tell of the games: a section a thing, pictures among them.
Document compose(const Tally& tally, const StatisticsWords& words);

/// The same as one object (narrator-stats(7)).
Json statistics_json(const Tally& tally);

}  // namespace narrator::cli
