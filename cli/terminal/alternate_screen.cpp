#include "cli/terminal/alternate_screen.hpp"

#include <unistd.h>

#include <string>

#include <fmt/format.h>

#include "cli/terminal/raw_terminal.hpp"
#include "cli/terminal/terminal.hpp"

namespace narrator::cli {
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

}  // namespace narrator::cli
