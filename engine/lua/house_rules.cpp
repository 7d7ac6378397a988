#include "engine/sources/library.hpp"

#include <algorithm>
#include <filesystem>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/lua/loader.hpp"
#include "engine/sources/source.hpp"

namespace narrator {
namespace {

void must_be_there(const std::string& game, const std::string& needed, const std::string& by) {
  try {
    variant_sources(game, needed, "en");
  } catch (const Error& e) {
    throw Error(e.status(),
                "house rule {} needs {}, which is neither beside it nor "
                "found by name: {}",
                file_stem(by), file_stem(needed), e.what());
  }
}

// A file that fails before it declares its game belongs to a game that it mentions.
bool is_for(const std::string& game, const std::string& file) {
  std::string text;
  try {
    text = read_text_file(file);
    return head_of({file_stem(file) + ".lua", text, file}).game == game;
  } catch (const Error&) {
    return text.find('"' + game + '"') != text.npos;
  }
}

}  // namespace

VariantHead head_of(const Source& source) {
  lua::State state(bundled_as(source) == nullptr);
  return lua::read_head(state, source);
}

std::vector<std::string> with_needed(const std::string& game, std::vector<std::string> variants,
                                     const std::string& bundled) {
  for (std::vector<std::string> unread = variants; !unread.empty();) {
    const std::string name = variant_named(unread.back());
    const Source source =
        (!name.empty() && name == bundled ? bundled_variant : variant_sources)(game, name, "en")
            .front();
    unread.pop_back();
    const VariantHead head = head_of(source);
    if (const std::string played = std::filesystem::path(game).filename();
        !head.game.empty() && head.game != played)
      throw ScriptError("{} is for another game, {}: expected game = \"{}\"", source.name,
                        head.game, played);
    for (const std::string& needed : head.needs) {
      const bool there = std::ranges::any_of(
          variants, [&](const auto& given) { return file_stem(variant_named(given)) == needed; });
      if (there) continue;
      const std::filesystem::path beside =
          std::filesystem::path(source.path).replace_filename(needed + ".lua");
      unread.push_back(is_file(beside) ? beside.string() : needed);
      variants.insert(variants.begin(), unread.back());
      must_be_there(game, unread.back(), source.name);
    }
  }
  return variants;
}

void add_variants(std::vector<Source>& sources, const std::string& game,
                  const std::vector<std::string>& variants, const std::string& lang) {
  for (const std::string& given : with_needed(game, variants))
    add_variant(sources, game, variant_named(given), lang);
}

std::vector<std::string> own_variants(const std::string& game) {
  std::vector<std::string> found = own_variant_files(game);
  std::erase_if(found, [&](const std::string& file) {
    return file.find('/') == file.npos && !is_for(game, file);
  });
  return found;
}

}  // namespace narrator

namespace narrator::lua {
namespace {

// Returns the block of comment lines directly above `line`, joined into one line.
std::string comment_above(std::string_view text, int line) {
  int first = line;
  while (first > 1 && line_of(text, first - 1).starts_with("--")) --first;
  std::string comment;
  for (; first < line; ++first) {
    std::string_view words = line_of(text, first).substr(2);
    while (words.starts_with(' ')) words.remove_prefix(1);
    if (!comment.empty()) comment += ' ';
    comment += words;
  }
  return comment;
}

std::string comment_at(const Host& host, const Place& place) {
  const auto* source = found_in(host.sources, place.file);
  return source ? comment_above(source->text, place.line) : "";
}

}  // namespace

std::vector<RuleEntry> rule_index(State& state, const LoadedScripts& loaded) {
  lua_State* L = state.get();
  std::vector<RuleEntry> index;
  const auto add = [&](const std::string& name, const Place& place) {
    RuleEntry entry{name, place, comment_at(state.host(), place), {}};
    for (const Advice& advice : state.host().advice) {
      if (advice.point == name) entry.advice.push_back(advice.variant);
    }
    index.push_back(std::move(entry));
  };
  lua_rawgeti(L, LUA_REGISTRYINDEX, loaded.native);
  lua_getfield(L, -1, "order");
  const auto n = static_cast<lua_Integer>(lua_rawlen(L, -1));
  for (lua_Integer i = 1; i <= n; ++i) {
    lua_rawgeti(L, -1, i);
    const std::string name = lua_tostring(L, -1);
    lua_pop(L, 1);
    add(name, loaded.places.at(name));
  }
  lua_pop(L, 2);
  for (const Advice& advice : state.host().advice) {
    const auto listed = std::ranges::find(index, advice.point, &RuleEntry::name);
    if (listed == index.end()) add(advice.point, {});
  }
  return index;
}

}  // namespace narrator::lua
