#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/replayer.hpp"
#include "engine/session/session.hpp"
#include "tests/bench/bench.hpp"

namespace narrator::bench {
namespace {

constexpr int kPlayers = 4;
constexpr int kGames = 1000;

double seconds_of(const std::vector<std::string>& words) {
  return words.empty() ? 1 : std::stod(words[0]);
}

// Plays one game with random legal answers; as in real play, every answer is checked and every
// message is formatted. Returns the number of players' answers.
int play_one(Machine& machine, const Table& table, Random& random) {
  int moves = 0;
  std::vector<Message> said;
  const auto next = [&](const Question* question) -> std::optional<GivenAnswer> {
    if (question == nullptr) return std::nullopt;
    Answer answer = draw(*question, random);
    if (!fits(*question, answer))
      throw std::runtime_error("a random answer does not fit its question");
    if (!question->chance) ++moves;
    return answer;
  };
  run_answers(machine, table);
  run_answers(machine, next, [&](Machine&) { said = drain_messages(machine, std::move(said)); });
  return moves;
}

std::string log_path(const std::string& folder, int n) {
  return fmt::format("{}/{}.jsonl", folder, n);
}

std::string scores_path(const std::string& folder) { return folder + "/scores.json"; }

// Plays the games to be replayed, and records how they ended.
void record(const std::string& folder) {
  std::filesystem::create_directories(folder);
  Json scores = Json::array();
  for (int n = 1; n <= kGames; ++n) {
    const Setup setup = table("wheel-of-history", kPlayers, std::to_string(n));
    std::filesystem::remove(log_path(folder, n));
    Session session = Session::create(setup, log_path(folder, n),
                                      [] { return std::string("2026-01-01T00:00:00Z"); });
    Random random(setup.seed, 1u << 20);
    while (session.question() != nullptr) session.answer(draw(*session.question(), random));
    scores.push_back(session.result()->at("scores"));
  }
  std::ofstream(scores_path(folder)) << scores;
}

}  // namespace

void wheel_play(const std::vector<std::string>& words) {
  const Setup setup = table("wheel-of-history", kPlayers, "1");
  Machine machine(setup.sources, setup.lang);
  Random random("bench", 0);
  report(seconds_of(words), [&] {
    Work work;
    for (int i = 0; i < 100; ++i) {
      ++work.games;
      work.moves += play_one(machine, setup.table, random);
    }
    return work;
  });
}

void wheel_replay(const std::vector<std::string>& words) {
  const std::string folder =
      words.size() > 1 ? words[1]
                       : (std::filesystem::temp_directory_path() / "narrator-bench").string();
  record(folder);  // each time, as logs of other rules than the program's would be slower
  const Json scores = Json::parse(std::ifstream(scores_path(folder)));
  std::vector<std::string> paths;
  for (int n = 1; n <= kGames; ++n) paths.push_back(log_path(folder, n));
  LogReader reader;
  Replayer replayer;
  report(seconds_of(words), [&] {
    Work work;
    for (std::size_t i = 0; i < paths.size(); ++i) {
      const LoggedGame log = reader.read_game(paths[i]);
      if (replayer.result(log).at("scores") != scores[i])
        throw std::runtime_error(paths[i] + " ends with other scores than it did");
      ++work.games;
      work.moves +=
          static_cast<double>(log.state.answers.size()) - 2;  // the circle and the start player
    }
    return work;
  });
}

}  // namespace narrator::bench
