// A share of many, and how far it can be trusted.
#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>

namespace narrator {

/// Standard deviations of the normal distribution, beyond which both tails together are 5 %.
constexpr double kTwoTails = 1.959963984540054;

/// `part` of `whole`, and between what the true share lies with 95 % probability: Wilson's score
/// interval. All 0 where there is no whole.
struct Share {
  double share = 0, low = 0, high = 0;  // 0..1

  Share(std::int64_t part, std::int64_t whole) {
    assert(part >= 0 && (whole <= 0 || part <= whole));
    if (whole <= 0) return;
    constexpr double z = kTwoTails;
    const auto n = static_cast<double>(whole);
    share = static_cast<double>(part) / n;
    const double centre = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    low = part == 0 ? 0 : (centre - reach) / (1 + z * z / n);
    high = part == whole ? 1 : (centre + reach) / (1 + z * z / n);
  }
};

}  // namespace narrator
