#include "cli/terminal/signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

namespace narrator::cli {
namespace {

constexpr int kEnding[] = {SIGHUP, SIGTERM, SIGINT, SIGQUIT};
constexpr int kWatched[] = {SIGHUP,  SIGTERM, SIGINT,  SIGQUIT, SIGTSTP,
                            SIGTTIN, SIGTTOU, SIGCONT, SIGWINCH};

// A signal handler receives only the signal number, so its data cannot live in an object.
volatile std::sig_atomic_t noted[NSIG];

int wake_pipe[2] = {-1, -1};
pid_t piped = 0;  // the process that the pipe belongs to; a child closes what it inherits

void note(int signal) {
  const int before = errno;
  noted[signal] = 1;
  [[maybe_unused]] const ssize_t written = write(wake_pipe[1], "", 1);  // a full pipe wakes the
                                                                        // reader anyway
  errno = before;
}

// A signal that arrives in between is part of what is taken, or stays for the next time.
bool take_one(int signal) {
  if (noted[signal] == 0) return false;
  noted[signal] = 0;
  return true;
}

struct sigaction noting(int signal) {
  struct sigaction action {};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  const bool ends = std::ranges::find(kEnding, signal) != std::end(kEnding);
  // After these, interrupted writes are restarted: a slow terminal would otherwise lose the rest of
  // its screen.
  const bool goes_on = signal == SIGWINCH || signal == SIGCONT || signal == SIGTSTP;
  action.sa_flags = ends ? static_cast<int>(SA_RESETHAND) : goes_on ? SA_RESTART : 0;
  return action;
}

}  // namespace

SignalWatch::SignalWatch() {
  if (std::exchange(piped, getpid()) != getpid() && pipe(wake_pipe) == 0) {
    for (const int end : wake_pipe) {
      fcntl(end, F_SETFL, O_NONBLOCK);
      fcntl(end, F_SETFD, FD_CLOEXEC);
    }
  }
  for (int i = 0; i < kCount; ++i) {
    const struct sigaction action = noting(kWatched[i]);
    sigaction(kWatched[i], &action, &former_[i]);
    const bool ignored = former_[i].sa_handler == SIG_IGN;  // for example by nohup; keep it ignored
    if (ignored) sigaction(kWatched[i], &former_[i], nullptr);
  }
}

SignalWatch::~SignalWatch() {
  for (int i = 0; i < kCount; ++i) sigaction(kWatched[i], &former_[i], nullptr);
}

int SignalWatch::wake() const { return wake_pipe[0]; }

PendingSignals SignalWatch::take() {
  char woken[64];
  while (read(wake_pipe[0], woken, sizeof woken) > 0) {
  }
  PendingSignals arrived;
  for (const int signal : kEnding) arrived.leave |= take_one(signal);
  for (const int signal : {SIGTSTP, SIGTTIN, SIGTTOU}) arrived.stop |= take_one(signal);
  arrived.resumed = take_one(SIGCONT);
  arrived.resized = take_one(SIGWINCH);
  return arrived;
}

void SignalWatch::suspend() {
  std::signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  const struct sigaction action = noting(SIGTSTP);
  sigaction(SIGTSTP, &action, nullptr);
  take_one(SIGCONT);
}

}  // namespace narrator::cli
