#include "engine/library.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>

#include "engine/bundled.hpp"
#include "engine/error.hpp"
#include "engine/fold.hpp"
#include "engine/script_kind.hpp"

namespace narrator {
namespace {

bool wanted(const std::string& name, const std::string& lang) {
  return kind_of(name) != ScriptKind::text || file_stem(name) == lang;
}

std::string did_you_mean(const std::string& word, const std::vector<std::string>& known) {
  const int near = nearest(word, known);
  const std::string list = fmt::format("{}", fmt::join(known, ", "));
  if (near >= 0) return fmt::format("did you mean {}? There are: {}", known[static_cast<std::size_t>(near)], list);
  return known.empty() ? "there are none" : fmt::format("there are: {}", list);
}

std::vector<Source> folder_sources(const std::filesystem::path& folder, const std::string& lang) {
  std::vector<Source> sources;
  const std::string id = folder.filename().empty() ? folder.parent_path().filename() : folder.filename();
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".lua") continue;
    const std::string name = fmt::format("scripts/{}/{}", id, entry.path().filename().string());
    if (wanted(name, lang)) sources.push_back({name, read_text_file(entry.path())});
  }
  std::sort(sources.begin(), sources.end(), [](const Source& a, const Source& b) { return a.name < b.name; });
  return sources;
}

}  // namespace

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const BundledSource& file : bundled_under("scripts/")) {
    const std::string_view rest = file.name.substr(8);
    const std::string id(rest.substr(0, rest.find('/')));
    if (id != "lib" && (ids.empty() || ids.back() != id)) ids.push_back(id);
  }
  return ids;
}

std::vector<std::string> variant_ids(const std::string& game) {
  std::vector<std::string> ids;
  for (const BundledSource& file : bundled_under("variants/" + game + "/")) ids.push_back(file_stem(file.name));
  return ids;
}

std::vector<Source> game_sources(const std::string& game, const std::string& lang) {
  const std::vector<std::string> ids = game_ids();
  if (std::find(ids.begin(), ids.end(), game) != ids.end()) {
    std::vector<Source> sources;
    for (const BundledSource& file : bundled_under("scripts/" + game + "/")) {
      if (wanted(std::string(file.name), lang)) sources.push_back(file.copy());
    }
    return sources;
  }
  if (std::filesystem::is_directory(game)) return folder_sources(game, lang);
  throw Error(Exit::usage, fmt::format("there is no game '{}'; {}", game, did_you_mean(game, ids)));
}

Source variant_source(const std::string& game, const std::string& name_or_file) {
  if (const BundledSource* bundled = find_bundled(fmt::format("variants/{}/{}.lua", game, name_or_file))) {
    return bundled->copy();
  }
  if (name_or_file.ends_with(".lua")) {
    return {std::filesystem::path(name_or_file).filename(), read_text_file(name_or_file)};
  }
  throw Error(Exit::usage, fmt::format("{} has no variant '{}'; {} (a file of your own ends in .lua)", game, name_or_file,
                                       did_you_mean(name_or_file, variant_ids(game))));
}

std::string read_text_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad() || std::filesystem::is_directory(path)) {
    throw Error(Exit::usage, fmt::format("cannot read {}: {}", path, std::generic_category().message(errno)));
  }
  return text;
}

}  // namespace narrator
