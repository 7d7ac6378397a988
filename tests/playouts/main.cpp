// Plays every bundled game at every table with random answers (see play.hpp), or a part of that:
// `playouts 2 4` plays the second of four parts. NARRATOR_PLAYOUTS sets the thoroughness in
// percent: above 100, each table is played that many times more.

#include <cstdlib>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "tests/playouts/checks.hpp"
#include "tests/playouts/leaving.hpp"
#include "tests/playouts/non_interference.hpp"
#include "tests/playouts/playout.hpp"
#include "tests/playouts/session.hpp"
#include "tests/playouts/testimony.hpp"

namespace {

using namespace narrator;
using namespace narrator::playouts;

#ifdef NARRATOR_SANITIZED
constexpr int kThoroughness = 10;  // by default, as everything takes longer
#else
constexpr int kThoroughness = 20;
#endif

constexpr int kMostShown = 20;
constexpr std::size_t kOneWalked = 4;  // one in so many plays is repeated with players leaving
// Plays in a row that go to the same part, as they share scripts; more, and all big villages of a
// house rule, which take longest, are in one.
constexpr std::size_t kTogether = 4;

int thoroughness() {
  const char* given = std::getenv("NARRATOR_PLAYOUTS");
  return given == nullptr ? kThoroughness : std::max(std::atoi(given), 1);
}

class Run {
 public:
  // `part` counts from 1.
  void some(int percent, std::size_t part, std::size_t parts) {
    const std::vector<Play> plays = all_plays(std::max(percent / 100, 1));
    const std::size_t stride = percent < 100 ? static_cast<std::size_t>(100 / percent) : 1;
    for (std::size_t i = 0; i * stride < plays.size(); ++i) {
      if (i / kTogether % parts == part - 1) one(plays[i * stride]);
    }
  }

  int report() const {
    for (const auto& [what, times] : failures_) fmt::print("{} more times: {}\n", times, what);
    fmt::print("{} games, {} answers, {} other worlds compared, {} lies found out, {} failures\n",
               games_, answers_, compared_, found_out_, failed_);
    return failed_ > 0 || found_out_ == 0 ? 1 : 0;
  }

 private:
  void one(const Play& play) {
    if (auto* only = std::getenv("ONLY"); only && describe(play) != only) return;
    try {
      Twins& twins = loaded(play);
      const Played played = play_out(play, twins);
      ++games_;
      answers_ += played.answers.size();
      check_undo(play, twins.second, played);
      compared_ += check_non_interference(play, twins, played);
      check_session(play, twins.second);
      if (games_ % kOneWalked == 0) check_leaving(play);
      found_out_ += check_testimony(play, twins.first, played);
    } catch (const CannotBegin&) {  // such a game would not begin at a table either
      twins_.reset();
    } catch (const std::exception& e) {
      twins_.reset();
      fail(play, e.what());
    }
  }

  // Scripts loaded for one play are reused for the next one with the same scripts.
  Twins& loaded(const Play& play) {
    if (!twins_ || last_.game != play.game || last_.lang != play.lang ||
        last_.variants != play.variants) {
      twins_.emplace(load(play));
      last_ = play;
    }
    return *twins_;
  }

  void fail(const Play& play, const std::string& what) {
    if (++failed_ <= kMostShown)
      fmt::print("{}\n    {}\n", describe(play), what);
    else
      ++failures_[what];
  }

  std::optional<Twins> twins_;
  Play last_;
  std::map<std::string, int> failures_;
  std::size_t games_ = 0, answers_ = 0, compared_ = 0, found_out_ = 0;
  int failed_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::size_t part = argc > 2 ? std::strtoul(argv[1], nullptr, 10) : 1;
  const std::size_t parts = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1;
  Run run;
  run.some(thoroughness(), part, parts);
  return run.report();
}
