// Compares the findings of Secret Hitler's rules about testimony with the enumeration of all
// worlds: games are played at random under house rules that produce much testimony, people make
// claims on the way, and after each claim the findings must be what the enumeration proves.

#include <algorithm>
#include <bit>
#include <cstdlib>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/library.hpp"
#include "tests/worlds/worlds.hpp"

namespace {

using namespace narrator;
using namespace narrator::worlds;

#ifdef NARRATOR_SANITIZED
constexpr int kGames = 10;
#else
constexpr int kGames = 60;  // of each kind
#endif
constexpr std::size_t kMostClaims = 9;
constexpr int kFewestLeft = 7;  // policies; with fewer there is nothing to draw
constexpr int kMostShown = 10;

std::string variant(const std::string& id, const std::string& body) {
  return "variant{ id = \"" + id + "\", game = \"secret-hitler\", title = { en = \"" + id +
         "\" }, rule = { en = \"For a test.\" } }\n" + body;
}

std::string powers(const std::string& power) {
  std::string list;
  for (int i = 0; i < 6; ++i) list += (i == 0 ? "\"" : ", \"") + power + "\"";
  return "around(\"powers\", function() return { " + list + " } end)\n";
}

std::string policies(int liberal, int fascist) {
  return fmt::format(
      "around(\"policy_counts\", function() return {{ {{ \"liberal\", {} }}, {{ \"fascist\", {} }} "
      "}} end)\n",
      liberal, fascist);
}

// Nobody wins, so that a game continues for as long as there are policies.
const std::string kEndless =
    "around(\"check_tracks\", function() end)\n"
    "around(\"hitler_zone\", function() return false end)\n";
const std::string kDanger = "around(\"hitler_zone\", function() return true end)\n";
const std::string kVeto =
    "around(\"veto_open\", function() return true end)\n"
    "after(\"refuse_veto\", function(g) g.tracker = 3 rule.reshuffle(g) "
    "rule.riot(g) end)\n";
const std::string kRoles =
    "around(\"role_counts\", function(_, g) return { { \"liberal\", 2 }, { \"fascist\", "
    "#g.players - 3 }, { \"hitler\", 1 } } end)\n";

struct Kind {
  const char* name;
  std::string body;
  bool rulings = true;  // whether the board is sometimes corrected during the game
};

std::vector<Kind> kinds() {
  return {{"as it is", ""},
          {"every space looks at a card", powers("investigation") + kDanger},
          {"few Liberals, every space looks at a card", powers("investigation") + kRoles},
          {"every space peeks", powers("peek") + kEndless + policies(5, 6)},
          {"small deck", powers("peek") + kEndless + policies(4, 5)},
          {"shuffles with a hand", powers("") + kEndless + kVeto + policies(5, 5), false},
          {"shuffles with a hand, and peeks", powers("peek") + kEndless + kVeto + policies(6, 6),
           false}};
}

Claim any_claim(const Topic& topic, std::uint32_t liberal, Random& random) {
  Claim claim{topic.of, topic.id, topic.round, topic.player, {}, {}};
  for (int i = 0; i < topic.count; ++i)
    claim.said.push_back(random.below(100) < liberal ? "liberal" : "fascist");
  if (topic.set_aside && random.below(2) == 0)
    claim.set_aside = claim.said[random.below(static_cast<std::uint32_t>(topic.count))];
  return claim;
}

Mask mask_of(const Finding& finding, const std::vector<PlacedClaim>& claims) {
  Mask mask = 0;
  for (const Claim& claim : finding.claims) {
    for (std::size_t i = 0; i < claims.size(); ++i) {
      if (same_subject(claim, claims[i].claim)) mask |= Mask{1} << i;
    }
  }
  return mask;
}

// Formats a mask: "0 3 4".
std::string members(Mask mask) {
  std::string text;
  for (int i = 0; mask >> i != 0; ++i) {
    if ((mask >> i & 1U) != 0) text += (text.empty() ? "" : " ") + std::to_string(i);
  }
  return text;
}

// Returns the number of cards of a face that a reason counts, from its words.
int counted(const Sentence& reason, const std::string& face) {
  const auto is = [&](const char* name) {
    const Value* value = find(reason.args, name);
    return value != nullptr && std::get<Word>(value->data).text == face ? 1 : 0;
  };
  const std::string& id = reason.id;
  if (id == "because.enacted" || id == "because.chaos") return is("face");
  if (id == "because.party") return is("party");
  if (id == "because.role")
    return (is("role") == 1 ||
            (face == "fascist" && *find(reason.args, "role") == Value{Word{"hitler"}}))
               ? 1
               : 0;
  if (id == "because.peek") return 0;  // its cards follow, at the places where they are
  const Value* cards = find(reason.args, "cards");
  if (cards == nullptr) return 0;
  const auto& list = std::get<std::vector<Value>>(cards->data);
  return static_cast<int>(std::ranges::count_if(
      list, [&](const Value& one) { return std::get<Word>(one.data).text == face; }));
}

class Comparison {
 public:
  void play(const Kind& kind, int game) {
    ++played_;
    name_ = fmt::format("{}, game {}", kind.name, game);
    Random random(name_, 0);
    const bool rulings = kind.rulings && game % 2 == 1;
    std::vector<Source> sources = game_sources("secret-hitler", "en");
    if (!kind.body.empty()) sources.push_back({"house.lua", variant("house", kind.body)});
    Machine machine(sources, "en");
    machine.listen();
    const std::vector<std::string> names = {"A", "B", "C", "D", "E", "F", "G", "H"};
    const auto seats = static_cast<std::ptrdiff_t>(5 + random.below(4));
    Evening evening;
    claims_.clear();
    shown_.clear();
    const std::uint32_t liberal = 20 + 20 * random.below(4);
    int answers = 0;
    std::vector<std::string> dealt;  // some tables deal themselves, and learn roles late
    if (!rulings || game % 4 == 1) dealt.push_back("roles");
    if (!rulings) dealt.push_back("policies");
    const auto answer = [&](const Question& question) -> std::optional<Answer> {
      if (!evening.shuffles.empty() && evening.left() < kFewestLeft) return std::nullopt;
      ++answers;
      if (question.id == "roles" && question.chance == false) return Answer{true, {}};
      return draw(question, random);
    };
    const auto look = [&](Machine&) {
      evening.hear(machine);
      if (rulings && random.below(8) == 0 && set_right(machine, random)) evening.hear(machine);
      if (answers == 0) return;
      if (random.below(6) == 0) compare(machine, evening);
      claim(machine, evening, answers, liberal, random);
    };
    play_out(machine, {{names.begin(), names.begin() + seats}, dealt, {}}, answer, look);
    if (machine.question() == nullptr) compare(machine, evening);
    roles_told_ += static_cast<std::size_t>(evening.roles_told);
  }

