// What scripts pass to texts: numbers, words, players, and lists of these.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/lists.hpp"

namespace narrator {

/// A player by seat, 1..n clockwise.
struct Player {
  int seat = 0;
  bool operator==(const Player&) const = default;
};

/// A word of a game ("ja", "north"). Texts show it as the catalogue's `word.<text>` if there
/// is one, otherwise as it is.
struct Word {
  std::string text;
  bool operator==(const Word&) const = default;
};

/// A value in an announcement or a prompt. A string is shown as it is: a name, a note, anything
/// that a person typed, or a finished text.
struct Value {
  std::variant<std::int64_t, Word, Player, std::vector<Value>, std::string> data;
  bool operator==(const Value&) const = default;
};

inline Value number_value(std::integral auto number) {
  return Value{static_cast<std::int64_t>(number)};
}

inline Value words_value(const std::vector<std::string>& words) {
  return {mapped(words, [](const std::string& word) { return Value{Word{word}}; })};
}

/// Returns a list of texts that are shown as they are.
inline Value texts_value(const std::vector<std::string>& texts) {
  return {mapped(texts, [](const std::string& text) { return Value{text}; })};
}

inline Value players_value(const std::vector<int>& seats) {
  return {mapped(seats, [](int seat) { return Value{Player{seat}}; })};
}

inline const std::string& name_at(int seat, const std::vector<std::string>& names) {
  return names.at(static_cast<std::size_t>(seat - 1));
}

/// Returns the seat of the player with this name, 0 if there is none.
inline int seat_named(std::string_view name, const std::vector<std::string>& names) {
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? 0 : static_cast<int>(found - names.begin()) + 1;
}

/// Returns a list of the players on seats 1 to `count`.
inline Value all_players(std::size_t count) {
  std::vector<Value> players;
  for (std::size_t i = 0; i < count; ++i) players.push_back({Player{static_cast<int>(i) + 1}});
  return {std::move(players)};
}

/// Named values, in no particular order.
using Args = std::vector<std::pair<std::string, Value>>;

inline const Value* find(const Args& args, std::string_view name) {
  for (const auto& [key, value] : args) {
    if (key == name) return &value;
  }
  return nullptr;
}

}  // namespace narrator
