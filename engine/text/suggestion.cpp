#include "engine/text/suggestion.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

constexpr std::size_t kLongest = 200;  // code points; no name or word with a typo is longer

/// Optimal string alignment: Levenshtein distance plus swaps of neighbours. Texts that are too long
/// get the greatest distance unless they are equal.
int edit_distance(const std::u32string& a, const std::u32string& b) {
  if (std::max(a.size(), b.size()) > kLongest)
    return a == b ? 0 : static_cast<int>(std::max(a.size(), b.size()));
  std::vector<int> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, replace});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

// Implements nearest() and nearest_normalised(); `form` returns the form of a text to compare.
int nearest_in(std::string_view word, const std::vector<std::string>& candidates,
               const auto& form) {
  if (word.size() > kLongest * 4) return -1;
  const std::u32string wanted = code_points(form(word));
  int best = -1;
  std::size_t best_distance = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (candidates[i].size() > kLongest * 4) continue;
    const std::u32string candidate = code_points(form(candidates[i]));
    const auto [shorter, longer] = std::minmax({wanted.size(), candidate.size()});
    if (longer == 0 || (longer - shorter) * 3 > longer) continue;  // avoids the quadratic part
    const auto d = static_cast<std::size_t>(edit_distance(wanted, candidate));
    if (d * 3 > longer || (best >= 0 && d >= best_distance)) continue;
    best = static_cast<int>(i);
    best_distance = d;
  }
  return best;
}

}  // namespace

int nearest(std::string_view word, const std::vector<std::string>& candidates) {
  return nearest_in(word, candidates, [](std::string_view text) { return normalise(text); });
}

int nearest_normalised(std::string_view word, const std::vector<std::string>& candidates) {
  return nearest_in(word, candidates, [](std::string_view text) { return text; });
}

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