  int report() const {
    fmt::print(
        "{} sets of claims compared: {} smallest contradictions, {} findings, {} of three "
        "claims or more; {} rulings, {} of roles told to everybody; {} failures\n",
        compared_, smallest_, findings_, longer_, rulings_, roles_told_, failed_);
    const bool idle = longer_ == 0 || rulings_ == 0 || roles_told_ == 0;
    return failed_ > 0 || compared_ < 5 * played_ || idle ? 1 : 0;
  }

 private:
  // Corrects a track by one, the draw pile, an unscheduled shuffle, or a player's role.
  bool set_right(Machine& machine, Random& random) {
    if (machine.question() == nullptr) return false;
    for (const Question& what : machine.corrections()) {
      if (what.id == "shuffled" || what.id == "draw" || what.id == "liberal" ||
          what.id == "fascist" || what.id == "role") {
        if (random.below(4) != 0) continue;
        Answer answer = draw(what, random);
        if (what.id == "liberal" || what.id == "fascist") {
          const int now = machine.status()["board"][what.id].get<int>();
          answer.picks = {std::clamp(now + (random.below(2) == 0 ? 1 : -1), what.min, what.max)};
        }
        machine.correct(what, answer);
        ++rulings_;
        return true;
      }
    }
    return false;
  }

