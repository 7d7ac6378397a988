#include "engine/sources/own_files.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "engine/environment.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator {
namespace {

using Path = std::filesystem::path;

// The working folder, and one in $XDG_DATA_HOME/narrator, which is laid out as the installed files
// are.
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

// The names of what lies in the folder, sorted; none where it cannot be read.
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
