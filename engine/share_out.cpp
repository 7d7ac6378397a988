#include "engine/share_out.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cassert>
#include <exception>
#include <future>
#include <limits>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace narrator {
namespace {

// The failure of the first piece that failed, whoever worked at it.
class FirstFailure {
 public:
  void note(std::size_t piece) {
    const std::scoped_lock lock(mutex_);
    if (piece >= piece_) return;
    piece_ = piece;
    error_ = std::current_exception();
    any = true;
  }
  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

  std::atomic<bool> any = false;

 private:
  std::mutex mutex_;
  std::size_t piece_ = std::numeric_limits<std::size_t>::max();
  std::exception_ptr error_;
};

// Those that the program was left (taskset, a container), where the system tells; the standard
// library counts all that the machine has.
unsigned processors_left() {
#ifdef CPU_COUNT
  cpu_set_t left;
  if (sched_getaffinity(0, sizeof left, &left) == 0) return static_cast<unsigned>(CPU_COUNT(&left));
#endif
  return std::thread::hardware_concurrency();
}

}  // namespace

unsigned processors(unsigned wanted) {
  return std::max(wanted > 0 ? wanted : processors_left(), 1u);
}

void share_out(std::size_t pieces, unsigned workers,
               const std::function<void(unsigned worker, std::size_t piece)>& work) {
  assert(work != nullptr);
  std::atomic<std::size_t> next = 0;
  FirstFailure failure;
  const auto take_pieces = [&](unsigned worker) {
    while (!failure.any) {
      const std::size_t piece = next++;
      if (piece >= pieces) return;
      try {
        work(worker, piece);
      } catch (...) {
        failure.note(piece);
      }
    }
  };
  std::vector<std::future<void>> others;
  try {
    for (unsigned worker = 1; worker < std::min<std::size_t>(workers, pieces); ++worker)
      others.push_back(std::async(std::launch::async, take_pieces, worker));
  } catch (const std::system_error&) {  // no more threads are to be had
  }
  take_pieces(0);
  for (std::future<void>& other : others) other.get();
  failure.rethrow();
}

}  // namespace narrator
