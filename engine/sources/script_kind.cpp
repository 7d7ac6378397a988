#include "engine/sources/script_kind.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/sources/bundled.hpp"

namespace narrator {

const std::vector<std::string>& languages() {
  static const std::vector<std::string> list = [] {
    constexpr std::string_view folder = "scripts/lib/texts/";
    std::vector<std::string> found;
    for (const BundledSource& file : bundled_under(folder)) {
      const std::string_view rest = file.name.substr(folder.size());
      std::string lang(rest.substr(0, rest.find('/')));
      if (found.empty() || found.back() != lang) found.push_back(std::move(lang));
    }
    std::stable_partition(found.begin(), found.end(), [](const auto& one) { return one == "en"; });
    return found;
  }();
  return list;
}

std::string languages_in_words() {
  const std::vector<std::string>& all = languages();
  return fmt::format("{} or {}", fmt::join(all.begin(), all.end() - 1, ", "), all.back());
}

}  // namespace narrator
