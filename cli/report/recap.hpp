// A game in so few lines that people paste it into their chat.
#pragma once

#include "engine/report/report.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

/// A line a round, sixty in all at the most; with `spoilers` also how it ended and who was what.
Markdown recap(const Report& report, const Session& session, const Reader& reader, bool spoilers);

}  // namespace narrator::cli
