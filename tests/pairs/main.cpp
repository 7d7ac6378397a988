// Plays pairs of games that differ only in secrets, on a shared screen, with commands typed in
// between: each byte that everybody can see, and each wait for Enter, is identical. Covers all
// games and house rules, as in playouts; `pairs 2 4` plays the second of four parts,
// NARRATOR_PLAYOUTS sets the thoroughness, ONLY plays a single one.

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <map>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "tests/pairs/pair.hpp"
#include "tests/playouts/play.hpp"

namespace {

#ifdef NARRATOR_SANITIZED
constexpr int kThoroughness = 1;
#else
constexpr int kThoroughness = 4;  // percent
#endif

constexpr std::size_t kMostShown = 12;

int thoroughness() {
  const char* given = std::getenv("NARRATOR_PLAYOUTS");
  return given == nullptr ? kThoroughness : std::max(std::atoi(given), 1);
}

}  // namespace

// In place of the system's: locking all memory for each game, which tests/pty/memory.py is about,
// would take a sixth of the time.
extern "C" int mlock(const void*, std::size_t) noexcept { return 0; }

int main(int argc, char** argv) {
  using namespace narrator;
  const std::size_t part = argc > 2 ? std::strtoul(argv[1], nullptr, 10) : 1;
  const std::size_t parts = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1;
  const char* only = std::getenv("ONLY");
  const int percent = only != nullptr ? 100 : thoroughness();
  const std::vector<playouts::Play> plays = playouts::all_plays(std::max(percent / 100, 1));
  const auto stride = static_cast<std::size_t>(std::max(100 / percent, 1));
  std::size_t played = 0, compared = 0, failed = 0;
  std::map<std::string, std::size_t> shown;
  for (std::size_t i = part - 1; i * stride < plays.size(); i += parts) {
    const playouts::Play& play = plays[i * stride];
    if (only != nullptr && playouts::describe(play).find(only) == std::string::npos) continue;
    try {
      ++played;
      compared += pairs::compare(play);
    } catch (const CannotBegin&) {  // such a game would not begin at a table either
    } catch (const std::exception& e) {
      ++failed;
      const std::string what = e.what();
      if (++shown[what.substr(0, what.find('\n'))] <= 2 && shown.size() <= kMostShown)
        fmt::print("{}\n    {}\n", playouts::describe(play), what);
    }
  }
  for (const auto& [what, times] : shown) fmt::print("{} times: {}\n", times, what);
  fmt::print("{} games, {} waits compared, {} failures\n", played, compared, failed);
  return failed > 0 || compared == 0 ? 1 : 0;
}
