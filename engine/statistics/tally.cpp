#include "engine/statistics/tally.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

// As at a table, Hoa and Hòa are two people, and Hoà is the same as Hòa.
std::string normalised(const std::string& name) {
  return normalise_tones_forward(normalise_keeping_accents(name));
}

bool is_number(const std::string& text) {
  return !text.empty() && text.size() < 10 &&
         text.find_first_not_of("0123456789") == std::string::npos;
}

int compare(const std::string& a, const std::string& b) {
  const bool number = is_number(a), other = is_number(b);
  if (number != other) return number ? -1 : 1;
  return compare_naturally(a, b);
}

bool is_of_end(const std::string& thing) { return thing == "team" || thing == "reason"; }

bool is_of_game(const std::string& thing) {
  return thing == "game" || thing == "size" || thing == "variant" || thing == "month" ||
         thing == "year";
}

bool is_of_player(const std::string& thing) { return !is_of_end(thing) && !is_of_game(thing); }

// Whether the same word may mean something else in another game.
bool hangs_on_game(const std::string& thing) {
  return thing == "variant" || is_of_end(thing) || !is_thing_of_every_game(thing);
}

std::string shown(const Json& value) {
  return value.is_null() || value.is_structured() ? std::string() : unquoted(value);
}

std::string fact(const GameRow& row, const std::string& key, std::size_t seat) {
  const auto found = row.facts.find(key);
  if (found == row.facts.end() || !found->is_object()) return {};
  return shown(found->value(row.players[seat], Json()));
}

// Returns the values of a thing in a game, for the player in this seat;
// only house rules are several.
std::vector<std::string> values(const std::string& thing, const GameRow& row,
                                const std::vector<std::string>& keys, std::size_t seat) {
  if (thing == "game") return {row.game};
  if (thing == "size") return {std::to_string(row.players.size())};
  if (thing == "variant") return row.variants.empty() ? std::vector<std::string>(1) : row.variants;
  if (thing == "month") return {row.at.substr(0, 7)};
  if (thing == "year") return {row.at.substr(0, 4)};
  if (is_of_end(thing)) return {shown(row.result.value(thing, Json()))};
  if (thing == "player") return {keys[seat]};
  if (thing == "seat") return {std::to_string(seat + 1)};
  return {fact(row, thing, seat)};
}

}  // namespace

void KnownPlayers::alias(const std::string& name, const std::string& other) {
  const std::string key = this->key(name), same = normalised(other);
  if (key == normalised(name)) named_[key] = name;
  if (key == same) return;
  for (auto& [alias, meant] : aliases_) {
    if (meant == same) meant = key;
  }
  aliases_[same] = key;
}

std::string KnownPlayers::key(const std::string& name) const {
  const std::string key = normalised(name);
  return found_or(aliases_, key, key);
}

std::string KnownPlayers::name(const std::string& key) const {
  if (const std::string* named = found_in(named_, key)) return *named;
  const auto* spellings = found_in(spellings_, key);
  if (spellings == nullptr) return key;
  const auto times = [](const auto& spelling) { return spelling.second; };
  return std::ranges::max_element(*spellings, {}, times)->first;
}

std::vector<std::string> KnownPlayers::names() const {
  return mapped(keys_of(spellings_), [this](const std::string& key) { return name(key); });
}

std::int64_t Histogram::median() const {
  std::int64_t all = 0, passed = 0;
  for (const auto& [number, times] : met) all += times;
  for (const auto& [number, times] : met) {
    passed += times;
    if (2 * passed >= all) return number;
  }
  return 0;
}

Tally::Tally(KnownPlayers players, std::vector<std::string> by)
    : players_(std::move(players)), everything_(by.empty()) {
  if (!everything_) {
    tables_.push_back(WinTable(std::move(by)));
    return;
  }
  for (const char* thing : {"game", "team", "reason", "player", "seat", "size", "variant", "month"})
    tables_.push_back(WinTable({thing}));
}

