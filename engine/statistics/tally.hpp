// Many games counted together. Adding is all there is to it, so the order of the games, and what
// was counted where, make no difference.
#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/statistics/read_games.hpp"
#include "engine/text/natural_order.hpp"

namespace narrator {

/// Standard deviations of the normal distribution, beyond which both tails together are 5 %.
constexpr double kTwoTails = 1.959963984540054;

/// `part` of `whole`, and between what the true share lies with 95 % probability: Wilson's score
/// interval. All 0 where there is no whole.
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

/// Who is meant by a name: the same player however it is written, but for accents (see
/// fold_tones_forward()), and under other names that were said to be the same.
class KnownPlayers {
 public:
  /// Games of `other` count as games of `name`, and as games of whoever `name` is an alias of.
  void alias(const std::string& name, const std::string& other);

  /// What a player is counted under.
  std::string key(const std::string& name) const;

  /// Takes a spelling in.
  void meet(const std::string& key, const std::string& name) { ++spellings_[key][name]; }

  /// The spelling that was met most often, and of several the first.
  std::string name(const std::string& key) const;

  /// That of everybody who was met.
  std::vector<std::string> names() const;

 private:
  std::map<std::string, std::string> aliases_;  // folded; under which key
  std::map<std::string, std::string> named_;    // by key
  std::map<std::string, std::map<std::string, std::int64_t>> spellings_;
};

/// How often each number was met.
struct Spread {
  std::map<std::int64_t, std::int64_t> met;

  void add(std::int64_t number) { ++met[number]; }
  std::int64_t least() const { return met.empty() ? 0 : met.begin()->first; }
  std::int64_t most() const { return met.empty() ? 0 : met.rbegin()->first; }
  std::int64_t median() const;  // the lower one of two
};

/// What many games come to.
class Tally {
 public:
  /// `by`: the things to count by; with none, everything there is to tell.
  explicit Tally(KnownPlayers players, std::vector<std::string> by = {});

  void add(const GameRow& row);

  struct Together {
    std::int64_t games = 0, won = 0;
  };
  struct Times {
    std::int64_t times = 0, games = 0;  // in so many different games
  };
  struct Lengths {
    std::int64_t games = 0;
    Spread rounds, answers, seconds;
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
  const std::string& first() const { return first_; }  // when the earliest began, UTC
  const std::string& last() const { return last_; }
  const KnownPlayers& players() const { return players_; }
  bool tells_everything() const { return everything_; }
  std::vector<const WinTable*> tables() const;
  const std::set<std::string>& facts() const { return facts_; }  // that any game told

  /// The keys of everybody whose games were counted: who played most first, then by name.
  std::vector<std::string> everybody() const;
  /// Both won, of the games that they played in together.
  const ByPair& partners() const { return partners_; }
  /// By game, then what was counted.
  const std::map<std::string, std::map<std::string, ByPlayer>>& counts() const { return counts_; }
  /// In how many games of a game a player was.
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
  ByPair partners_;  // the key that comes first by name is the first of a pair
  std::map<std::string, std::map<std::string, ByPlayer>> counts_;
  std::map<std::pair<std::string, std::string>, std::int64_t> played_;
  std::map<std::string, Lengths> lengths_;
};

}  // namespace narrator
