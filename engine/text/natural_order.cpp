#include "engine/text/natural_order.hpp"

#include <algorithm>

namespace narrator {
namespace {

constexpr std::string_view kDigits = "0123456789";

// The digits that the text begins with, without zeros before them; taken off it.
std::string_view take_number(std::string_view& text) {
  std::string_view number = text.substr(0, text.find_first_not_of(kDigits));
  text.remove_prefix(number.size());
  number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
  return number;
}

bool begins_with_digit(std::string_view text) {
  return !text.empty() && kDigits.find(text.front()) != kDigits.npos;
}

}  // namespace

int compare_naturally(std::string_view a, std::string_view b) {
  std::string_view left = a, right = b;
  while (!left.empty() && !right.empty()) {
    if (begins_with_digit(left) && begins_with_digit(right)) {
      const std::string_view one = take_number(left), other = take_number(right);
      if (one.size() != other.size()) return one.size() < other.size() ? -1 : 1;
      if (const int order = one.compare(other); order != 0) return order;
      continue;
    }
    if (left.front() != right.front()) return left.compare(right);
    left.remove_prefix(1);
    right.remove_prefix(1);
  }
  if (left.empty() != right.empty()) return left.empty() ? -1 : 1;
  return a.compare(b);
}

}  // namespace narrator
