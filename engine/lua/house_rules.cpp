#include "engine/sources/library.hpp"

#include <algorithm>
#include <filesystem>
#include <list>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/declaration/diagnostic.hpp"
#include "engine/declaration/fields.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/lua/loader.hpp"
#include "engine/sources/source.hpp"

namespace narrator {
namespace {

// Returns the error that what variant{…} has in this field is wrong.
ScriptError wrong_in_head(const Source& source, const char* field, const std::string& what) {
  const TextPlace at = find_field(source.text, "variant", {field});
  return {{source.name, at.line, at.column, what}, {source}};
}

// Puts each house rule, as it is named on the command line, behind those that it needs.
class NeededFirst {
 public:
  NeededFirst(const std::string& game, const std::vector<std::string>& named,
              const std::string& bundled)
      : game_(game), bundled_(bundled), left_(named.begin(), named.end()) {}

  std::vector<std::string> all() {
    while (!left_.empty()) add(taken(left_.begin()));
    return std::move(done_);
  }

 private:
  static auto named(const std::string& id) {
    return [id](const std::string& given) { return file_stem(variant_named(given)) == id; };
  }

  std::string taken(std::list<std::string>::iterator one) {
    std::string given = std::move(*one);
    left_.erase(one);
    return given;
  }

  Source source_of(const std::string& given) const {
    const std::string name = variant_named(given);
    return (!name.empty() && name == bundled_ ? bundled_variant : variant_sources)(game_, name,
                                                                                   "en")
        .front();
  }

  void add(const std::string& given) {
    const Source source = source_of(given);
    const VariantHead head = head_of(source);
    if (const std::string played = std::filesystem::path(game_).filename();
        !head.game.empty() && head.game != played)
      throw wrong_in_head(
          source, "game",
          fmt::format("this is for another game, {}: expected game = \"{}\"", head.game, played));
    way_.push_back(source.called());
    for (const std::string& id : head.needs) {
      if (id != file_stem(source.name)) need(id, source);  // that is told when the file is loaded
    }
    way_.pop_back();
    done_.push_back(given);
  }

  void need(const std::string& id, const Source& by) {
    if (const auto first = std::ranges::find_if(way_, named(id)); first != way_.end())
      throw wrong_in_head(by, "needs",
                          fmt::format("these need each other in a circle: {} → {}; one of them "
                                      "must do without",
                                      fmt::join(first, way_.end(), " → "), *first));
    if (std::ranges::any_of(done_, named(id))) return;
    const auto given = std::ranges::find_if(left_, named(id));
    add(given != left_.end() ? taken(given) : found(id, by));
  }

  // Returns a house rule that nobody named: beside the file that needs it, or found by name.
  std::string found(const std::string& id, const Source& by) const {
    const auto beside = std::filesystem::path(by.path).replace_filename(id + ".lua");
    if (is_file(beside)) return beside.string();
    try {
      variant_sources(game_, id, "en");
    } catch (const Error& e) {
      throw wrong_in_head(
          by, "needs",
          fmt::format("it needs {}, which is neither beside it nor found by name: {}", id,
                      e.what()));
    }
    return id;
  }

  const std::string& game_;
  const std::string& bundled_;
  std::list<std::string> left_;
  std::vector<std::string> done_;
  std::vector<std::string> way_;  // the files that led to the one that is looked at
};

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

std::vector<std::string> with_needed(const std::string& game,
                                     const std::vector<std::string>& variants,
                                     const std::string& bundled) {
  return NeededFirst(game, variants, bundled).all();
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
