#include "engine/log/log_time.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

namespace narrator {
namespace {

// Whether `text` is made as `form` is, where 0 stands for any digit.
bool has_form(std::string_view text, std::string_view form) {
  if (text.size() != form.size()) return false;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (form[i] == '0' ? !digit : text[i] != form[i]) return false;
  }
  return true;
}

int two_digits(std::string_view text, std::size_t at) {
  return (text[at] - '0') * 10 + (text[at + 1] - '0');
}

}  // namespace

bool is_log_time(std::string_view text) {
  if (!has_form(text, "0000-00-00T00:00:00Z")) return false;
  const int month = two_digits(text, 5), day = two_digits(text, 8);
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && two_digits(text, 11) < 24 &&
         two_digits(text, 14) < 60 && two_digits(text, 17) <= 60;
}

bool begins_log_time(const std::string& text) {
  const std::string earliest = "0000-01-01T00:00:00Z";
  const auto given = std::min(text.size(), earliest.size());
  if (given < earliest.size() && earliest.find_first_of("-T:Z", given) != given) return false;
  const std::string whole = text + earliest.substr(given);
  if (!is_log_time(whole)) return false;
  using namespace std::chrono;
  return year_month_day(year(std::stoi(whole)), month(static_cast<unsigned>(two_digits(whole, 5))),
                        day(static_cast<unsigned>(two_digits(whole, 8))))
      .ok();
}

std::int64_t seconds_since_1970(const std::string& at) {
  std::tm parts{};
  if (!is_log_time(at) || strptime(at.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) == nullptr) return -1;
  return timegm(&parts);
}

}  // namespace narrator
