// bench                            all measurements of the program, as a table
// bench play [SECONDS]             Wheel of History, 4 players, random legal answers
// bench replay [SECONDS] [FOLDER]  1,000 of its logs are read and replayed, and scores compared
// bench testimony                  finds contradictions among many claims
// play and replay end with {"games_s":N,"moves_s":N}.
#include "tests/bench/bench.hpp"

#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "engine/sources/library.hpp"

namespace narrator::bench {

Setup table(const std::string& game, int players, const std::string& seed) {
  Setup setup;
  setup.game = game;
  setup.sources = game_sources(game, "en");
  setup.seed = seed;
  const char* const names[] = {"Aki",  "Binh", "Chie", "Dan", "Emi",
                               "Fumi", "Gia",  "Hoa",  "Iku", "Jun"};
  setup.table.players.assign(names, names + players);
  setup.table.dealt = Machine(setup.sources, "en").game().component_names();
  return setup;
}

void row(const std::string& what, const std::string& figure) {
  fmt::print("| {} | {} |\n", what, figure);
}

void report(double seconds, const std::function<Work()>& batch) {
  const auto measure = [&](double least) {
    Work sum;
    const double start = busy();
    double spent = 0;
    do {
      const Work work = batch();
      sum.games += work.games;
      sum.moves += work.moves;
      spent = busy() - start;
    } while (spent < least);
    return Work{sum.games / spent, sum.moves / spent};
  };
  measure(seconds / 2);
  const Work rate = measure(seconds);
  fmt::print("{{\"games_s\":{:.1f},\"moves_s\":{:.1f}}}\n", rate.games, rate.moves);
}

}  // namespace narrator::bench

int main(int argc, char** argv) {
  using namespace narrator::bench;
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    if (words.empty()) {
      everything(words);
    } else if (words[0] == "play") {
      wheel_play({words.begin() + 1, words.end()});
    } else if (words[0] == "replay") {
      wheel_replay({words.begin() + 1, words.end()});
    } else if (words[0] == "testimony") {
      measure_testimony();
    } else {
      std::fputs("bench: expected play, replay, testimony or nothing\n", stderr);
      return 64;
    }
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bench: %s\n", e.what());
    return 1;
  }
  return 0;
}
