// The subcommands new-game and new-variant, which write the skeleton of a script.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/embedded.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Throws Error (usage) unless the name consists of small letters, digits and hyphens. The message
// mentions `what` it names ("a house rule") and an example.
void check_name(const std::string& name, const std::string& what, const std::string& example) {
  const bool usable = std::ranges::all_of(
      name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
  if (usable && !name.empty() && name.front() != '-') return;
  throw Error(Exit::usage,
              "'{}' is no name for {}: expected small letters, digits and "
              "hyphens, for example: {}",
              name, what, example);
}

// Returns a title for the name: "quiet-night" becomes "Quiet night".
std::string title_of(const std::string& name) {
  std::string title = name;
  std::ranges::replace(title, '-', ' ');
  if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

// Creates a file. Throws Error (usage) if it exists already or cannot be written.
void write_new(const std::string& path, const std::string& text) {
  const auto fail = [&](int error) {
    throw Error(Exit::usage, "cannot write {}: {}", path, std::generic_category().message(error));
  };
  std::FILE* file = std::fopen(path.c_str(), "wxe");
  if (file == nullptr && errno == EEXIST)
    throw Error(Exit::usage, "{} is there already and stays as it is; choose another name", path);
  if (file == nullptr) fail(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written) fail(errno);
}

using Values = std::vector<std::pair<std::string, std::string>>;

// Returns the text with values for "{title}" and the like; other braces stay as they are.
std::string filled(std::string text, const Values& values) {
  for (const auto& [name, value] : values) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += value.size())
      text.replace(at, name.size(), value);
  }
  return text;
}

void new_game(const std::string& name) {
  check_name(name, "a game", "go-fish");
  if (name == "lib" || contains(game_ids(), name))
    throw Error(Exit::usage,
                "'{0}' is the name of what comes with narrator; expected another, for example: "
                "my-{0}",
                name);
  std::error_code failed;
  if (!std::filesystem::create_directory(name, failed))
    throw Error(Exit::usage, failed ? fmt::format("cannot make ./{}: {}", name, failed.message())
                                    : fmt::format("./{} is there already and stays as it is; "
                                                  "choose another name",
                                                  name));
  std::filesystem::create_directory(name + "/texts", failed);
  const Values values = {{"{id}", name}, {"{title}", title_of(name)}};
  write_new(name + "/game.lua", filled(kNewGame, values));
  write_new(name + "/texts/en.lua", filled(kNewTexts, values));
  fmt::print(
      "{0}/game.lua and {0}/texts/en.lua are written. Now:\n  edit them\n  narrator check ./{0}\n  "
      "narrator play ./{0} -p \"Aki,Binh\"\n",
      name);
}

// Picks the rule for the example: preferably one that a bundled house rule wraps, as such rules are
// worth changing; otherwise the one after rule.play. Rules whose parameters have names are
// preferred.
RuleEntry example_rule(const std::string& game, const std::vector<Source>& sources) {
  std::vector<Source> with_all_variants = sources;
  add_bundled_variants(with_all_variants, game, "en");
  const std::vector<RuleEntry> rules = Machine(with_all_variants, "en").rules();
  const auto better = [&](const RuleEntry& a, const RuleEntry& b) {
    const auto rank = [&](const RuleEntry& rule) {
      const bool named = parameters_to_hand_on(rule, sources) != "...";
      return (rule.place.line == 0 || rule.name == "play" ? 0 : 4) + (rule.advice.empty() ? 0 : 2) +
             (named ? 1 : 0);
    };
    return rank(a) < rank(b);
  };
  return *std::ranges::max_element(rules, better);
}

std::string variant_of(const std::string& game, const std::string& id) {
  const std::vector<Source> sources = game_sources(game, "en");
  const GameDeclaration about = Machine(sources, "en").game();
  const RuleEntry rule = example_rule(about.id, sources);
  std::vector<std::string> translations;
  for (const std::string& lang : languages()) {
    if (lang != "en") translations.push_back(fmt::format("{}.{}.lua", id, lang));
  }
  return filled(kNewVariant, {{"{game}", about.id},
                              {"{id}", id},
                              {"{name}", title_of(id)},
                              {"{translations}", joined_by(translations, ", ")},
                              {"{rule}", rule.name},
                              {"{parameters}", parameters_to_hand_on(rule, sources)},
                              {"{title}", about.title.in("en")},
                              {"{comment}", rule.comment}});
}

void new_variant(const std::string& game, const std::string& name) {
  const std::string id = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
  check_name(id, "a house rule", "quiet-night");
  const std::string path = id + ".lua";
  write_new(path, variant_of(game, id));
  // If the game cannot be found by its name, check needs to be told where it is.
  const bool led_to = is_game(file_stem(game));
  fmt::print(
      "{0} is written. Now:\n  edit it\n  narrator check {0}{1}\n  narrator play {2} -v {0}\n",
      path, led_to ? "" : " --game " + game, game);
}

}  // namespace

void add_new_game(CLI::App& command) {
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "how it is called; the folder is NAME")->required();
  command.callback([name] { new_game(*name); });
}

void add_new_variant(CLI::App& command) {
  struct Options {
    std::string game, name;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("GAME", options->game, "a game's name, or a folder with a game's files")
      ->required();
  command.add_option("NAME", options->name, "how it is called; the file is NAME.lua")->required();
  command.callback([options] { new_variant(options->game, options->name); });
}

}  // namespace narrator::cli
