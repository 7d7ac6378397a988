// Random legal answers, as the people at a table might give them.
#pragma once

#include "engine/chance/random.hpp"
#include "engine/question/question.hpp"

namespace narrator::playouts {

/// How a table tends to answer: games with a tendency reach states that uniformly drawn answers
/// seldom reach.
struct Leaning {
  int early = 1;  // an option is the first of this many drawn
  int late = 1;   // or the last of this many
};

/// Draws one of a few tendencies.
Leaning draw_leaning(Random& random);

/// Returns a legal answer. Deals that may be unknown sometimes are, completely or in part.
Answer random_answer(const Question& question, const Leaning& leaning, Random& random);

}  // namespace narrator::playouts
