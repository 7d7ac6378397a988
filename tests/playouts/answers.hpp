// Random legal answers, as the people at a table might give them.
#pragma once

#include "engine/chance/random.hpp"
#include "engine/question/question.hpp"

namespace narrator::playouts {

/// How a table tends to answer: whole games of one kind reach what evenly drawn answers seldom do.
struct Leaning {
  int early = 1;  // an option is the foremost of this many drawn
  int late = 1;   // or the hindmost of this many
};

/// One of a few leanings, drawn.
Leaning draw_leaning(Random& random);

/// A legal answer. Deals that may be unknown sometimes are, as a whole or in part.
Answer random_answer(const Question& question, const Leaning& leaning, Random& random);

}  // namespace narrator::playouts
