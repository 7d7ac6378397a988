#include "engine/sources/bundled.hpp"

#include <algorithm>

namespace narrator {

const BundledSource* find_bundled(std::string_view name) {
  const auto all = bundled_sources();
  const auto at = std::ranges::lower_bound(all, name, {}, &BundledSource::name);
  return at != all.end() && at->name == name ? &*at : nullptr;
}

const BundledSource* bundled_as(const Source& source) {
  const BundledSource* bundled = find_bundled(source.name);
  return bundled != nullptr && source.text == SharedText::lasting(bundled->text) ? bundled
                                                                                 : nullptr;
}

std::span<const BundledSource> bundled_under(std::string_view folder) {
  const auto all = bundled_sources();
  const auto first = std::ranges::lower_bound(all, folder, {}, &BundledSource::name);
  const auto last = std::find_if_not(
      first, all.end(), [&](const BundledSource& file) { return file.name.starts_with(folder); });
  return {first, last};
}

}  // namespace narrator
