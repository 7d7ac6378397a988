// Writes down what is said as it is said, for who compares it with a log.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "engine/announcement.hpp"

namespace narrator::lua {

/// What was made of an announcement is kept: another one of the same text, values and names is not
/// read from the script, put into words and written once more. In the logs of one circle of players
/// most are. (Of a stranger's scripts nothing is kept, as all they say has to be counted.)
class SaidWriter {
 public:
  /// From now on what is said is added to `to` as `write` writes it, which is always the same of a
  /// machine; nullptr: no longer.
  void begin(std::string* to, WriteSaid write);

  /// A game begins with these players.
  void start(const std::vector<std::string>* names) { names_ = names; }

  bool writes() const { return to_ != nullptr; }

  /// What lies on the stack: whom it is said to (0: everybody), its text's id and its values. Adds
  /// what was made of the same; false where that is to be made, by write().
  bool repeat(lua_State* L, int to, int id, int values);

  /// Adds what is made of the announcement, and keeps it where repeat() was asked about it.
  void write(const Announcement& said);

 private:
  std::string_view key() const { return {key_.data(), length_}; }
  std::uint32_t& place() { return places_[std::hash<std::string_view>()(key()) % places_.size()]; }
  void keep(std::string_view made);
  void forget();
  bool add_audience(lua_State* L, int to);
  bool add_values(lua_State* L, int values);
  bool add_value(lua_State* L, int type);
  bool add_one(lua_State* L, int type);
  bool add(char kind, std::string_view text);

  std::string* to_ = nullptr;
  WriteSaid write_;
  const std::vector<std::string>* names_ = nullptr;
  std::vector<std::uint32_t> places_;  // in kept_, by key; another one may come to have it
  std::string kept_;           // both lengths, a key and what was made of it, one after the other
  std::array<char, 512> key_;  // of the announcement that repeat() was asked about
  std::size_t length_ = 0;     // of the key; 0: of none, or of one that is unusual
};

}  // namespace narrator::lua
