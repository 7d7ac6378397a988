// Operations on lists and maps that the C++20 standard library lacks.
#pragma once

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace narrator {

/// Whether the list, array or span has an element equal to `what`.
bool contains(const auto& list, const auto& what) {
  return std::find(std::begin(list), std::end(list), what) != std::end(list);
}

void append(auto& list, auto more) { std::ranges::move(more, std::back_inserter(list)); }

/// Returns the results of `make`, a function or a member, for each element of a list, in order.
auto mapped(const auto& list, const auto& make) {
  std::vector<std::decay_t<decltype(std::invoke(make, *std::begin(list)))>> made;
  made.reserve(std::size(list));
  for (const auto& one : list) made.push_back(std::invoke(make, one));
  return made;
}

/// Returns the elements of a list for which `fits`, a function or a member, is true, in order.
template <class List>
std::vector<typename List::value_type> those_of(const List& list, const auto& fits) {
  std::vector<typename List::value_type> those;
  std::ranges::copy_if(list, std::back_inserter(those), fits);
  return those;
}

/// Returns the keys of a map, or the names of named values.
std::vector<std::string> keys_of(const auto& named) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : named) keys.push_back(key);
  return keys;
}

/// Returns a pointer to the map's value for the key, or nullptr.
auto found_in(auto& map, const auto& key) {
  const auto found = map.find(key);
  return found == map.end() ? nullptr : &found->second;
}

/// Returns the map's value for the key, or `otherwise`.
template <class Map>
typename Map::mapped_type found_or(const Map& map, const auto& key,
                                   typename Map::mapped_type otherwise) {
  const auto* found = found_in(map, key);
  return found ? *found : std::move(otherwise);
}

/// Splits a text at a separator, which is not empty; without one in it, returns the whole text.
inline std::vector<std::string> pieces(std::string_view text, std::string_view separator) {
  assert(!separator.empty());
  std::vector<std::string> found;
  for (auto end = text.find(separator); end != text.npos; end = text.find(separator)) {
    found.emplace_back(text.substr(0, end));
    text.remove_prefix(end + separator.size());
  }
  found.emplace_back(text);
  return found;
}

std::string joined_by(const auto& pieces, std::string_view separator) {
  return fmt::format("{}", fmt::join(pieces, separator));
}

}  // namespace narrator
