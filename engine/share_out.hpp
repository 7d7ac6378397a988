// Work in pieces, shared out over the processors.
#pragma once

#include <cstddef>
#include <functional>

namespace narrator {

/// As many as are `wanted`, or all that the program may run on where that is 0; at least 1.
unsigned processors(unsigned wanted = 0);

/// Calls `work(worker, piece)` once for each piece, 0 to `pieces` - 1, on up to `workers` threads
/// at once; each has a number of its own, 0 to `workers` - 1, and takes the next piece when it is
/// done with one. Where no more threads are to be had, those there are do it. What the first of the
/// pieces to fail throws is thrown, once nothing runs any more.
void share_out(std::size_t pieces, unsigned workers,
               const std::function<void(unsigned worker, std::size_t piece)>& work);

}  // namespace narrator
