#include "tests/worlds/worlds.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <stdexcept>
#include <tuple>

namespace narrator::worlds {
namespace {

int liberals_among(const std::vector<std::string>& faces) {
  return static_cast<int>(std::ranges::count(faces, "liberal"));
}

// The claims refuted by a world, for one way of arranging some of the cards.
struct Way {
  int liberal = 0;  // among the cards
  int in_hand = 0;  // Liberals among the two carried into the next shuffle
  Mask belied = 0;
  bool operator<(const Way& other) const {
    return std::tie(liberal, in_hand, belied) <
           std::tie(other.liberal, other.in_hand, other.belied);
  }
};
using Ways = std::set<Way>;

class Policies {
 public:
  Policies(const Evening& evening, const std::vector<Claim>& claims)
      : evening_(evening), claims_(claims) {}

  // Returns what worlds refute of the claims about this shuffle, and of those connected to it by a
  // hand.
  std::set<Mask> from(std::size_t k, int in_hand) const {
    const Shuffle& now = evening_.shuffles[k];
    const int most = now.odd ? now.cards : now.liberal;
    Ways ways = {{}};
    for (const Draw& draw : now.draws) ways = after(ways, ways_of(now, draw), most);
    for (int place = now.drawn; place < now.cards; ++place)
      ways = after(ways, ways_of_card(now, place), most);
    std::set<Mask> belied;
    const bool tied = k + 1 < evening_.shuffles.size() && evening_.shuffles[k + 1].after_hand;
    for (const Way& way : ways) {
      if (!now.odd && way.liberal != now.liberal - in_hand) continue;
      if (!tied) belied.insert(way.belied);
      for (const Mask more : tied ? from(k + 1, way.in_hand) : std::set<Mask>())
        belied.insert(way.belied | more);
    }
    return belied;
  }

 private:
  static Ways after(const Ways& first, const Ways& second, int most) {
    Ways both;
    for (const Way& a : first) {
      for (const Way& b : second) {
        if (a.liberal + b.liberal <= most)
          both.insert({a.liberal + b.liberal, a.in_hand + b.in_hand, a.belied | b.belied});
      }
    }
    return both;
  }

  // Returns the claims of those who looked at the card and say something else.
  Mask belied_peeks(const Shuffle& now, int place, bool liberal) const {
    Mask belied = 0;
    for (const Peek& peek : now.peeks) {
      if (place < peek.at || place >= peek.at + 3) continue;
      for (std::size_t i = 0; i < claims_.size(); ++i) {
        const Claim& claim = claims_[i];
        if (claim.topic != "peek" || claim.by != peek.president || claim.round != peek.round)
          continue;
        if ((claim.said[static_cast<std::size_t>(place - peek.at)] == "liberal") != liberal)
          belied |= Mask{1} << i;
      }
    }
    return belied;
  }

  Ways ways_of_card(const Shuffle& now, int place) const {
    return {{0, 0, belied_peeks(now, place, false)}, {1, 0, belied_peeks(now, place, true)}};
  }

  // Returns the refuted claims of a government about its cards, where the President discarded one.
  Mask belied_hands(const Draw& draw, int three, bool set_aside) const {
    Mask belied = 0;
    const int two = three - (set_aside ? 1 : 0);
    for (std::size_t i = 0; i < claims_.size(); ++i) {
      const Claim& claim = claims_[i];
      if (claim.round != draw.round) continue;
      bool holds = true;
      if (claim.topic == "president-hand" && claim.by == draw.president) {
        holds = liberals_among(claim.said) == three &&
                (claim.set_aside.empty() || (claim.set_aside == "liberal") == set_aside);
      } else if (claim.topic == "chancellor-hand" && claim.by == draw.chancellor) {
        holds = liberals_among(claim.said) == two;
      }
      if (!holds) belied |= Mask{1} << i;
    }
    return belied;
  }

  Ways ways_of(const Shuffle& now, const Draw& draw) const {
    Ways ways;
    for (unsigned faces = 0; faces < 1U << draw.size; ++faces) {
      const int liberal = std::popcount(faces);
      Mask belied = 0;
      for (int i = 0; i < draw.size; ++i)
        belied |= belied_peeks(now, draw.at + i, (faces >> i & 1U) != 0);
      if (draw.size == 1) {
        if (draw.face.empty() || (draw.face == "liberal") == (liberal == 1))
          ways.insert({liberal, 0, belied});
        continue;
      }
      for (int aside = 0; aside < draw.size; ++aside) {
        const bool was_liberal = (faces >> aside & 1U) != 0;
        const int two = liberal - (was_liberal ? 1 : 0);
        if ((draw.face == "liberal" && two == 0) || (draw.face == "fascist" && two == 2)) continue;
        ways.insert(
            {liberal, draw.carried ? two : 0, belied | belied_hands(draw, liberal, was_liberal)});
      }
    }
    return ways;
  }

  const Evening& evening_;
  const std::vector<Claim>& claims_;
};

class Roles {
 public:
  Roles(const Evening& evening, const std::vector<Claim>& claims)
      : evening_(evening), claims_(claims) {}

  std::set<Mask> all() {
    deal(1,
         {{"liberal", evening_.liberals},
          {"fascist", evening_.fascists},
          {"hitler", evening_.hitlers}},
         0);
    return found_;
  }

 private:
  void deal(int seat, std::map<std::string, int> left, Mask belied) {
    if (seat > evening_.players) return void(found_.insert(belied));
    for (auto& [role, n] : left) {
      const auto known = evening_.roles.find(seat);
      if (n == 0 || (known != evening_.roles.end() && known->second != role) ||
          (role == "hitler" && evening_.not_hitler.count(seat) > 0)) {
        continue;
      }
      Mask more = belied;
      for (std::size_t i = 0; i < claims_.size(); ++i) {
        if (claims_[i].topic == "investigation" && claims_[i].player == seat &&
            (claims_[i].said[0] == "liberal") != (role == "liberal")) {
          more |= Mask{1} << i;
        }
      }
      --n;
      deal(seat + 1, left, more);
      ++n;
    }
  }

  const Evening& evening_;
  const std::vector<Claim>& claims_;
  std::set<Mask> found_;
};

// Adds what follows from the worlds, each identified by the claims it refutes.
void add(Verdict& verdict, const std::set<Mask>& worlds) {
  if (worlds.empty()) throw std::runtime_error("there is no world for what everybody saw");
  Mask scope = 0;
  int fewest = 32;
  for (const Mask belied : worlds) {
    scope |= belied;
    fewest = std::min(fewest, std::popcount(belied));
  }
  verdict.false_claims += fewest;
  const auto can_be_true = [&](Mask claims) {
    return std::ranges::any_of(worlds, [&](Mask belied) { return (belied & claims) == 0; });
  };
  for (Mask claims = scope; claims != 0; claims = (claims - 1) & scope) {
    if (can_be_true(claims)) continue;
    bool smallest = true;
    for (Mask rest = claims; rest != 0 && smallest; rest &= rest - 1)
      smallest = can_be_true(claims & ~(rest & -rest));
    if (smallest) verdict.smallest.insert(claims);
  }
}

}  // namespace

Verdict judge(const Evening& evening, const std::vector<Claim>& claims) {
  Verdict verdict;
  for (std::size_t k = 0; k < evening.shuffles.size(); ++k) {
    if (!evening.shuffles[k].after_hand) add(verdict, Policies(evening, claims).from(k, 0));
  }
  add(verdict, Roles(evening, claims).all());
  return verdict;
}

}  // namespace narrator::worlds
