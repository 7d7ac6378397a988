#include "tests/playouts/non_interference.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/session/replay.hpp"
#include "tests/playouts/answers.hpp"
#include "tests/playouts/checks.hpp"
#include "tests/playouts/view.hpp"

namespace narrator::playouts {
namespace {

constexpr int kRedraws = 8;            // other answers tried until the reader is told the same
constexpr std::size_t kEnough = 4;     // answers that reveal no secret, after which to stop
constexpr std::size_t kFollowed = 40;  // answers both worlds are followed for at most
constexpr std::size_t kSpoken = 4;     // one answer in so many, possible claims are compared too
constexpr int kMostRun = 300;          // answers run for one play, as long games take time

// What could be claimed and proved in the game as played, by the number of answers: it does not
// depend on who reads it, or on what the other world is.
using Spoken = std::map<std::size_t, Json>;

// Two worlds, followed in parallel, that one reader must not be able to distinguish.
class Worlds {
 public:
  Worlds(const Play& play, Twins& twins, const Played& played, const Reader& reader, Random& random,
         int& left, Spoken& spoken)
      : play_(play),
        here_(twins.first),
        there_(twins.second),
        played_(played),
        reader_(reader),
        random_(random),
        left_(left),
        spoken_(spoken),
        all_known_(std::ranges::none_of(played.answers, [](const Answer& answer) {
          return answer.unknown || std::ranges::count(answer.picks, -1) > 0;
        })) {}

  // Returns whether, in place of the k-th answer, another one was found with which both worlds can
  // be followed.
  bool part_at(std::size_t k) {
    for (int i = 0; i < kRedraws && left_ > 0; ++i) {
      run_again(there_, k);
      const Answer other = another(*there_.question(), played_.answers[k]);
      if (other == played_.answers[k]) continue;
      run_again(here_, k);
      run_answers(here_, from_list({played_.answers[k]}));
      run_answers(there_, from_list({other}));
      if (follow(k) >= kEnough) return true;
    }
    return false;
  }

  bool hidden(const Question& question) const { return !may_see(question.to, reader_); }

 private:
  // Returns a random answer that reveals exactly as much to the program as `answer`: what the
  // program is not told is up to the moderator, and not a secret of the game.
  Answer another(const Question& question, const Answer& answer) {
    if (tells_nothing(question, answer)) return answer;
    Answer other = draw(question, random_);
    if (tells_nothing(question, other)) return answer;
    for (std::size_t i = 0; i < other.picks.size(); ++i) {
      if (question.form == Form::deal && answer.picks[i] < 0) other.picks[i] = -1;
    }
    return other;
  }

  static bool tells_nothing(const Question& question, const Answer& answer) {
    if (answer.unknown) return true;
    if (question.form != Form::choose) return false;
    return std::ranges::any_of(answer.picks, [&](int pick) {
      return question.options[static_cast<std::size_t>(pick)].word == "unknown";
    });
  }

  void run_again(Machine& machine, std::size_t k) {
    left_ -= static_cast<int>(k);
    run_to(machine, play_, played_, k);
  }

  // Returns for how many answers the worlds were followed before a secret was revealed. After
  // answer k, the private messages differ in what was drawn; that may be revealed too.
  std::size_t follow(const std::size_t k) {
    const std::size_t end = std::min(played_.answers.size(), k + kFollowed);
    for (std::size_t at = k, looks = 0;; ++looks) {
      std::function<Json()> here, there;
      if (looks % kSpoken == 0) {
        here = [&] { return spoken_here(at + 1); };
        there = [&] { return testimony_json(there_); };
      }
      View shown, seen;
      std::vector<Withheld> withheld;
      look(shown, here_, names(), reader_, here);
      while (at + 1 < end && is_withheld(here_)) {
        withheld.push_back({here_.question()->id, here_.question()->of, played_.answers[++at]});
        run_answers(here_, from_list({withheld.back().answer}));
        --left_;
        look(shown, here_, names(), reader_, here);
      }
      if (is_withheld(here_)) return kFollowed;  // it is unknown until when
      look(seen, there_, names(), reader_, there);
      while (is_withheld(there_)) {
        run_answers(there_, from_list({alike(*there_.question(), withheld)}));
        --left_;
        look(seen, there_, names(), reader_, there);
      }
      if (!compare(at, shown, seen)) return at - k;
      if (++at >= end || left_ <= 0) return kFollowed;
      const Answer& answer = played_.answers[at];
      if (!fits(*there_.question(), answer)) return at - k;  // it is visibly illegal
      left_ -= 2;
      run_answers(here_, from_list({answer}));
      run_answers(there_, from_list({answer}));
    }
  }

