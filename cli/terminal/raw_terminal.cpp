#include "cli/terminal/raw_terminal.hpp"

#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <iterator>
#include <utility>

#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kMarkPastes = "\x1b[?2004h";
constexpr const char* kNoMarks = "\x1b[?2004l";

// All other signals end a program that does not handle them; most systems define further ones.
constexpr int kHarmless[] = {SIGCHLD, SIGCONT, SIGURG,  SIGWINCH,
                             SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU};
constexpr std::size_t kMostWords = 16'384;  // bytes
constexpr std::size_t kStack = 16'384;      // bytes; the program's own stack may have overflowed

// A signal handler receives only the signal number, so its data cannot live in an object.
char words_to_say[kMostWords];
volatile std::sig_atomic_t words_length = 0;
termios terminal_before{};
bool terminal_known = false;
alignas(16) char stack[kStack];
bool guarding[NSIG];

// By now the default action is restored and the signal is not blocked.
void speak(int signal) {
  say_last_words();
  raise(signal);
}

void handle(int signal) {
  if (std::ranges::find(kHarmless, signal) != std::end(kHarmless)) return;
  struct sigaction now {};
  if (sigaction(signal, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) return;
  now.sa_handler = speak;
  now.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
  guarding[signal] = sigaction(signal, &now, nullptr) == 0;
}

}  // namespace

RawTerminal::RawTerminal() {
  known_ = tcgetattr(STDIN_FILENO, &cooked_) == 0;
  remember_terminal();
}
RawTerminal::~RawTerminal() { leave(); }

void RawTerminal::enter() {
  if (!known_) return;
  termios raw = cooked_;
  raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT);
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);  // keeps input that was typed ahead
  put(kMarkPastes);
  entered_ = true;
}

void RawTerminal::leave() {
  if (!entered_) return;
  put(kNoMarks);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &cooked_);
  entered_ = false;
}

void guard_with(const std::string& words) {
  stack_t other{};
  other.ss_sp = stack;
  other.ss_size = sizeof stack;
  sigaltstack(&other, nullptr);
  const std::size_t length = std::min(words.size(), kMostWords);
  std::memcpy(words_to_say, words.data(), length);
  words_length = static_cast<std::sig_atomic_t>(length);
  for (int signal = 1; signal < NSIG; ++signal) handle(signal);
}

void unguard() {
  for (int signal = 1; signal < NSIG; ++signal) {
    if (std::exchange(guarding[signal], false)) std::signal(signal, SIG_DFL);
  }
  words_length = 0;
}

void say_last_words() {
  for (std::size_t said = 0; said < static_cast<std::size_t>(words_length);) {
    const ssize_t n =
        write(STDOUT_FILENO, words_to_say + said, static_cast<std::size_t>(words_length) - said);
    if (n <= 0) break;
    said += static_cast<std::size_t>(n);
  }
  if (terminal_known) tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
}

void remember_terminal() { terminal_known = tcgetattr(STDIN_FILENO, &terminal_before) == 0; }

}  // namespace narrator::cli