  void claim(Machine& machine, const Evening& evening, int answers, std::uint32_t liberal,
             Random& random) {
    for (const Topic& topic : machine.topics()) {
      const bool said = std::ranges::any_of(
          claims_, [&](const PlacedClaim& one) { return is_about(one.claim, topic); });
      if (said || claims_.size() == kMostClaims || random.below(4) != 0) continue;
      claims_.push_back({any_claim(topic, liberal, random), answers});
      compare(machine, evening);
    }
  }

  void fail(const std::string& what) {
    if (++failed_ <= kMostShown) fmt::print("{}, {} claims: {}\n", name_, claims_.size(), what);
  }

  void compare(Machine& machine, const Evening& evening) {
    if (claims_.empty()) return;
    if (std::ranges::any_of(evening.shuffles, [&](const Shuffle& one) {
          return one.odd && (evening.rulings == 0 || one.after_hand);
        })) {
      return;
    }
    const Verdict verdict = judge(evening, mapped(claims_, &PlacedClaim::claim));
    const Findings found = machine.findings(claims_);
    ++compared_;
    smallest_ += verdict.smallest.size();
    findings_ += found.list.size();
    std::set<Mask> masks;
    std::size_t longest = 1;
    for (const Finding& finding : found.list) {
      longest = std::max(longest, finding.claims.size());
      if (std::min<std::size_t>(finding.claims.size(), 3) < std::min<std::size_t>(longest, 3))
        fail("a shorter finding stands behind a longer one");
      longer_ += finding.claims.size() > 2 ? 1 : 0;
      if (!masks.insert(mask_of(finding, claims_)).second) fail("told twice");
      check_sum(finding);
    }
    check(masks, verdict);
    if (found.false_claims != verdict.false_claims)
      fail(fmt::format("{} are false at the least, not {}", verdict.false_claims,
                       found.false_claims));
    for (const Mask mask : shown_) {
      if (masks.count(mask) == 0 && verdict.smallest.count(mask) > 0)
        fail("no longer told: " + members(mask));
    }
    shown_ = std::move(masks);
  }

  void check(const std::set<Mask>& masks, const Verdict& verdict) {
    Mask named = 0, nameable = 0;
    for (const Mask mask : masks) {
      named |= mask;
      if (verdict.smallest.count(mask) == 0) fail("no smallest contradiction: " + members(mask));
    }
    for (const Mask mask : verdict.smallest) {
      nameable |= mask;
      if (std::popcount(mask) <= 2 && masks.count(mask) == 0) fail("not told: " + members(mask));
    }
    if (named != nameable) fail("not named: " + members(nameable & ~named));
  }

  // Checks that the lines of a sum add up to its last one, and that this is too much.
  void check_sum(const Finding& finding) {
    const Sentence& last = finding.reasons.back();
    if (last.id != "because.sum" && last.id != "because.sum-fascists") return;
    const auto number = [](const Sentence& sentence, const char* name) {
      return static_cast<int>(std::get<std::int64_t>(find(sentence.args, name)->data));
    };
    const std::string face = std::get<Word>(find(last.args, "face")->data).text;
    int all = 0, line = 0;
    for (const Sentence& reason : finding.reasons) {
      if (reason.id == "because.held") all -= line;  // these are subtracted
      line = reason.id == "because.held" ? number(reason, "n") : counted(reason, face);
      all += line;
    }
    if (all != number(last, "n")) fail(fmt::format("the lines add up to {}", all));
    if (all <= number(last, "most")) fail("the sum is not too much");
  }

  std::string name_;
  std::vector<PlacedClaim> claims_;
  std::set<Mask> shown_;
  std::size_t rulings_ = 0, roles_told_ = 0, played_ = 0, compared_ = 0, smallest_ = 0,
              findings_ = 0, longer_ = 0;
  int failed_ = 0;
};

}  // namespace

int main() {
  Comparison comparison;
  const char* percent = std::getenv("NARRATOR_PLAYOUTS");
  const int games = percent == nullptr ? kGames : std::max(kGames * std::atoi(percent) / 100, 1);
  for (const Kind& kind : kinds()) {
    for (int game = 0; game < games; ++game) comparison.play(kind, game);
  }
  return comparison.report();
}
