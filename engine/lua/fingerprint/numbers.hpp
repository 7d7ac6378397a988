// The numbers that make up a fingerprint, one for each thing, regardless
// of how the state is walked.
#pragma once

#include <cstdint>
#include <string_view>

namespace narrator::lua {

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

}  // namespace narrator::lua
