// Totals over many games, in any order.
#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/statistics/read_games.hpp"

namespace narrator {

/// Returns a number below, equal to or above 0 as `a` sorts before, with or after `b`: numbers by
/// value, everything else by byte.
int compare_naturally(std::string_view a, std::string_view b);

struct NaturalOrder {
  bool operator()(std::string_view a, std::string_view b) const {
    return compare_naturally(a, b) < 0;
  }
};

/// Standard deviations of the normal distribution beyond which both tails together make up 5 %.
constexpr double kTwoTails = 1.959963984540054;

/// `part` of `whole`, with Wilson's score interval at 95 %. All zero if `whole` is not positive.
struct Share {
  double share = 0, low = 0, high = 0;  // 0..1

  Share(std::int64_t part, std::int64_t whole) {
    assert(part >= 0 && (whole <= 0 || part <= whole));
    if (whole <= 0) return;
    constexpr double z = kTwoTails;
    const auto n = static_cast<double>(whole);
    share = static_cast<double>(part) / n;
    const double centre = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    low = part == 0 ? 0 : (centre - reach) / (1 + z * z / n);
    high = part == whole ? 1 : (centre + reach) / (1 + z * z / n);
  }
};

/// The values that distinguish games, one for each thing; "" means none.
using Group = std::vector<std::string>;

/// Sorts numbers before words.
struct GroupOrder {
  bool operator()(const Group& a, const Group& b) const;
};

/// Counts wins by things (narrator-stats(7)): of the player (`player`, `seat` and each fact), of
/// the game, and of its end (`team`, `reason`). The unit counted is a player in a game; if some
/// things are of the end and none of the player, it is a game, which ended that way or another.
class WinTable {
 public:
  struct Row {
    Group group;
    std::int64_t games = 0;   // different games
    std::int64_t played = 0;  // units with a known result
    std::int64_t wins = 0;    // won units among these
  };

  /// Adds `game` in front if the meaning of some thing depends on the game.
  explicit WinTable(std::vector<std::string> by);

  /// Adds a game whose players have these keys, unless it reveals no such fact about anybody.
  void add(const GameRow& row, const std::vector<std::string>& keys);

  const std::vector<std::string>& by() const { return by_; }

  /// Returns the rows in the order of the groups.
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
  std::map<Group, Played, GroupOrder> played_;  // without things of the end
  std::map<Group, std::int64_t, GroupOrder> wins_;
};

/// Whether the player in this seat won; nothing if it is unknown which side that player was on.
std::optional<bool> has_won(const GameRow& row, std::size_t seat);

/// The things that every game has, in the order of the manual, without facts of single games.
bool is_thing_of_every_game(const std::string& thing);
const std::vector<std::string>& things_of_every_game();

/// Identifies players by name: spellings that differ only in ways that people ignore (not in
/// accents), and names declared to be aliases, are the same player.
class KnownPlayers {
 public:
  /// Counts games of `other` for `name`, or for the player that `name` is an alias of.
  void alias(const std::string& name, const std::string& other);

  /// Returns the key that a player's games are counted under.
  std::string key(const std::string& name) const;
  void meet(const std::string& key, const std::string& name) { ++spellings_[key][name]; }

  /// Returns the most frequent spelling, and of several the first.
  std::string name(const std::string& key) const;

  /// Returns the name of each player met.
  std::vector<std::string> names() const;

 private:
  std::map<std::string, std::string> aliases_;  // from normalised names to keys
  std::map<std::string, std::string> named_;    // by key
  std::map<std::string, std::map<std::string, std::int64_t>> spellings_;
};

/// How often each number occurred.
struct Histogram {
  std::map<std::int64_t, std::int64_t> met;

  void add(std::int64_t number) { ++met[number]; }
  std::int64_t least() const { return met.empty() ? 0 : met.begin()->first; }
  std::int64_t most() const { return met.empty() ? 0 : met.rbegin()->first; }
  std::int64_t median() const;  // the lower of two medians
};

class Tally {
 public:
  /// `by` lists the things to count by; if empty, everything is counted.
  explicit Tally(KnownPlayers players, std::vector<std::string> by = {});

  void add(const GameRow& row);

  struct Together {
    std::int64_t games = 0, won = 0;
  };
  struct Times {
    std::int64_t times = 0, games = 0;  // number of different games
  };
  struct Lengths {
    std::int64_t games = 0;
    Histogram rounds, answers, seconds;
  };
  using ByPlayer = std::map<std::string, Times, NaturalOrder>;
  struct PairOrder {
    bool operator()(const std::pair<std::string, std::string>& a,
                    const std::pair<std::string, std::string>& b) const {
      const int order = compare_naturally(a.first, b.first);
      return order != 0 ? order < 0 : compare_naturally(a.second, b.second) < 0;
    }
  };
  using ByPair = std::map<std::pair<std::string, std::string>, Together, PairOrder>;

  std::int64_t games() const { return games_; }
  const std::string& first() const { return first_; }  // beginning of the earliest game, UTC
  const std::string& last() const { return last_; }
  const KnownPlayers& players() const { return players_; }
  bool tells_everything() const { return everything_; }
  std::vector<const WinTable*> tables() const;
  const std::set<std::string>& facts() const { return facts_; }  // those revealed in any game

  /// Returns the keys of all players counted, by descending number of games, then by name.
  std::vector<std::string> everybody() const;
  const ByPair& partners() const { return partners_; }
  /// By game, then by what was counted.
  const std::map<std::string, std::map<std::string, ByPlayer>>& counts() const { return counts_; }
  std::int64_t games_of(const std::string& game, const std::string& key) const;
  const std::map<std::string, Lengths>& lengths() const { return lengths_; }

 private:
  void add_partners(const GameRow& row, const std::vector<std::string>& keys);
  void add_counts(const GameRow& row, const std::vector<std::string>& keys);
  void add_facts(const GameRow& row, const std::vector<std::string>& keys);

  KnownPlayers players_;
  bool everything_;
  std::int64_t games_ = 0;
  std::string first_, last_;
  std::vector<WinTable> tables_;  // those of every game first
  std::map<std::string, WinTable> by_fact_;
  std::set<std::string> facts_;
  ByPair partners_;  // pairs are in order of name
  std::map<std::string, std::map<std::string, ByPlayer>> counts_;
  std::map<std::pair<std::string, std::string>, std::int64_t> played_;
  std::map<std::string, Lengths> lengths_;
};

}  // namespace narrator
