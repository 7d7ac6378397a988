// Parses a whole number that somebody typed.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string_view>

namespace narrator {

/// Returns the number if `digits` (normalised) is a whole number and nothing else, and fits
/// `Number`.
template <std::integral Number = int>
std::optional<Number> whole_number(std::string_view digits) {
  Number n = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return n;
}

}  // namespace narrator
