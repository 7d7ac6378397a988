#include "engine/log/log_time.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>

#include "engine/files/regular_file.hpp"

namespace narrator {
namespace {

// Whether `text` has the form of `form`, in which 0 stands for any digit.
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

// Returns the last timestamp in a part of a log.
std::optional<std::string> last_time_in(std::string_view part) {
  constexpr std::string_view key = ",\"at\":\"";
  constexpr std::size_t length = 20;
  for (auto at = part.rfind(key); at != part.npos;
       at = at > 0 ? part.rfind(key, at - 1) : part.npos) {
    const std::string_view time = part.substr(at + key.size(), length);
    if (is_log_time(time)) return std::string(time);
  }
  return std::nullopt;
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

std::optional<std::string> last_time_of(const std::string& log) {
  constexpr std::size_t part = std::size_t{256} << 10;
  const RegularFile file = open_regular_file(log, O_RDONLY);
  if (file.descriptor < 0) return std::nullopt;
  std::string bytes(std::min(file.size, part), '\0');
  const auto read = [&](std::size_t from) {
    const ssize_t n = pread(file.descriptor, bytes.data(), bytes.size(), static_cast<off_t>(from));
    return std::string_view(bytes).substr(0, static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
  };
  auto found = last_time_in(read(file.size - bytes.size()));
  if (!found) found = last_time_in(read(0));  // if only scripts follow it
  close(file.descriptor);
  return found;
}

std::int64_t seconds_since_1970(const std::string& at) {
  std::tm parts{};
  if (!is_log_time(at) || strptime(at.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts) == nullptr) return -1;
  return timegm(&parts);
}

}  // namespace narrator
