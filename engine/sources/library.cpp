#include "engine/sources/library.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "engine/environment.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

constexpr std::size_t kMostText = std::size_t{1} << 20;  // bytes; the limit for scripts is lower

bool wanted(const std::string& name, const std::string& lang) {
  return kind_of(name) != ScriptKind::text || text_language(name) == lang;
}

// Texts in all languages are included, so that the log can be read in each of them.
std::vector<Source> folder_sources(const std::filesystem::path& folder) {
  std::vector<Source> sources;
  const std::string id = std::filesystem::canonical(folder).filename();
  std::error_code error;
  for (auto entry = std::filesystem::recursive_directory_iterator(folder, error);
       !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error)) {
    const std::filesystem::path& path = entry->path();
    if (path.extension() != ".lua") continue;
    const std::string name =
        fmt::format("scripts/{}/{}", id, path.lexically_relative(folder).generic_string());
    sources.push_back({name, read_text_file(path), path.string()});
  }
  if (error) throw Error(Exit::usage, "cannot read {}: {}", folder.string(), error.message());
  std::ranges::sort(sources, {}, &Source::name);
  return sources;
}

Source file_source(const std::filesystem::path& file) {
  return {file.filename(), read_text_file(file), file.string()};
}

bool lies_at(const std::filesystem::path& path, const Source& source) {
  try {
    return is_file(path) && source.text == SharedText(read_text_file(path));
  } catch (const Error&) {
    return false;
  }
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
  for (const BundledSource& file : bundled_under("variants/" + game + "/"))
    if (kind_of(file.name) == ScriptKind::variant) ids.push_back(file_stem(file.name));
  return ids;
}

std::vector<Source> bundled_game(const std::string& id, const std::string& lang) {
  std::vector<Source> sources;
  for (const BundledSource& file : bundled_under("scripts/" + id + "/")) {
    if (wanted(std::string(file.name), lang)) sources.push_back(file.source());
  }
  return sources;
}

std::vector<Source> game_sources(const std::string& game, const std::string& lang) {
  if (const std::string own = own_game(game); !own.empty()) return folder_sources(own);
  const std::vector<std::string> ids = game_ids();
  if (contains(ids, game)) return bundled_game(game, lang);
  if (is_folder(game)) return folder_sources(game);
  throw Error(Exit::usage, "{} {}",
              game.empty() ? "which game?" : fmt::format("there is no game '{}';", game),
              suggestion(game, ids));
}

std::vector<Source> bundled_variant(const std::string& game, const std::string& id,
                                    const std::string& lang) {
  const std::string name = fmt::format("variants/{}/{}.lua", game, id);
  std::vector<Source> sources;
  for (const std::string& file : {name, translation_of(name, lang)}) {
    if (const BundledSource* bundled = find_bundled(file)) sources.push_back(bundled->source());
  }
  return sources;
}

std::vector<Source> variant_sources(const std::string& game, const std::string& name_or_file,
                                    const std::string& lang) {
  const std::string own = own_variant(game, name_or_file);
  if (!own.empty() || name_or_file.ends_with(".lua")) {
    const std::string file = own.empty() ? name_or_file : own;
    std::vector<Source> sources{file_source(file)};
    for (const std::string& translation : translation_files(file, lang)) {
      if (!is_file(translation) || sources.size() > 1) continue;
      sources.push_back(file_source(translation));
      sources.back().name = translation_of(sources.front().name, lang);
    }
    return sources;
  }
  const std::vector<std::string> ids = variant_ids(game);
  if (contains(ids, name_or_file)) return bundled_variant(game, name_or_file, lang);
  for (const std::string& other : game_ids()) {
    if (contains(variant_ids(other), name_or_file))
      throw Error(Exit::usage, "'{}' is a house rule for another game, {}; {} has: {}",
                  name_or_file, other, game, fmt::join(ids, ", "));
  }
  if (name_or_file.find(',') != name_or_file.npos)
    throw Error(Exit::usage, "each house rule has its own -v, such as -v {} -v …",
                items(name_or_file).front());
  throw Error(Exit::usage, "{} has no variant '{}'; {} (a file of your own ends in .lua)", game,
              name_or_file, suggestion(name_or_file, ids));
}

void add_variant(std::vector<Source>& sources, const std::string& game,
                 const std::string& name_or_file, const std::string& lang) {
  append(sources, variant_sources(game, name_or_file, lang));
}

