// Plays the victim (a small game) with every hostile variant, each in its own process so that a
// crash or a hang is reported and does not affect the others. Only the engine restrains the
// scripts.

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <ctime>
#include <exception>
#include <functional>
#include <string>

#include <fmt/format.h>

#include "engine/declaration/diagnostic.hpp"
#include "engine/sources/library.hpp"
#include "tests/attacks/attack.hpp"
#include "tests/attacks/evening.hpp"

namespace {

using namespace narrator;
using namespace narrator::attacks;

// An attack takes at most so many times as long as time/plain-steps.lua, on this machine.
#ifdef NARRATOR_SANITIZED
constexpr double kPlainSteps = 25;
constexpr long kMebibytes = 4000;
#else
constexpr double kPlainSteps = 8;
constexpr long kMebibytes = 120;  // the cap is 48 MiB for Lua; the program itself needs a few
#endif
constexpr double kFast = 1;       // seconds of CPU time that need no comparison
constexpr unsigned kHangs = 120;  // seconds until an attack counts as hanging
constexpr std::size_t kMostText = 2000;

const std::string kFolder = "tests/attacks";

bool has_control(const std::string& text) {
  for (const char c : text) {
    if ((static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f) return true;
  }
  return text.find("\xc2\x9b") != std::string::npos;
}

bool names_line(const std::string& text) {
  const auto at = text.find(".lua:");
  return at != std::string::npos && at + 5 < text.size() && text[at + 5] >= '1' &&
         text[at + 5] <= '9';
}

// Returns what is wrong with the outcome of the attack, or "". `error` is "" if it was played to
// the end.
std::string judge(const Attack& attack, const std::string& error) {
  if (error.empty())
    return attack.harmless || attack.endless ? "" : "it was played as if it were harmless";
  if (attack.harmless || attack.endless) return "it was stopped: " + error;
  if (has_control(error)) return "its message holds control characters";
  if (error.size() > kMostText) return "its message is too long";
  if (error.find(attack.phrase) == std::string::npos) return "its message is another: " + error;
  if (attack.placed && !names_line(error)) return "its message names no line: " + error;
  return "";
}

std::string attempt(const Attack& attack) {
  try {
    evening(kFolder, &attack.source);
    return "";
  } catch (const ScriptError& e) {
    return std::string(e.what()).empty() ? "(an empty message)" : e.what();
  }
}

// Returns the CPU time.
double seconds_of(const std::function<void()>& act) {
  const std::clock_t begin = std::clock();
  act();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

double seconds_of_plain_steps() {
  const Source steps{"plain-steps.lua", read_text_file(kFolder + "/time/plain-steps.lua")};
  return seconds_of([&] { evening(kFolder, &steps); });
}

// Runs in a child process.
int suffer(const Attack& attack) {
  alarm(kHangs);
  const std::string before = evening(kFolder, nullptr);
  std::string wrong;
  const double seconds = seconds_of([&] { wrong = judge(attack, attempt(attack)); });
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  if (const double most = seconds > kFast ? kPlainSteps * seconds_of_plain_steps() : kFast;
      seconds > most)
    wrong += fmt::format(" it took {:.1f} s of at most {:.1f}", seconds, most);
  if (used.ru_maxrss > kMebibytes * 1024)
    wrong += fmt::format(" it took {} MiB", used.ru_maxrss / 1024);
  if (evening(kFolder, nullptr) != before) wrong += " other games are no longer what they were";
  if (wrong.empty()) return 0;
  fmt::print("{}: {}\n", attack.source.name, wrong);
  return 1;
}

bool survived(const Attack& attack) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    int status = 1;
    try {
      status = suffer(attack);
    } catch (const std::exception& e) {
      fmt::print("{}: {}\n", attack.source.name, e.what());
    }
    std::fflush(stdout);
    _exit(status);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    fmt::print("{}: {} (signal {})\n", attack.source.name,
               signal == SIGALRM ? "it hangs" : "it crashes", signal);
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

int main() {
  std::vector<Attack> attacks = written_attacks(kFolder);
  for (Attack& attack : made_attacks()) attacks.push_back(std::move(attack));
  int failed = 0;
  for (const Attack& attack : attacks) failed += survived(attack) ? 0 : 1;
  fmt::print("{} attacks, {} not held back\n", attacks.size(), failed);
  return failed > 0 ? 1 : 0;
}
