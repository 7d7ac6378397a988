// A game of Secret Hitler as everybody at the table saw it: what lay where, without the faces.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/machine.hpp"

namespace narrator::worlds {

/// Cards that were taken off the pile together.
struct Draw {
  int at = 0;    // how many of its shuffle were drawn before
  int size = 3;  // 1 in chaos
  int president = 0, chancellor = 0, round = 0;
  std::string face;      // what was enacted of it, or ""
  bool carried = false;  // two of them were in a hand while the next pile was shuffled
};

/// Three cards that somebody looked at.
struct Peek {
  int at = 0, president = 0, round = 0;
};

/// From one shuffle to the next.
struct Shuffle {
  int cards = 0;     // on the pile
  int liberal = 0;   // of all that were not enacted
  bool odd = false;  // something is missing that nobody can account for: any cards may lie there
  bool after_hand = false;
  std::vector<Draw> draws;
  std::vector<Peek> peeks;
  int drawn = 0;
};

/// Takes in what is said and keeps what can be worked out of it. Written from the rulebook, and
/// without a glance at the rules in Lua.
class Evening {
 public:
  void hear(const Machine& machine);

  /// How many policies are not enacted.
  int left() const { return liberal_left_ + fascist_left_; }

  std::vector<Shuffle> shuffles;
  int rulings = 0;  // that have cut the chain
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
  std::vector<Place> open_;  // the session, and chaos within it
};

}  // namespace narrator::worlds
