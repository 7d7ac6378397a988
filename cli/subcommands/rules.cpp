#include <memory>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/display/columns.hpp"
#include "cli/subcommands/rule_parameters.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/sources/library.hpp"

namespace narrator::cli {
namespace {

constexpr std::string_view kIndent = "    ";

void print_indented(const std::string& text, const Terminal& terminal) {
  const int columns = terminal.columns - static_cast<int>(kIndent.size());
  const std::vector<std::string> lines =
      terminal.screen ? wrapped(sanitised(text), columns) : std::vector{sanitised(text)};
  for (const std::string& line : lines) fmt::print("{}{}\n", kIndent, line);
}

// A join point that is no rule has no place: "ask.vote", "say.nominated".
void print_rule(const RuleEntry& rule, const std::vector<Source>& sources,
                const Terminal& terminal) {
  const std::string call =
      rule.place.empty() ? "" : fmt::format("({})  {}", parameters(rule, sources), rule.place);
  fmt::print("{}{}\n", sanitised(rule.name), sanitised(call));
  if (!rule.comment.empty()) print_indented(rule.comment, terminal);
  if (!rule.advice.empty()) {
    print_indented(fmt::format("changed by: {}", fmt::join(rule.advice, ", ")), terminal);
  }
}

// Comments are in English, so the texts are, too.
std::vector<Source> sources_of(const std::string& game, const std::vector<std::string>& variants) {
  std::vector<Source> sources = game_sources(game, "en");
  const std::string id = Machine(sources, "en").game().id;
  for (const std::string& variant : variants) {
    add_variant(sources, id, variant.substr(0, variant.find(':')), "en");
  }
  return sources;
}

}  // namespace

void add_rules(CLI::App& app) {
  struct Options {
    std::string game;
    std::vector<std::string> variants;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("rules", "List the rules of a game, and who changes them");
  command->add_option("GAME", options->game, "a game's name, or a folder with a game's files")
      ->required();
  command
      ->add_option("-v,--variant", options->variants,
                   "a house rule: NAME or FILE.lua; shows what it changes")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command->callback([options] {
    const std::vector<Source> sources = sources_of(options->game, options->variants);
    const Machine machine(sources, "en");
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    for (const RuleEntry& rule : machine.rules()) print_rule(rule, sources, terminal);
  });
}

}  // namespace narrator::cli
