#include "tests/playouts/leaving.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/report/status.hpp"
#include "engine/session/session.hpp"
#include "tests/playouts/answers.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

// While policies are in somebody's hand.
const std::vector<std::string> kSession = {"president-discard", "enact", "veto", "veto-consent"};

constexpr std::size_t kLongestGame = 600;  // no game is longer but for a setting
constexpr int kMostRulings = 8;            // or the game could go on for ever
constexpr std::uint32_t kOneIn = 12;       // questions somebody leaves, or comes back
constexpr std::uint32_t kOtherIn = 30;     // something else is set right

class Walk {
 public:
  explicit Walk(const Play& play)
      : play_(play),
        random_(play.seed, 5),
        session_(
            Session::create(play.setup(), "", [] { return std::string("2026-11-21T19:40:12Z"); })),
        leaning_(draw_leaning(random_)),
        here_(play.table.players.size() + 1, true) {}

  void run() {
    while (session_.question() != nullptr && session_.answers().size() < kLongestGame) {
      const std::vector<Question> offered = session_.corrections();
      check_offered(offered);
      if (rulings_ < kMostRulings && !offered.empty() && rule(offered)) continue;
      session_.answer(random_answer(*session_.question(), leaning_, random_));
    }
    require(session_.question() == nullptr || !play_.table.settings.empty(),
            "the game does not end");
  }

 private:
  static const Question* seat_of(const std::vector<Question>& offered, int seat) {
    const auto found = std::ranges::find_if(
        offered, [&](const Question& one) { return one.id == "seat" && one.of == seat; });
    return found == offered.end() ? nullptr : &*found;
  }

  std::ptrdiff_t playing() const {
    return std::ranges::count(here_.begin() + 1, here_.end(), true);
  }

  void check_offered(const std::vector<Question>& offered) {
    for (int seat = 1; seat < static_cast<int>(here_.size()); ++seat) {
      if (!here_[static_cast<std::size_t>(seat)] || seat_of(offered, seat)) continue;
      if (must_stay(seat, status_json(session_, {Reader::Who::moderator, 0}))) continue;
      require(false,
              fmt::format("at '{}' of {} player {} of {} who play cannot leave",
                          session_.question()->id, session_.question()->of, seat, playing()));
    }
  }

  // The dead have nothing to leave; in Avalon who leaves is replaced (R-AV-8); who holds policies
  // finishes the session first (R-SH-5); and one player stays to the end.
  bool must_stay(int seat, const Json& status) const {
    const Json& player = status["players"][static_cast<std::size_t>(seat - 1)];
    if (!player.value("alive", true) || player.value("left", false) || play_.game == "avalon" ||
        playing() == 1)
      return true;
    const std::string& asked = session_.question()->id;
    const Json& board = status["board"];
    const std::string& name = session_.names()[static_cast<std::size_t>(seat - 1)];
    return play_.game == "secret-hitler" && std::ranges::find(kSession, asked) != kSession.end() &&
           (board["president"] == name || board["chancellor"] == name);
  }

  // Whether something was set right.
  bool rule(const std::vector<Question>& offered) {
    if (random_.below(kOneIn) == 0) {
      const int seat =
          1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(here_.size() - 1)));
      const Question* one = seat_of(offered, seat);
      if (one == nullptr) return false;
      set(*one);
      return true;
    }
    if (random_.below(kOtherIn) > 0) return false;
    const Question& one = offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
    set(one);
    return true;
  }

  void set(const Question& what) {
    ++rulings_;
    const Answer answer = random_answer(what, leaning_, random_);
    const std::string asked = session_.question()->id;
    try {
      session_.correct(what, answer);
    } catch (const CannotBe& e) {
      require(what.id != "seat", fmt::format("at '{}' nobody can leave: {}", asked, e.what()));
      return;
    }
    if (what.id != "seat" && what.id != "alive") return;
    const std::string& word = what.options[static_cast<std::size_t>(answer.picks.front())].word;
    here_[static_cast<std::size_t>(what.of)] = word == "plays" || word == "yes";
  }

  const Play& play_;
  Random random_;
  Session session_;
  Leaning leaning_;
  std::vector<bool> here_;  // by seat
  int rulings_ = 0;
};

}  // namespace

void check_leaving(const Play& play) { Walk(play).run(); }

}  // namespace narrator::playouts
