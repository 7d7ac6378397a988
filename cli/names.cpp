#include "cli/names.hpp"

#include <cstdlib>
#include <map>

#include <fmt/format.h>
#include <utf8proc.h>

#include "engine/error.hpp"
#include "engine/fold.hpp"

namespace narrator::cli {
namespace {

constexpr int kMaxWidth = 40;  // columns

std::string trim(const std::string& text) {
  const auto first = text.find_first_not_of(" \t");
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// The composed form, or "" when it is not UTF-8 or holds a control character.
std::string composed(const std::string& name) {
  utf8proc_uint8_t* made = nullptr;
  const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(name.data()),
                                   static_cast<utf8proc_ssize_t>(name.size()), &made,
                                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  if (length < 0) return {};
  std::string text(reinterpret_cast<const char*>(made), static_cast<std::size_t>(length));
  std::free(made);
  return text;
}

int width(const std::string& text) {
  int columns = 0;
  const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t point = 0;
    const auto n = utf8proc_iterate(at, left, &point);
    if (n <= 0) return kMaxWidth + 1;
    const auto category = utf8proc_category(point);
    if (category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_CF || category == UTF8PROC_CATEGORY_ZL ||
        category == UTF8PROC_CATEGORY_ZP) {
      return kMaxWidth + 1;  // would move the cursor or turn the text round
    }
    columns += utf8proc_charwidth(point);
    at += n;
    left -= n;
  }
  return columns;
}

}  // namespace

std::vector<std::string> player_names(const std::string& list) {
  std::vector<std::string> names;
  std::map<std::string, std::size_t> taken;
  for (std::size_t at = 0; at <= list.size();) {
    const auto end = std::min(list.find(',', at), list.size());
    const std::string name = composed(trim(list.substr(at, end - at)));
    at = end + 1;
    const int columns = name.empty() ? 0 : width(name);
    if (columns < 1 || columns > kMaxWidth) {
      throw Error(Exit::usage, fmt::format("player {} has no usable name: expected 1 to {} printable characters, for example -p \"Aki,Binh,Chie\"",
                                           names.size() + 1, kMaxWidth));
    }
    const auto [other, is_new] = taken.emplace(fold(name), names.size());
    if (!is_new) {
      throw Error(Exit::usage, fmt::format("players {} and {} are both called {}; give one of them another letter",
                                           other->second + 1, names.size() + 1, name));
    }
    names.push_back(name);
  }
  return names;
}

}  // namespace narrator::cli
