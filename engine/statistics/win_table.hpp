// How often what is won, by one or several things.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/statistics/game_row.hpp"

namespace narrator {

/// The values that games are told apart by, one for each thing; "" is none (no house rule, a role
/// that nobody told).
using Group = std::vector<std::string>;

/// Numbers before words, by their value, and so those in words.
struct GroupOrder {
  bool operator()(const Group& a, const Group& b) const;
};

/// Counts wins by things (narrator-stats(7)): of the player (`player`, `seat` and every fact, such
/// as a role), of the game (`game`, `size`, `variant`, `month`, `year`), of its end (`team`,
/// `reason`). What is counted is each player in each game, who won or did not; where things are of
/// the end and none is of the player it is each game, which ended so or otherwise.
class WinTable {
 public:
  struct Row {
    Group group;
    std::int64_t games = 0;   // different ones
    std::int64_t played = 0;  // what is counted: of these it is known who won
    std::int64_t wins = 0;    // of these
  };

  /// Words whose meaning hangs on the game are told apart by `game` first.
  explicit WinTable(std::vector<std::string> by);

  /// Takes a game in, whose players count under these keys; one that tells no such fact of anybody
  /// is left out. One that no team has won was played all the same.
  void add(const GameRow& row, const std::vector<std::string>& keys);

  const std::vector<std::string>& by() const { return by_; }

  /// In the order of the groups.
  std::vector<Row> rows() const;

 private:
  struct Played {
    std::int64_t games = 0, played = 0;
  };
  std::vector<Group> groups_of(const GameRow& row, const std::vector<std::string>& keys,
                               std::size_t seat, bool with_end) const;
  Group without_end(Group group) const;

  std::vector<std::string> by_;
  bool of_players_ = false, of_ends_ = false;
  std::map<Group, Played, GroupOrder> played_;  // without what is of the end
  std::map<Group, std::int64_t, GroupOrder> wins_;
};

/// Whether the player there won, or did not; nothing where that did not come out, as nobody told
/// what this player was.
std::optional<bool> has_won(const GameRow& row, std::size_t seat);

/// Whether it is a thing of every game; a fact of some games is none.
bool is_thing_of_every_game(const std::string& thing);

/// All of them, in the order of the manual.
const std::vector<std::string>& things_of_every_game();

}  // namespace narrator
