// Whether something is in a list, more of it, and what a map is looked into by.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace narrator {

/// Whether the list, array or span has an element that equals `what`.
bool contains(const auto& list, const auto& what) {
  return std::find(std::begin(list), std::end(list), what) != std::end(list);
}

/// Adds all of `more` behind a list.
void append(auto& list, auto more) { std::ranges::move(more, std::back_inserter(list)); }

/// The keys of a map, or the names of named values.
std::vector<std::string> keys_of(const auto& named) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : named) keys.push_back(key);
  return keys;
}

}  // namespace narrator
