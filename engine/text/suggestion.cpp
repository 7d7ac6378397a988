#include "engine/text/suggestion.hpp"

#include <fmt/format.h>

#include "engine/text/folding.hpp"

namespace narrator {

std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
  const int near = nearest(word, known);
  if (near >= 0) return fmt::format("did you mean {}?", known[static_cast<std::size_t>(near)]);
  if (known.empty()) return "there are none";
  return fmt::format("there are: {}", fmt::join(known, ", "));
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& known) {
  const int near = nearest(word, known);
  return near < 0 ? "" : fmt::format("; did you mean '{}'?", known[static_cast<std::size_t>(near)]);
}

}  // namespace narrator
