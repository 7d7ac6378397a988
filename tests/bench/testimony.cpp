// Finding contradictions among many claims.
#include <algorithm>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/machine.hpp"
#include "engine/session/replay.hpp"
#include "tests/bench/bench.hpp"

namespace narrator::bench {
namespace {

constexpr std::size_t kClaims = 25;
constexpr int kGames = 20;

// Returns claims on every topic, with random words, so that some are wrong.
std::vector<PlacedClaim> any_claims(Machine& machine, int after, Random& random) {
  std::vector<PlacedClaim> claims;
  for (const Topic& topic : machine.topics()) {
    if (claims.size() == kClaims) break;
    Claim claim{topic.of, topic.id, topic.round, topic.player};
    for (int i = 0; i < topic.count; ++i) {
      const auto word = random.below(static_cast<std::uint32_t>(topic.from.size()));
      claim.said.push_back(topic.from[word]);
    }
    claims.push_back({std::move(claim), after});
  }
  return claims;
}

// Vetoes from the first government on: more hands to claim than the tracks have room for.
const char* const kVetoes =
    R"(variant{ id = "house", game = "secret-hitler", title = { en = "Vetoes" },
  rule = { en = "Vetoes from the first government on." } }
around("veto_open", function() return true end))";

Setup game_of_ten() {
  Setup setup = table("secret-hitler", 10, "1");
  setup.sources.push_back({"house.lua", kVetoes});
  return setup;
}

// Returns the claims at the end of a random game.
std::vector<PlacedClaim> claims_of(Machine& machine, const Setup& setup, int game) {
  Random random("testimony", static_cast<std::uint64_t>(game));
  machine.listen();
  const int answers = play_out(machine, setup.table,
                               [&](const Question& question) { return draw(question, random); });
  return any_claims(machine, answers, random);
}

}  // namespace

void measure_testimony() {
  std::vector<double> seconds;
  std::size_t findings = 0;
  const Setup setup = game_of_ten();
  Machine machine(setup.sources, "en");
  for (int game = 0; game < 100 * kGames && seconds.size() < kGames; ++game) {
    const std::vector<PlacedClaim> claims = claims_of(machine, setup, game);
    if (claims.size() < kClaims) continue;
    const double start = busy();
    constexpr int times = 5;
    for (int i = 0; i < times; ++i) findings += machine.findings(claims).list.size();
    seconds.push_back((busy() - start) / times);
  }
  if (seconds.empty()) return row("testimony", "no game with so many claims");
  std::ranges::sort(seconds);
  row(fmt::format("what of {} claims cannot be true ({} games, {} findings)", kClaims,
                  seconds.size(), findings / 5),
      fmt::format("{:.1f} ms, {:.1f} ms at worst", seconds[seconds.size() / 2] * 1e3,
                  seconds.back() * 1e3));
}

}  // namespace narrator::bench