bool is_game(const std::string& name) {
  return !own_game(name).empty() || contains(game_ids(), name);
}

std::string variant_named(const std::string& given) { return given.substr(0, given.find(':')); }

void add_bundled_variants(std::vector<Source>& sources, const std::string& game,
                          const std::string& lang) {
  for (const std::string& id : variant_ids(game)) append(sources, bundled_variant(game, id, lang));
}

void replace_variant(std::vector<Source>& sources, const std::string& id,
                     const std::vector<Source>& with) {
  const auto of_variant = [&](const Source& source) {
    const std::string stem = file_stem(source.name);
    return !source.name.starts_with("scripts/") &&
           (stem == id || (stem.starts_with(id + ".") && !text_language(source.name).empty()));
  };
  const auto first = std::ranges::find_if(sources, of_variant);
  const auto at = first - sources.begin();
  std::erase_if(sources, of_variant);
  sources.insert(sources.begin() + at, with.begin(), with.end());
}

void find_paths(std::vector<Source>& sources, const std::string& game) {
  const std::string found = own_game(game);
  const std::filesystem::path folder = found.empty() && is_folder(game) ? game : found;
  const std::string prefix = "scripts/" + folder.filename().string() + "/";
  for (Source& source : sources) {
    const bool of_game = !folder.empty() && source.name.starts_with(prefix);
    const std::filesystem::path path =
        of_game ? folder / source.name.substr(prefix.size())
                : std::filesystem::path(own_variant(game, file_stem(source.name)));
    if ((of_game || path.filename() == source.name) && lies_at(path, source)) source.path = path;
  }
}

std::string read_text_file(const std::string& path) {
  std::string text = contents_of(path, kMostText);
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
    throw Error(Exit::bad_script, "{} was saved as UTF-16; save it as UTF-8", path);
  if (text.starts_with("\xEF\xBB\xBF"))
    text.erase(0, 3);  // a byte order mark, which some editors add
  return text;
}

namespace {

using Path = std::filesystem::path;

// Returns the working folder, and a folder in $XDG_DATA_HOME/narrator, which has the same
// layout as the installed files.
std::vector<Path> here_and_in(const Path& folder) {
  const Path data = narrator_folder("XDG_DATA_HOME", ".local/share");
  return data.empty() ? std::vector<Path>{Path()} : std::vector<Path>{Path(), data / folder};
}

std::vector<Path> folders_of_variants(const std::string& game) {
  return here_and_in(Path("variants") / game);
}

bool is_name(const std::string& name) {
  return !name.empty() && name.front() != '.' && name.find('/') == name.npos;
}

// Returns the sorted names of what is in the folder; none if it cannot be read.
std::vector<std::string> names_in(const Path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (auto entry = std::filesystem::directory_iterator(folder.empty() ? "." : folder, error);
       !error && entry != std::filesystem::directory_iterator(); entry.increment(error))
    names.push_back(entry->path().filename());
  std::ranges::sort(names);
  return names;
}

}  // namespace

std::string own_variant(const std::string& game, const std::string& name) {
  if (!is_name(name) || name.ends_with(".lua")) return {};
  for (const Path& folder : folders_of_variants(game)) {
    const Path file = folder / (name + ".lua");
    if (is_file(file)) return file;
  }
  return {};
}

std::string own_game(const std::string& name) {
  if (!is_name(name)) return {};
  for (const Path& folder : here_and_in("scripts")) {
    if (is_file(folder / name / "game.lua")) return folder / name;
  }
  return {};
}

std::vector<std::string> own_variant_files(const std::string& game) {
  std::vector<std::string> files, names;
  for (const Path& folder : folders_of_variants(game)) {
    for (const std::string& name : names_in(folder)) {
      const Path file = folder / name;
      if (!name.ends_with(".lua") || kind_of(name) != ScriptKind::variant || !is_file(file) ||
          contains(names, name))
        continue;
      names.push_back(name);
      files.push_back(file);
    }
  }
  return files;
}

std::vector<std::string> own_games() {
  std::vector<std::string> folders;
  for (const Path& folder : here_and_in("scripts")) {
    for (const std::string& name : names_in(folder)) {
      if (own_game(name) == folder / name) folders.push_back(folder / name);
    }
  }
  return folders;
}

}  // namespace narrator
