#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/subcommands/new_file.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kTemplate =
    R"(-- {title}: a house rule. Every rule of the game: narrator rules {game}
-- What a house rule may use: man narrator-lua. Try this one out: narrator check {id}.lua
variant{{
  id = "{id}", -- as the file is called
  game = "{game}",
  title = {{ en = "{name}" }}, -- {id}.ja.lua and {id}.vi.lua may lie beside this file
  rule = {{ en = "Everything stays as it is." }}, -- one sentence, told to the table when the game begins
}}

-- {rule}: {comment}
around("{rule}", function({advice})
  return base({parameters}) -- what the game does; say here what your table does instead
end)
)";

// A rule that a house rule of the game's own stands around is one worth changing; otherwise the
// one after rule.play. One whose values can be named reads best.
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

std::string filled_in(const std::string& game, const std::string& id) {
  const std::vector<Source> sources = game_sources(game, "en");
  const GameDeclaration about = Machine(sources, "en").game();
  const RuleEntry rule = example_rule(about.id, sources);
  const std::string parameters = parameters_to_hand_on(rule, sources);
  return fmt::format(kTemplate, fmt::arg("title", about.title.in("en")), fmt::arg("game", about.id),
                     fmt::arg("id", id), fmt::arg("name", title_of(id)),
                     fmt::arg("rule", rule.name), fmt::arg("comment", rule.comment),
                     fmt::arg("advice", "base, " + parameters), fmt::arg("parameters", parameters));
}

void new_variant(const std::string& game, const std::string& name) {
  const std::string id = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
  check_name(id, "a house rule", "quiet-night");
  const std::string path = id + ".lua";
  write_new(path, filled_in(game, id));
  // A game that its name does not lead to has to be named to check, too.
  const bool led_to = is_game(file_stem(game));
  fmt::print(
      "{0} is written. Now:\n  edit it\n  narrator check {0}{1}\n  narrator play {2} -v {0}\n",
      path, led_to ? "" : " --game " + game, game);
}

}  // namespace

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
