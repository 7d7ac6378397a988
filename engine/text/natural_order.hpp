// Names in the order in which people count: P2 before P10.
#pragma once

#include <string_view>

namespace narrator {

/// Below 0 where `a` comes before `b`, above 0 where it comes after it, 0 for the same bytes:
/// numbers in them by their value, all else byte by byte.
int compare_naturally(std::string_view a, std::string_view b);

/// For containers.
struct NaturalOrder {
  bool operator()(std::string_view a, std::string_view b) const {
    return compare_naturally(a, b) < 0;
  }
};

}  // namespace narrator
