#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "tests/attacks/attack.hpp"

namespace narrator::attacks {
namespace {

Attack read_attack(const std::filesystem::path& file) {
  Attack attack{{file.filename().string(), read_text_file(file)}, false, true, false, ""};
  const std::string_view text = attack.source.text;
  const std::string first(text.substr(0, text.find('\n')));
  const auto colon = first.find(": ");
  const std::string fate = first.substr(0, colon);
  attack.harmless = fate == "-- harmless";
  attack.endless = fate == "-- endless";
  attack.placed = fate != "-- stopped (no line)";
  if (!attack.harmless && !attack.endless && !fate.starts_with("-- stopped")) {
    throw std::runtime_error(file.string() +
                             ": its first line does not say what must become of it");
  }
  if (!attack.harmless && colon != std::string::npos) attack.phrase = first.substr(colon + 2);
  return attack;
}

}  // namespace

std::vector<Attack> written_attacks(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const auto& path = entry.path();
    if (path.extension() == ".lua" && path.parent_path().filename() != "victim")
      files.push_back(path);
  }
  std::ranges::sort(files);
  return mapped(files, read_attack);
}

}  // namespace narrator::attacks
