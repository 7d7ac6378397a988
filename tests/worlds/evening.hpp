// A game of Secret Hitler as everybody at the table saw it: where cards were, without their faces.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::worlds {

/// Cards taken off the pile together.
struct Draw {
  int at = 0;    // number of cards of its shuffle drawn before
  int size = 3;  // 1 in chaos
  int president = 0, chancellor = 0, round = 0;
  std::string face;      // what was enacted of it, or ""
  bool carried = false;  // two of them were in a hand during the next shuffle
};

/// Three cards that somebody looked at.
struct Peek {
  int at = 0, president = 0, round = 0;
};

/// From one shuffle to the next.
struct Shuffle {
  int cards = 0;     // on the pile
  int liberal = 0;   // among all that were not enacted
  bool odd = false;  // a discrepancy that nobody can explain: any cards may be in the pile
  bool after_hand = false;
  std::vector<Draw> draws;
  std::vector<Peek> peeks;
  int drawn = 0;
};

/// Reads what is said and records what can be inferred from it. Written from the rulebook,
/// independently of the rules in Lua.
class Evening {
 public:
  void hear(const Machine& machine);

  /// The number of policies not enacted.
  int left() const { return liberal_left_ + fascist_left_; }

  std::vector<Shuffle> shuffles;
  int rulings = 0;     // number of rulings that broke the chain of inference
  int roles_told = 0;  // by ruling, to everybody
  int players = 0, liberals = 0, fascists = 0, hitlers = 0;
  std::set<int> not_hitler;
  std::map<int, std::string> roles;

 private:
  void hear(const Announcement& said);
  void shuffle(int cards);
  void cut(const Announcement& said);
  void draw(Draw draw);

  struct Place {
    std::size_t shuffle, draw;
  };
  Draw& at(const Place& place) { return shuffles[place.shuffle].draws[place.draw]; }

  int round_ = 0, liberal_left_ = 0, fascist_left_ = 0, liberal_track_ = 0, fascist_track_ = 0;
  std::vector<Place> open_;         // the session, and chaos within it
  std::set<int> cleared_in_death_;  // not cleared before
};

}  // namespace narrator::worlds