void Tally::add(const GameRow& row) {
  ++games_;
  if (first_.empty() || row.at < first_) first_ = row.at;
  last_ = std::max(last_, row.at);
  std::vector<std::string> keys;
  for (const std::string& name : row.players) {
    keys.push_back(players_.key(name));
    players_.meet(keys.back(), name);
  }
  for (WinTable& table : tables_) table.add(row, keys);
  add_facts(row, keys);
  if (!everything_) return;
  add_partners(row, keys);
  add_counts(row, keys);
  Lengths& lengths = lengths_[row.game];
  ++lengths.games;
  lengths.rounds.add(row.rounds);
  lengths.answers.add(row.answers);
  lengths.seconds.add(row.seconds);
}

// Fills a table for each fact that any game gives in words; numbers rarely repeat.
void Tally::add_facts(const GameRow& row, const std::vector<std::string>& keys) {
  for (const auto& [fact, told] : row.facts.items()) {
    facts_.insert(fact);
    const bool words =
        std::ranges::any_of(told, [](const Json& value) { return value.is_string(); });
    if (!everything_ || !words) continue;
    by_fact_.try_emplace(fact, std::vector<std::string>{fact}).first->second.add(row, keys);
  }
}

void Tally::add_partners(const GameRow& row, const std::vector<std::string>& keys) {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    for (std::size_t j = i + 1; j < keys.size(); ++j) {
      const auto one = has_won(row, i), other = has_won(row, j);
      if (keys[i] == keys[j] || !one || !other) continue;
      Together& together = partners_[std::minmax(keys[i], keys[j], NaturalOrder())];
      ++together.games;
      if (*one && *other) ++together.won;
    }
  }
}

void Tally::add_counts(const GameRow& row, const std::vector<std::string>& keys) {
  for (const std::string& key : std::set<std::string>(keys.begin(), keys.end()))
    ++played_[{row.game, key}];
  for (const auto& [what, by_name] : row.counts.items()) {
    std::map<std::string, std::int64_t> times;
    for (std::size_t i = 0; by_name.is_object() && i < keys.size(); ++i) {
      const Json n = by_name.value(row.players[i], Json());
      if (n.is_number_integer()) times[keys[i]] += n.get<std::int64_t>();
    }
    for (const auto& [key, n] : times) {
      Times& counted = counts_[row.game][what][key];
      counted.times += n;
      counted.games += n > 0 ? 1 : 0;
    }
  }
}

std::int64_t Tally::games_of(const std::string& game, const std::string& key) const {
  return found_or(played_, std::pair(game, key), 0);
}

std::vector<std::string> Tally::everybody() const {
  std::map<std::string, std::int64_t, NaturalOrder> games;
  for (const auto& [who, n] : played_) games[who.second] += n;
  std::vector<std::string> keys = keys_of(games);
  std::ranges::stable_sort(
      keys, [&](const std::string& a, const std::string& b) { return games[a] > games[b]; });
  return keys;
}

std::vector<const WinTable*> Tally::tables() const {
  std::vector<const WinTable*> all;
  for (const WinTable& table : tables_) all.push_back(&table);
  for (const auto& [fact, table] : by_fact_) all.push_back(&table);
  return all;
}

bool is_told_of_all(const GameRow& row) {
  return std::ranges::any_of(row.facts, [&](const Json& by_name) {
    return std::ranges::all_of(row.players,
                               [&](const std::string& name) { return by_name.contains(name); });
  });
}

// Games of earlier versions do not list the players whose result is unknown. If a team
// won but no winners are named and nothing is revealed about everybody, it did not
// come out who was in the team.
std::optional<bool> has_won(const GameRow& row, std::size_t seat) {
  const Json player = row.players[seat];
  if (contains(list_field(row.result, "winners"), player)) return true;
  if (contains(list_field(row.result, "unknown"), player)) return std::nullopt;
  const bool nobody =
      !text_field(row.result, "team").empty() && list_field(row.result, "winners").empty();
  if (nobody && !row.result.contains("unknown") && !is_told_of_all(row)) return std::nullopt;
  return false;
}

bool GroupOrder::operator()(const Group& a, const Group& b) const {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (const int order = compare(a[i], b[i]); order != 0) return order < 0;
  }
  return a.size() < b.size();
}

