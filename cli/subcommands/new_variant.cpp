#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "cli/subcommands/rule_parameters.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/error.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kTemplate =
    R"(-- {title}: a house rule. Every rule of the game: narrator rules {game}
-- What a house rule may use: man narrator-lua. Try this one out: narrator check {id}.lua
variant{{
  id = "{id}", -- as the file is called
  game = "{game}",
  title = {{ en = "My house rule", ja = "うちのルール", vi = "Luật nhà mình" }},
  rule = {{ -- one sentence, told to the table when the game begins
    en = "Everything stays as it is.", ja = "すべて元のままです。", vi = "Mọi thứ vẫn như cũ.",
  }},
}}

-- {rule}: {comment}
around("{rule}", function({advice})
  return base({parameters}) -- what the game does; say here what your table does instead
end)
)";

std::vector<RuleEntry> rules_with_all_variants(const std::string& game,
                                               std::vector<Source> sources) {
  for (const std::string& id : variant_ids(game)) add_variant(sources, game, id, "en");
  return Machine(sources, "en").rules();
}

// A rule that a house rule of the game's own stands around is one worth changing; otherwise the
// one after rule.play. One whose values can be named reads best.
RuleEntry example_rule(const std::string& game, const std::vector<Source>& sources) {
  const std::vector<RuleEntry> rules = rules_with_all_variants(game, sources);
  const auto better = [&](const RuleEntry& a, const RuleEntry& b) {
    const auto rank = [&](const RuleEntry& rule) {
      const bool named = parameters_to_hand_on(rule, sources) != "...";
      return (rule.place.empty() || rule.name == "play" ? 0 : 4) + (rule.advice.empty() ? 0 : 2) +
             (named ? 1 : 0);
    };
    return rank(a) < rank(b);
  };
  return *std::max_element(rules.begin(), rules.end(), better);
}

void check_name(const std::string& name) {
  const bool usable = std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (usable && !name.empty() && name.front() != '-') return;
  throw Error(Exit::usage,
              fmt::format("'{}' is no name for a house rule: expected small letters, digits and "
                          "hyphens, for example: quiet-night",
                          name));
}

std::string filled_in(const std::string& game, const std::string& id) {
  const std::vector<Source> sources = game_sources(game, "en");
  const GameDeclaration about = Machine(sources, "en").game();
  const RuleEntry rule = example_rule(about.id, sources);
  const std::string parameters = parameters_to_hand_on(rule, sources);
  return fmt::format(kTemplate, fmt::arg("title", about.title.in("en")), fmt::arg("game", about.id),
                     fmt::arg("id", id), fmt::arg("rule", rule.name),
                     fmt::arg("comment", rule.comment), fmt::arg("advice", "base, " + parameters),
                     fmt::arg("parameters", parameters));
}

void write_new(const std::string& path, const std::string& text) {
  const auto fail = [&](int error) {
    throw Error(Exit::usage,
                fmt::format("cannot write {}: {}", path, std::generic_category().message(error)));
  };
  std::FILE* file = std::fopen(path.c_str(), "wxe");
  if (file == nullptr && errno == EEXIST) {
    throw Error(Exit::usage,
                fmt::format("{} is there already and stays as it is; choose another name", path));
  }
  if (file == nullptr) fail(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written) fail(errno);
}

void new_variant(const std::string& game, const std::string& name) {
  const std::string id = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
  check_name(id);
  const std::string path = id + ".lua";
  write_new(path, filled_in(game, id));
  fmt::print("{} is written. Now:\n  edit it\n  narrator check {}\n  narrator play {} -v {}\n",
             path, path, game, path);
}

}  // namespace

void add_new_variant(CLI::App& app) {
  struct Options {
    std::string game, name;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("new-variant", "Write the beginning of a house rule here");
  command->add_option("GAME", options->game, "a game's name, or a folder with a game's files")
      ->required();
  command->add_option("NAME", options->name, "how it is called; the file is NAME.lua")->required();
  command->callback([options] { new_variant(options->game, options->name); });
}

}  // namespace narrator::cli
