// Work on finished games: viewing step by step, reports, statistics.
#include <sys/resource.h>

#include <algorithm>

#include <fmt/format.h>

#include "cli/report/formats.hpp"
#include "cli/viewer/viewer.hpp"
#include "engine/chance/random.hpp"
#include "engine/share_out.hpp"
#include "engine/statistics/read_games.hpp"
#include "engine/statistics/tally.hpp"
#include "tests/bench/bench.hpp"

namespace narrator::bench {
namespace {

constexpr std::size_t kLogs = 10'000;

std::string constant_time() { return "2026-01-01T00:00:00Z"; }

// Returns a game with the given number of answers.
Session long_game(int answers) {
  Setup setup = table("wheel-of-history", 4, "1");
  setup.table.settings["game"]["rounds"] = 99;
  Session session = Session::create(setup, "", constant_time);
  Random random("bench", 2);
  for (int n = 0; n < answers && session.question() != nullptr; ++n)
    session.answer(draw(*session.question(), random));
  return session;
}

// Steps forwards, backwards and by rounds through the whole game, drawing each step.
void measure_viewer() {
  Session session = long_game(1000);
  cli::Viewer viewer(session, constant_time(), {});
  using What = cli::Key::What;
  double worst = 0, sum = 0;
  int steps = 0;
  for (const What what : {What::right, What::left, What::page_down, What::page_up}) {
    for (int i = 0; i < 1000; ++i) {
      const double start = busy();
      viewer.press({what});
      viewer.draw({.screen = true, .person = true}, 24);
      const double spent = busy() - start;
      worst = std::max(worst, spent);
      sum += spent;
      ++steps;
    }
  }
  row(fmt::format("a step in the viewer, in a game of {} answers", session.answers().size()),
      fmt::format("{:.2f} ms, {:.2f} ms at worst", sum / steps * 1e3, worst * 1e3));
}

void measure_report(const std::string& log) {
  const LogContents contents = LogReader().read(log);
  std::size_t bytes = 0;
  const double start = busy();
  constexpr int times = 10;
  for (int i = 0; i < times; ++i) {
    Session session = Session::open(contents, log, false, constant_time);
    const Report report = make_report(session, contents.at, {});
    const cli::Drawing drawing(cli::Terminal{}, session.text(), session.names());
    bytes = cli::html_page(cli::compose(report, session, {}), drawing).str().size();
  }
  row(fmt::format("a report as a page of {} KB", bytes / 1000),
      fmt::format("{:.1f} ms", (busy() - start) / times * 1e3));
}

void measure_statistics(const std::vector<std::string>& logs) {
  std::vector<std::string> paths;
  for (std::size_t i = 0; i < kLogs; ++i) paths.push_back(logs[i % logs.size()]);
  Tally tally{KnownPlayers{}};
  std::int64_t answers = 0;
  const double start = now(), work = busy();
  read_games(paths, {}, processors(), [&](const std::string&, GameRead&& read) {
    if (!read.row) return;
    answers += read.row->answers;
    tally.add(*read.row);
  });
  const double spent = now() - start;
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  row(fmt::format("statistics over {} logs, on all {} cores", tally.games(), processors()),
      fmt::format("{:.1f} s", spent));
  row("counted for statistics, on one core",
      fmt::format("{:.0f} answers/s", static_cast<double>(answers) / (busy() - work)));
  row("peak memory with them",
      fmt::format("{:.1f} MiB", static_cast<double>(usage.ru_maxrss) / 1024));
}

}  // namespace

void measure_afterwards(const std::vector<std::string>& logs) {
  measure_viewer();
  measure_report(logs.front());
  measure_statistics(logs);
}

}  // namespace narrator::bench
