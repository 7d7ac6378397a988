// Whether something is in a list.
#pragma once

#include <algorithm>
#include <iterator>

namespace narrator {

/// Whether the list, array or span has an element that equals `what`.
bool contains(const auto& list, const auto& what) {
  return std::find(std::begin(list), std::end(list), what) != std::end(list);
}

}  // namespace narrator
