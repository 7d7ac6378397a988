#include "engine/statistics/tally.hpp"

#include <algorithm>

#include "engine/lists.hpp"
#include "engine/text/folding.hpp"

namespace narrator {
namespace {

// As at a table, where Hoa and Hòa are two people; Hoà is the second once more.
std::string folded(const std::string& name) {
  return fold_tones_forward(fold_keeping_accents(name));
}

}  // namespace

void KnownPlayers::alias(const std::string& name, const std::string& other) {
  const std::string key = this->key(name), same = folded(other);
  if (key == folded(name)) named_[key] = name;
  if (key == same) return;
  for (auto& [alias, meant] : aliases_) {
    if (meant == same) meant = key;
  }
  aliases_[same] = key;
}

std::string KnownPlayers::key(const std::string& name) const {
  const std::string key = folded(name);
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

std::int64_t Spread::median() const {
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

// A table for each fact that any game tells in words; numbers are rarely the same twice.
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

}  // namespace narrator
