// The table as data, for one reader.
#pragma once

#include "engine/audience.hpp"
#include "engine/session/session.hpp"

namespace narrator {

/// The object of `status --json` (narrator(1)): game, variants, answers, phase, round, players,
/// board, question, result, testimony, findings. Facts about players are those told to the reader.
Json status_json(Session& session, const Reader& reader);

/// The pending question as `reader` may see it, or null: id, of, kind, options, voters, secret…
Json question_json(const Question* question, const std::vector<std::string>& names,
                   const Reader& reader);

}  // namespace narrator