const std::vector<std::string>& things_of_every_game() {
  static const std::vector<std::string> things = {"game",  "player", "seat", "size",  "variant",
                                                  "month", "year",   "team", "reason"};
  return things;
}

bool is_thing_of_every_game(const std::string& thing) {
  const auto& things = things_of_every_game();
  return contains(things, thing);
}

WinTable::WinTable(std::vector<std::string> by) : by_(std::move(by)) {
  of_players_ = std::ranges::any_of(by_, is_of_player);
  of_ends_ = std::ranges::any_of(by_, is_of_end);
  const bool named = contains(by_, "game");
  if (!named && std::ranges::any_of(by_, hangs_on_game)) by_.insert(by_.begin(), "game");
}

// Returns each group that this player, or the game, belongs to.
std::vector<Group> WinTable::groups_of(const GameRow& row, const std::vector<std::string>& keys,
                                       std::size_t seat, bool with_end) const {
  std::vector<Group> groups(1);
  for (const std::string& thing : by_) {
    if (is_of_end(thing) && !with_end) continue;
    std::vector<Group> longer;
    for (const std::string& value : values(thing, row, keys, seat)) {
      for (const Group& group : groups) {
        longer.push_back(group);
        longer.back().push_back(value);
      }
    }
    groups = std::move(longer);
  }
  return groups;
}

Group WinTable::without_end(Group group) const {
  Group plain;
  for (std::size_t i = 0; i < by_.size(); ++i) {
    if (!is_of_end(by_[i])) plain.push_back(std::move(group[i]));
  }
  return plain;
}

void WinTable::add(const GameRow& row, const std::vector<std::string>& keys) {
  const bool told = std::ranges::all_of(by_, [&](const std::string& thing) {
    return is_thing_of_every_game(thing) || row.facts.contains(thing);
  });
  if (!told) return;
  const bool ended = std::ranges::all_of(by_, [&](const std::string& thing) {
    return !is_of_end(thing) || !shown(row.result.value(thing, Json())).empty();
  });
  const bool whole_game = of_ends_ && !of_players_;
  std::set<Group> met;
  for (std::size_t seat = 0; seat < (whole_game ? 1 : row.players.size()); ++seat) {
    const std::optional<bool> won = whole_game ? true : has_won(row, seat);
    for (Group& group : groups_of(row, keys, seat, false)) {
      Played& played = played_[group];
      played.played += won ? 1 : 0;
      if (met.insert(std::move(group)).second) ++played.games;
    }
    if (!ended) continue;  // played, but won by no team or in no way with a name
    for (const Group& group : groups_of(row, keys, seat, true)) wins_[group] += won == true ? 1 : 0;
  }
}

std::vector<WinTable::Row> WinTable::rows() const {
  std::vector<Row> rows;
  for (const auto& [group, wins] : wins_) {
    const Played& played = played_.at(without_end(group));
    rows.push_back({group, played.games, played.played, wins});
  }
  return rows;
}

namespace {

constexpr std::string_view kDigits = "0123456789";

// Removes the digits at the beginning of the text and returns them without leading zeros.
std::string_view take_number(std::string_view& text) {
  std::string_view number = text.substr(0, text.find_first_not_of(kDigits));
  text.remove_prefix(number.size());
  number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
  return number;
}

bool begins_with_digit(std::string_view text) {
  return !text.empty() && kDigits.find(text.front()) != kDigits.npos;
}

}  // namespace

int compare_naturally(std::string_view a, std::string_view b) {
  std::string_view left = a, right = b;
  while (!left.empty() && !right.empty()) {
    if (begins_with_digit(left) && begins_with_digit(right)) {
      const std::string_view one = take_number(left), other = take_number(right);
      if (one.size() != other.size()) return one.size() < other.size() ? -1 : 1;
      if (const int order = one.compare(other); order != 0) return order;
      continue;
    }
    if (left.front() != right.front()) return left.compare(right);
    left.remove_prefix(1);
    right.remove_prefix(1);
  }
  if (left.empty() != right.empty()) return left.empty() ? -1 : 1;
  return a.compare(b);
}

}  // namespace narrator
