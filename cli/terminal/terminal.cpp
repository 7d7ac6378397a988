#include "cli/terminal/terminal.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <iterator>
#include <utility>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/columns.hpp"
#include "engine/environment.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kNarrowest = 20;
constexpr int kWidest = 200;  // longer lines are hard to follow
constexpr int kUsual = 80;

TerminalSize size_at(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return {std::max<int>(2, size.ws_col), std::max<int>(2, size.ws_row)};
  const int columns = whole_number(environment("COLUMNS")).value_or(0);
  return columns >= 2 ? TerminalSize{columns} : TerminalSize{};
}

bool begins_like_one_of(std::initializer_list<std::string_view> kinds, std::string_view term) {
  return std::ranges::any_of(kinds, [&](std::string_view kind) { return term.starts_with(kind); });
}

// Excludes terminals that keep everything they showed, or know no sequence for clearing.
bool can_be_wiped(std::string_view term) {
  return !term.empty() && term != "vt52" &&
         !begins_like_one_of({"dumb", "unknown", "emacs", "eterm"}, term);
}

bool has_two_screens(std::string_view term) {
  return !begins_like_one_of({"linux", "vt1", "vt2", "ansi", "cons", "sun"}, term);
}

}  // namespace

Terminal make_terminal(bool is_terminal, std::string_view term, bool no_color, int columns) {
  Terminal terminal;
  terminal.columns = std::clamp(columns > 0 ? columns : kUsual, kNarrowest, kWidest);
  if (!is_terminal) return terminal;
  terminal.person = true;
  terminal.screen = can_be_wiped(term);
  terminal.colour = terminal.screen && !no_color;
  terminal.two_screens = has_two_screens(term);
  return terminal;
}

void put(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

Terminal terminal_at(int descriptor) {
  const TerminalSize size = size_at(descriptor);
  Terminal terminal = make_terminal(isatty(descriptor) != 0, environment("TERM"),
                                    !environment("NO_COLOR").empty(), size.columns);
  terminal.size = size;
  return terminal;
}

bool can_edit_lines() { return isatty(STDIN_FILENO) != 0 && terminal_at(STDOUT_FILENO).screen; }

void print_paragraph(const std::string& text, int indent, int further) {
  further = std::max(indent, further);
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) return fmt::print("{:{}}{}\n", "", indent, sanitised(text));
  for (const std::string& line :
       indented(wrapped(sanitised(text), terminal.columns - further, LongWord::keep),
                padded("", indent), further))
    fmt::print("{}\n", line);
}

void tell_aside(const std::string& text) {
  const Terminal terminal = terminal_at(STDERR_FILENO);
  const std::string shown = sanitised(text);
  const std::size_t end = std::min(shown.find('\n'), shown.size());
  const std::string first = shown.substr(0, end);
  const std::vector<std::string> lines =
      terminal.screen ? wrapped(first, terminal.columns - 1, LongWord::keep) : std::vector{first};
  std::fputs((joined_by(lines, "\n") + shown.substr(end) + "\n").c_str(), stderr);
}

namespace {

constexpr const char* kMarkPastes = "\x1b[?2004h";
constexpr const char* kNoMarks = "\x1b[?2004l";

// All other signals end a program that does not handle them; most systems define further ones.
constexpr int kHarmless[] = {SIGCHLD, SIGCONT, SIGURG,  SIGWINCH,
                             SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU};
constexpr std::size_t kMostWords = 16'384;    // bytes
constexpr std::size_t kSignalStack = 16'384;  // bytes; the program's own stack may have overflowed

// A signal handler receives only the signal number, so its data cannot live in an object.
char words_to_say[kMostWords];
volatile std::sig_atomic_t words_length = 0;
termios terminal_before{};
bool terminal_known = false;
alignas(16) char stack[kSignalStack];
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

// From now on, every signal that would end the program first writes `words` to standard output and
// restores the terminal. Signals that are handled or ignored are left alone.
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

// Undoes guard_with().
void unguard() {
  for (int signal = 1; signal < NSIG; ++signal) {
    if (std::exchange(guarding[signal], false)) std::signal(signal, SIG_DFL);
  }
  words_length = 0;
}

}  // namespace

RawTerminal::RawTerminal() {
  known_ = tcgetattr(STDIN_FILENO, &cooked_) == 0;
  terminal_known = tcgetattr(STDIN_FILENO, &terminal_before) == 0;  // for the end of the program
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

void say_last_words() {
  for (std::size_t said = 0; said < static_cast<std::size_t>(words_length);) {
    const ssize_t n =
        write(STDOUT_FILENO, words_to_say + said, static_cast<std::size_t>(words_length) - said);
    if (n <= 0) break;
    said += static_cast<std::size_t>(n);
  }
  if (terminal_known) tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
}

namespace {

constexpr const char* kSecondScreen = "\x1b[?1049h";
constexpr const char* kFirstScreen = "\x1b[?1049l";
constexpr const char* kForgetScrolled = "\x1b[3J";

// Clears row by row: some terminals add a screen to the scrollback when it is cleared at once.
std::string wiping() {
  std::string out;
  const int rows = terminal_at(STDOUT_FILENO).size.rows;
  for (int row = 1; row <= rows; ++row) out += fmt::format("\x1b[{};1H\x1b[2K", row);
  return out + "\x1b[H";
}

// Clears the whole screen and restores the primary one.
std::string closing() {
  return wiping() + (AlternateScreen::first_comes_back() ? kFirstScreen : kForgetScrolled);
}

}  // namespace

bool AlternateScreen::first_comes_back() { return terminal_at(STDOUT_FILENO).two_screens; }

void AlternateScreen::open() {
  if (!open_) put(first_comes_back() ? kSecondScreen + wiping() : wiping());
  open_ = true;
  guard_with(closing());  // also if already open: the screen may have grown
}

void AlternateScreen::close() {
  if (!open_) return;
  open_ = false;
  put(closing());
  unguard();
}

void put_over(const std::vector<std::string>& lines) {
  std::string out;
  int row = 0;
  for (const std::string& line : lines)
    out += fmt::format("\x1b[{};1H{}\x1b[0m\x1b[K", ++row, line);
  put(out + "\x1b[J");
}

void step_aside() {
  if (AlternateScreen::first_comes_back()) put(kFirstScreen);
}

void step_back() {
  if (AlternateScreen::first_comes_back()) put(kSecondScreen + wiping());
}

void wipe_both_screens() {
  if (AlternateScreen::first_comes_back()) put(wiping() + kFirstScreen);
  wipe_screen();
}

void wipe_screen() { put(wiping() + kForgetScrolled); }

void empty_screen() { put(wiping()); }

Progress::Progress(std::string things)
    : things_(std::move(things)),
      terminal_(terminal_at(STDERR_FILENO).screen),
      next_(std::chrono::steady_clock::now() + std::chrono::seconds(1)) {}

void Progress::at(std::size_t done, std::size_t all) {
  const auto now = std::chrono::steady_clock::now();
  if (!terminal_ || now < next_) return;
  next_ = now + std::chrono::milliseconds(250);
  // Leaves the cursor on the next row, where the shell prints its prompt after Ctrl-C.
  const char* before = std::exchange(shown_, true) ? "\033[A\r" : "";
  fmt::print(stderr, "{}{} of {} {}\033[K\n", before, done, all, things_);
  std::fflush(stderr);
}

void Progress::clear() {
  if (!shown_) return;
  shown_ = false;
  fmt::print(stderr, "\033[A\r\033[K");
  std::fflush(stderr);
}

}  // namespace narrator::cli
