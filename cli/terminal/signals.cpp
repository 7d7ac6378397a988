#include "cli/terminal/signals.hpp"

namespace narrator::cli {
namespace {

constexpr int kWatched[] = {SIGHUP, SIGTERM, SIGINT, SIGTSTP, SIGCONT, SIGWINCH};

// A signal handler is given nothing but its number, so what it notes cannot live in an object.
volatile std::sig_atomic_t noted[NSIG];

void note(int signal) { noted[signal] = 1; }

bool take_one(int signal) {
  const bool was = noted[signal] != 0;
  noted[signal] = 0;
  return was;
}

struct sigaction noting(int signal) {
  struct sigaction action {};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  const bool ends = signal == SIGHUP || signal == SIGTERM || signal == SIGINT;
  action.sa_flags = ends ? static_cast<int>(SA_RESETHAND) : 0;
  return action;
}

}  // namespace

SignalWatch::SignalWatch() {
  for (int i = 0; i < kCount; ++i) {
    const struct sigaction action = noting(kWatched[i]);
    sigaction(kWatched[i], &action, &former_[i]);
    const bool ignored = former_[i].sa_handler == SIG_IGN;  // by nohup, say: that stands
    if (ignored) sigaction(kWatched[i], &former_[i], nullptr);
  }
}

SignalWatch::~SignalWatch() {
  for (int i = 0; i < kCount; ++i) sigaction(kWatched[i], &former_[i], nullptr);
}

Arrived SignalWatch::take() {
  Arrived arrived;
  for (const int signal : {SIGHUP, SIGTERM, SIGINT}) arrived.leave |= take_one(signal);
  arrived.stop = take_one(SIGTSTP);
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
