// The fingerprint of a game's state: equal states have equal numbers on every machine, however the
// state is walked. Also, whether scripts still hold what they held when they were loaded.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <lua.hpp>

#include "engine/declaration/diagnostic.hpp"

namespace narrator::lua {

/// Returns the fingerprint of the table at `index` (the game's `g`), which does not depend on the
/// order of its keys. Throws StateError with the path of anything that is not plain data: a
/// function, a fraction, a list with a hole, names mixed with numbers, a cycle ("g.a.b leads back
/// to g.a", the shortest one). A player met outside `g.players` counts as the seat.
std::uint64_t fingerprint(lua_State* L, int index);

/// The finalizer of splitmix64: every input bit affects every output bit.
inline std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

constexpr int kMembersAtOnce = 8;  // members of a list on the stack during a walk

inline std::uint64_t text_number(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

inline std::uint64_t number_of(bool value) { return value ? 1 : 2; }

/// For a number that does not fit into 62 bits, the upper bits are mixed in.
inline std::uint64_t number_of(std::int64_t value) {
  const auto bits = static_cast<std::uint64_t>(value);
  const bool fits = bits + (std::uint64_t{1} << 61) < std::uint64_t{1} << 62;
  return bits * 4 + 3 + (fits ? 0 : mix(bits >> 62));
}

inline std::uint64_t number_of_text(std::uint64_t text) { return text * 4 + 4; }
inline std::uint64_t number_of_player(std::size_t place) { return place * 4 + 6; }

/// A value with its key, which is an index in a list or the number of a name.
inline std::uint64_t entry(std::uint64_t key, std::uint64_t value) {
  return mix(key * 0x9e3779b97f4a7c15u + value * 0xd1b54a32d192ed03u);
}

/// A table. Its entries are summed, so their order does not matter.
inline std::uint64_t number_of_table(std::uint64_t sum) { return mix(0x9e3779b97f4a7c15u + sum); }

/// Returns a number for everything that the functions in `tables` (absolute stack indices) can keep
/// outside `g`: their upvalues and the plain tables in these. While it is unchanged, what ran left
/// nothing behind. Only valid within one state.
std::uint64_t held_by_scripts(lua_State* L, const std::vector<int>& tables);

/// Copies the same, but for the table at the address `except`, into the registry: returns where.
int copy_held(lua_State* L, const std::vector<int>& tables, const void* except);

/// Puts what was copied back into its places, as if nothing had run since.
void put_back(lua_State* L, int copy);

/// The plain data that functions of scripts keep in locals of their files, as JSON, by the file,
/// the local's name and the line on which the function using it begins.
using KeptValues = std::map<std::tuple<std::string, std::string, int>, std::string>;

KeptValues kept_by_scripts(lua_State* L, const std::vector<int>& tables);

/// Returns the names of locals whose values differ from `then`, at the functions that use them.
std::vector<Diagnostic> written_to(const KeptValues& now, const KeptValues& then);

}  // namespace narrator::lua
