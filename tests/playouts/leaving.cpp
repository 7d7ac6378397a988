#include "tests/playouts/leaving.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/report/report.hpp"
#include "engine/session/session.hpp"
#include "tests/playouts/answers.hpp"
#include "tests/playouts/checks.hpp"

namespace narrator::playouts {
namespace {

// While a player holds policies.
const std::vector<std::string> kSession = {"president-discard", "enact", "veto", "veto-consent"};

constexpr std::size_t kLongestGame = 600;  // without unusual settings, no game is longer
constexpr int kMostRulings = 8;            // more could prolong the game forever
constexpr std::uint32_t kOneIn = 12;       // one in so many questions, somebody leaves or returns
constexpr std::uint32_t kOtherIn = 30;     // one in so many, something else is corrected

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
    if (session_.question() == nullptr) tell_the_rest();
  }

 private:
  // After the end, tells what stayed unknown, in any order. Then it must be known of every player
  // whether they won, and everything that the game can tell must be told.
  void tell_the_rest() {
    for (std::size_t i = 0; i < kLongestGame; ++i) {
      const std::vector<Question> offered = session_.corrections();
      for (const Reader::Who who : {Reader::Who::everyone, Reader::Who::moderator})
        (void)report_widgets(session_, {who, 0});
      if (offered.empty()) {
        require(!session_.result()->contains("unknown"), "somebody stays unknown for ever");
        return;
      }
      const Question& one = offered[random_.below(static_cast<std::uint32_t>(offered.size()))];
      session_.correct(one, random_answer(one, leaning_, random_));
    }
    require(false, "there is no end of what can be set right after the end");
  }

  static const Question* seat_of(const std::vector<Question>& offered, int seat) {
    const auto found = std::ranges::find_if(
        offered, [&](const Question& one) { return one.id == "seat" && one.of == seat; });
    return found == offered.end() ? nullptr : &*found;
  }

  std::ptrdiff_t playing() const {
    return std::ranges::count(here_.begin() + 1, here_.end(), true);
  }

  void check_offered(const std::vector<Question>& offered) {
    std::optional<Json> status;
    for (int seat = 1; seat < static_cast<int>(here_.size()); ++seat) {
      if (!here_[static_cast<std::size_t>(seat)] || seat_of(offered, seat)) continue;
      if (!status) status = status_json(session_, {Reader::Who::moderator, 0});
      if (must_stay(seat, *status)) continue;
      require(false,
              fmt::format("at '{}' of {} player {} of {} who play cannot leave",
                          session_.question()->id, session_.question()->of, seat, playing()));
    }
  }

  // The dead cannot leave; in Avalon a leaving player is replaced (R-AV-8); a player holding
  // policies finishes the session first (R-SH-5); and one player stays to the end.
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

  // Returns whether something was corrected.
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
    } catch (const ImpossibleState& e) {
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
