#include "engine/sources/source.hpp"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

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

std::vector<std::string> translation_files(const std::string& variant, const std::string& lang) {
  const std::filesystem::path path(variant);
  return {translation_of(variant, lang), path.parent_path() / "texts" / lang / path.filename()};
}

std::string translated_by(const std::string& file) {
  const std::filesystem::path path(file);
  const std::string lang(text_language("/" + file));
  if (lang.empty() || path.extension() != ".lua") return file;
  if (path.stem().extension() == "." + lang)
    return path.parent_path() / path.stem().replace_extension(".lua");
  const std::filesystem::path folder = path.parent_path().parent_path().parent_path();
  return translation_files(folder / path.filename(), lang).back() == file ? folder / path.filename()
                                                                          : path;
}

std::string languages_in_words() {
  const std::vector<std::string>& all = languages();
  return fmt::format("{} or {}", fmt::join(all.begin(), all.end() - 1, ", "), all.back());
}

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
