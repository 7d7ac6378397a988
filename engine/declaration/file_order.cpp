#include "engine/declaration/file_order.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/declaration/find_field.hpp"
#include "engine/lists.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator {
namespace {

// "testimony/topics" of scripts/GAME/testimony/topics.lua.
std::string short_name(const Source& file) {
  std::string_view name = file.name;
  for (int folders = 0; folders < 2; ++folders) name.remove_prefix(name.find('/') + 1);
  if (name.ends_with(".lua")) name.remove_suffix(4);
  return std::string(name);
}

// The place of the first name that means the file, or the end.
std::size_t rank(const std::vector<std::string>& names, const Source& file) {
  const std::string own = short_name(file);
  const auto means = [&](const std::string& name) {
    return own == name || own.starts_with(name + "/");
  };
  return static_cast<std::size_t>(std::ranges::find_if(names, means) - names.begin());
}

// The texts of a language are no file of rules, so one that is there is of none.
bool is_among_texts(const Source& file) { return short_name(file).starts_with("texts/"); }

}  // namespace

void put_in_order(std::vector<const Source*>& files, const Source& declaring,
                  const GameDeclaration& game, std::vector<Slip>& slips) {
  for (const Source* file : files) {
    if (is_among_texts(*file))
      slips.push_back({file->name, 1, 0,
                       fmt::format("'{}' is no language of narrator's: expected {}",
                                   file_stem(file->name), fmt::join(languages(), ", "))});
  }
  const std::vector<std::string>& names = game.files;
  if (names.empty()) return;
  std::vector<std::pair<std::size_t, const Source*>> ranked;
  for (const Source* file : files) ranked.emplace_back(rank(names, *file), file);
  std::stable_sort(ranked.begin() + 1, ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < files.size(); ++i) files[i] = ranked[i].second;
  const TextPlace at = find_field(declaring.text, "game", {"files"});
  const auto slip = [&](const std::string& what, bool error) {
    slips.push_back({declaring.name, at.line, at.column, "game{…} files " + what, error});
  };
  const auto there = mapped(files, [](const Source* file) { return short_name(*file); });
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool used = std::ranges::any_of(ranked, [&](const auto& one) { return one.first == i; });
    if (!used)
      slip(fmt::format("names '{}', which is not there; {}", names[i], suggestion(names[i], there)),
           true);
  }
  for (const auto& [place, file] : ranked) {
    if (file != &declaring && place == names.size() && !is_among_texts(*file))
      slip(fmt::format("does not say when '{}' is read", short_name(*file)), false);
  }
}

}  // namespace narrator
