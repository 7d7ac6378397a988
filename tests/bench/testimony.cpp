#include <algorithm>

#include "bench.hpp"
#include "engine/chance/random.hpp"
#include "engine/machine.hpp"

namespace narrator::bench {
namespace {

constexpr std::size_t kClaims = 25;
constexpr int kMeasured = 100;

Spoken any_claim(const Topic& topic, int after, Random& random) {
  Spoken spoken{{topic.of, topic.id, topic.round, topic.player, {}, {}}, after};
  for (int i = 0; i < topic.count; ++i)
    spoken.claim.said.push_back(topic.from[random.below(100) < 45 ? 0 : 1]);
  return spoken;
}

}  // namespace

std::vector<double> findings_seconds() {
  const Setup setup = table("secret-hitler", 7, "1");
  Machine machine(setup.sources, "en");
  machine.listen();
  Random random("bench", 3);
  std::vector<double> seconds;
  while (seconds.size() < kMeasured) {
    machine.start(setup.table);
    std::vector<Spoken> claims;
    for (int answers = 1; machine.question() != nullptr && claims.size() < kClaims; ++answers) {
      machine.answer(draw(*machine.question(), random));
      for (const Topic& topic : machine.topics()) {
        const bool said = std::any_of(claims.begin(), claims.end(), [&](const Spoken& one) {
          return is_about(one.claim, topic);
        });
        if (!said) claims.push_back(any_claim(topic, answers, random));
      }
    }
    if (claims.size() < kClaims) continue;
    claims.resize(kClaims);
    const double start = busy();
    machine.findings(claims);
    seconds.push_back(busy() - start);
  }
  std::sort(seconds.begin(), seconds.end());
  return seconds;
}

}  // namespace narrator::bench
