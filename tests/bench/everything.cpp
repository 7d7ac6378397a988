#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/session/replayer.hpp"
#include "engine/session/session.hpp"
#include "engine/share_out.hpp"
#include "tests/bench/bench.hpp"

extern "C" char** environ;  // POSIX requires programs to declare it

namespace narrator::bench {
namespace {

namespace fs = std::filesystem;

constexpr int kGames = 200;

std::string constant_time() { return "2026-01-01T00:00:00Z"; }

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

// Returns the seconds from the start of the program to the first byte of its first question, and
// its peak memory.
struct FirstQuestion {
  double seconds = 0;
  long kilobytes = 0;
};

// Does not use fork(), which would include the time for copying the benchmark's own memory.
FirstQuestion first_question(const std::string& narrator, const std::string& folder) {
  const std::string log = folder + "/first.jsonl";
  fs::remove(log);
  int in[2], out[2];
  if (pipe(in) != 0 || pipe(out) != 0) throw std::runtime_error("no pipe");
  const char* words[] = {
      "narrator", "play",      "secret-hitler", "-p", "Aki,Binh,Chie,Dan,Emi,Fumi,Gia",
      "--log",    log.c_str(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], 0);
  posix_spawn_file_actions_adddup2(&actions, out[1], 1);
  for (const int end : {in[0], in[1], out[0], out[1]})
    posix_spawn_file_actions_addclose(&actions, end);
  const double start = now();
  pid_t child = 0;
  if (posix_spawn(&child, narrator.c_str(), &actions, nullptr, const_cast<char**>(words),
                  environ) != 0)
    throw std::runtime_error("cannot start " + narrator);
  posix_spawn_file_actions_destroy(&actions);
  close(in[0]);
  close(out[1]);
  char byte = 0;
  while (read(out[0], &byte, 1) == 1 && byte != '?') {
  }
  FirstQuestion first{now() - start, 0};
  close(in[1]);
  rusage usage{};
  wait4(child, nullptr, 0, &usage);
  close(out[0]);
  first.kilobytes = usage.ru_maxrss;
  return first;
}

// Plays a whole game with random legal answers; returns the seconds spent on answering.
double play(Session& session, Random& random, int most = 1'000'000) {
  const double start = busy();
  for (int n = 0; n < most && session.question() != nullptr; ++n)
    session.answer(draw(*session.question(), random));
  return busy() - start;
}

std::string log_path(const std::string& folder, int n) {
  return fmt::format("{}/game-{}.jsonl", folder, n);
}

void measure_answers(const std::string& folder) {
  Setup setup = table("secret-hitler", 7, "1");
  Random random("bench", 1);
  double seconds = 0;
  std::size_t answers = 0;
  for (int n = 0; n < kGames; ++n) {
    setup.seed = std::to_string(n);
    fs::remove(log_path(folder, n));
    Session session = Session::create(setup, log_path(folder, n), constant_time);
    seconds += play(session, random);
    answers += session.answers().size();
  }
  row("an answer applied and logged, without the disk flush",
      fmt::format("{:.1f} µs", seconds / static_cast<double>(answers) * 1e6));
}

std::vector<std::string> log_paths(const std::string& folder) {
  std::vector<std::string> paths;
  for (int n = 0; n < kGames; ++n) paths.push_back(log_path(folder, n));
  return paths;
}

// Returns the best of several rounds of `work`, which returns the number of answers, by `clock`.
double best_rate(double (*clock)(), const std::function<std::size_t()>& work) {
  double best = 0;
  for (int round = 0; round < 5; ++round) {
    const double start = clock();
    const auto answers = static_cast<double>(work());
    best = std::max(best, answers / (clock() - start));
  }
  return best;
}

void measure_logs(const std::string& folder) {
  const std::vector<std::string> paths = log_paths(folder);
  LogReader reader;
  Replayer replayer;
  const auto every_log = [&](auto read, const auto& use) {
    std::size_t answers = 0;
    for (const std::string& path : paths) {
      const LogContents log = (reader.*read)(path);
      use(log);
      answers += log.state.answers.size();
    }
    return answers;
  };
  const double replayed = best_rate(busy, [&] {
    return every_log(&LogReader::read, [&](const LogContents& log) { replayer.result(log); });
  });
  const double verified = best_rate(busy, [&] {
    return every_log(&LogReader::read_without_messages,
                     [&](const LogContents& log) { replayer.verify(log); });
  });
  const double together = best_rate(now, [&] {
    std::size_t answers = 0;
    for (const VerifyResult& log : verify_all(paths))
      answers += static_cast<std::size_t>(log.answers);
    return answers;
  });
  row("replayed from logs, on one core", fmt::format("{:.0f} answers/s", replayed));
  row("verified from logs, on one core", fmt::format("{:.0f} answers/s", verified));
  row(fmt::format("verified from logs, on all {} cores", processors()),
      fmt::format("{:.0f} answers/s", together));
}

void measure_undo() {
  Setup setup = table("wheel-of-history", 4, "1");
  setup.table.settings["game"]["rounds"] = 99;
  Session session = Session::create(setup, "", constant_time);
  Random random("bench", 2);
  play(session, random, 1000);
  std::vector<double> seconds;
  for (int i = 0; i < 20; ++i) {
    const double start = busy();
    session.undo(1);
    seconds.push_back(busy() - start);
    session.redo();
  }
  row(fmt::format("an undo among {} answers", session.answers().size()),
      fmt::format("{:.1f} ms", median(seconds) * 1e3));
}

}  // namespace

void everything(const std::vector<std::string>&) {
  const std::string folder =
      (fs::temp_directory_path() / fmt::format("narrator-bench-{}", getpid())).string();
  fs::create_directories(folder);
  const std::string narrator =
      (fs::read_symlink("/proc/self/exe").parent_path() / "narrator").string();
  fmt::print("| measured | |\n|---|---:|\n");
  std::vector<double> first;
  long kilobytes = 0;
  for (int i = 0; i < 15; ++i) {
    const FirstQuestion one = first_question(narrator, folder);
    first.push_back(one.seconds);
    kilobytes = std::max(kilobytes, one.kilobytes);
  }
  row("start to the first question", fmt::format("{:.1f} ms", median(first) * 1e3));
  row("peak memory", fmt::format("{:.1f} MiB", static_cast<double>(kilobytes) / 1024));
  measure_answers(folder);
  measure_logs(folder);
  measure_undo();
  measure_testimony();
  measure_afterwards(log_paths(folder));
  fs::remove_all(folder);
}

}  // namespace narrator::bench
