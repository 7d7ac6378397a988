#include "engine/share_out.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <future>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace narrator {
namespace {

// Returns the processors available to the program (taskset, a container), if the system tells; the
// standard library counts all processors of the machine.
unsigned processors_left() {
#ifdef CPU_COUNT
  cpu_set_t left;
  if (sched_getaffinity(0, sizeof left, &left) == 0) return static_cast<unsigned>(CPU_COUNT(&left));
#endif
  return std::thread::hardware_concurrency();
}

std::atomic<int> threaded = 0;  // calls of share_out() with threads at work

}  // namespace

bool beside_threads() { return threaded > 0; }

unsigned processors(unsigned wanted) {
  return std::max(wanted > 0 ? wanted : processors_left(), 1u);
}

void share_out(std::size_t pieces, unsigned workers,
               const std::function<void(unsigned worker, std::size_t piece)>& work) {
  assert(work != nullptr);
  std::atomic<std::size_t> next = 0, failed = pieces;
  std::mutex mutex;
  std::exception_ptr error;  // of the first piece that failed
  std::vector<std::size_t> alone;
  const auto take = [&](unsigned worker, std::size_t piece) {
    try {
      work(worker, piece);
    } catch (const NotBesideThreads&) {
      const std::scoped_lock lock(mutex);
      alone.push_back(piece);
    } catch (...) {
      const std::scoped_lock lock(mutex);
      if (piece >= failed) return;
      failed = piece;
      error = std::current_exception();
    }
  };
  const auto take_pieces = [&](unsigned worker) {
    for (std::size_t piece = next++; piece < failed; piece = next++) take(worker, piece);
  };
  const auto threads = static_cast<unsigned>(std::min<std::size_t>(workers, pieces));
  if (threads > 1) ++threaded;
  std::vector<std::future<void>> others;
  try {
    for (unsigned worker = 1; worker < threads; ++worker)
      others.push_back(std::async(std::launch::async, take_pieces, worker));
  } catch (const std::system_error&) {  // no more threads are available
  }
  take_pieces(0);
  for (std::future<void>& other : others) other.get();
  if (threads > 1) --threaded;
  std::ranges::sort(alone);
  for (const std::size_t piece : std::exchange(alone, {})) take(0, piece);
  assert(alone.empty());
  if (error) std::rethrow_exception(error);
}

}  // namespace narrator
