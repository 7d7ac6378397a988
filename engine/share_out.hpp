// Distributes work in pieces over the processors.
#pragma once

#include <cstddef>
#include <functional>

namespace narrator {

/// Returns `wanted` or, for 0, the number of processors that the program may use; at least 1.
unsigned processors(unsigned wanted = 0);

/// Thrown by work that forks if beside_threads(), as the child would inherit
/// locks that nobody releases.
struct NotBesideThreads {};

/// Whether share_out() has several threads at work now.
bool beside_threads();

/// Calls `work(worker, piece)` once for each piece, on up to `workers` threads, each of which takes
/// the next piece when done with one. A piece that throws NotBesideThreads is retried once no
/// thread runs. At the end, rethrows what the first failing piece threw.
void share_out(std::size_t pieces, unsigned workers,
               const std::function<void(unsigned worker, std::size_t piece)>& work);

}  // namespace narrator