  Json spoken_here(std::size_t answers) {
    const auto [place, added] = spoken_.try_emplace(answers);
    if (added) place->second = testimony_json(here_);
    return place->second;
  }

  // Returns an answer to a question hidden from the reader.
  struct Withheld {
    std::string id;
    int of;
    Answer answer;
  };

  bool is_withheld(const Machine& machine) const {
    return machine.question() != nullptr && hidden(*machine.question());
  }

  // Returns the answer given to the same question in this world if it fits, otherwise a random one.
  Answer alike(const Question& question, std::vector<Withheld>& withheld) {
    const auto found = std::ranges::find_if(withheld, [&](const Withheld& one) {
      return one.id == question.id && one.of == question.of && fits(question, one.answer);
    });
    if (found == withheld.end()) return random_answer(question, {}, random_);
    const Answer answer = found->answer;
    withheld.erase(found);
    return answer;
  }

  // Returns false when a secret was legitimately revealed; throws Broken if it leaked.
  bool compare(std::size_t k, const View& shown, const View& seen) const {
    const Difference different = first_difference(shown, seen);
    const auto& [where, elsewhere, here, there] = different;
    if (where.empty() && elsewhere.empty()) return true;
    if (where == "facts" || lets_out(shown, where) || lets_out(seen, elsewhere)) return false;
    const bool all = reader_.who == Reader::Who::everyone;
    throw Broken(
        fmt::format("leak: {} can tell '{}' from '{}' by what was hidden (after answer {}): {} {}",
                    all ? "everybody" : fmt::format("seat {}", reader_.seat), where, elsewhere,
                    k + 1, here.dump(), there.dump()));
  }

  // Private messages may always tell their readers something; only some public ones may.
  bool lets_out(const View& view, const std::string& id) const {
    const auto aside =
        std::ranges::find_if(view.aside, [&](const Announcement& said) { return said.id == id; });
    return aside != view.aside.end() || lets_secrets_out(play_, id, all_known_);
  }

  const std::vector<std::string>& names() const { return play_.table.players; }

  const Play& play_;
  Machine &here_, &there_;
  const Played& played_;
  Reader reader_;
  Random& random_;
  int& left_;  // out of kMostRun
  Spoken& spoken_;
  bool all_known_;
};

}  // namespace

std::size_t check_non_interference(const Play& play, Twins& twins, const Played& played) {
  Random random(play.seed, 2);
  std::size_t compared = 0;
  std::vector<Audience> audiences;  // of every answer
  run_answers(twins.first, play.table, [&](const Question* asked) -> std::optional<GivenAnswer> {
    if (audiences.size() == played.answers.size()) return std::nullopt;
    audiences.push_back(asked->to);
    return played.answers[audiences.size() - 1];
  });
  // The public, and two players.
  const auto seats = static_cast<std::uint32_t>(play.table.players.size());
  int left = kMostRun;
  Spoken spoken;
  for (int i = 0; i < 3; ++i) {
    const int seat = i == 0 ? 0 : 1 + static_cast<int>(random.below(seats));
    const Reader reader{seat == 0 ? Reader::Who::everyone : Reader::Who::player, seat};
    std::vector<std::size_t> secrets;
    for (std::size_t k = 0; k < audiences.size(); ++k) {
      if (!may_see(audiences[k], reader)) secrets.push_back(k);
    }
    if (secrets.empty()) continue;
    Worlds worlds(play, twins, played, reader, random, left, spoken);
    // The first answer, which usually deals, and a random one.
    compared += worlds.part_at(secrets.front()) ? 1 : 0;
    compared +=
        worlds.part_at(secrets[random.below(static_cast<std::uint32_t>(secrets.size()))]) ? 1 : 0;
  }
  return compared;
}

}  // namespace narrator::playouts
