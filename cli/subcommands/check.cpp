#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/check/limited_process.hpp"
#include "cli/check/playout_checks.hpp"
#include "cli/check/translation_gaps.hpp"
#include "cli/display/columns.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/error.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

constexpr int kGames = 200;

// What stands in quotes after "game =": the file is not run before its game is loaded.
std::string game_named_in(const std::string& text) {
  for (auto at = text.find("game"); at != text.npos; at = text.find("game", at + 1)) {
    const auto equals = text.find_first_not_of(" \t", at + 4);
    if (equals == text.npos || text[equals] != '=') continue;
    const auto quote = text.find_first_not_of(" \t", equals + 1);
    if (quote == text.npos || (text[quote] != '"' && text[quote] != '\'')) continue;
    const auto end = text.find(text[quote], quote + 1);
    if (end != text.npos) return text.substr(quote + 1, end - quote - 1);
  }
  return {};
}

std::string game_of(const std::string& file, const std::string& given) {
  if (!given.empty()) return given;
  const std::string named = game_named_in(read_text_file(file));
  if (!named.empty()) return named;
  throw ScriptError(fmt::format(
      "{} does not say which game it is for: expected variant{{ id = …, game = \"…\", … }}, "
      "or name the game with --game",
      file));
}

// The rules, questions and announcements it stands around.
std::string reach(const Machine& machine, const std::string& id) {
  std::vector<std::string> points;
  for (const RuleEntry& rule : machine.rules()) {
    if (std::find(rule.advice.begin(), rule.advice.end(), id) != rule.advice.end())
      points.push_back(rule.name);
  }
  if (points.empty()) return "  It changes no rule, question or announcement yet.\n";
  return fmt::format("  It changes: {}\n", fmt::join(points, ", "));
}

// What the file says in every language, and what lies beside it.
VariantDeclaration in_all_languages(const std::string& game, const std::string& file) {
  VariantDeclaration all;
  for (const std::string& lang : languages()) {
    std::vector<Source> sources = game_sources(game, lang);
    add_variant(sources, Machine(sources, lang).game().id, file, lang);
    const VariantDeclaration one = Machine(sources, lang).variants().front();
    if (all.id.empty()) all = one;
    all.title.by_language.insert(one.title.by_language.begin(), one.title.by_language.end());
    all.rule.by_language.insert(one.rule.by_language.begin(), one.rule.by_language.end());
    for (std::size_t i = 0; i < all.settings.size(); ++i) {
      const auto& about = one.settings[i].about.by_language;
      all.settings[i].about.by_language.insert(about.begin(), about.end());
    }
    all.text.insert(one.text.begin(), one.text.end());
  }
  return all;
}

std::string check(const std::string& file, const std::string& given, const std::string& lang) {
  const std::string game = game_of(file, given);
  std::vector<Source> sources = game_sources(game, lang);
  add_variant(sources, Machine(sources, lang).game().id, file, lang);
  Machine machine(sources, lang, true);
  for (const Slip& slip : machine.slips()) {
    if (slip.error) throw ScriptError(pointed_out(slip, sources));
  }
  const VariantDeclaration& about = machine.variants().front();
  const std::string title = about.title.in(lang);
  std::string report = fmt::format("{}: {} ({})\n", file, title, game);
  report += reach(machine, about.id);
  for (const std::string& gap : gaps_in_languages(in_all_languages(game, file)))
    report += fmt::format("  Warning: {}.\n", gap);
  report += "  " + check_playouts(machine, kGames) + "\n";
  return report + fmt::format("All is well. Play with it: narrator play {} -v {}\n", game, file);
}

}  // namespace

void add_check(CLI::App& app) {
  struct Options {
    std::string file, game, lang;
  };
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("check", "Try a house rule out in many random games");
  command->add_option("FILE", options->file, "the house rule: FILE.lua")->required();
  command->add_option("--game", options->game, "the game (default: the one the file names)")
      ->type_name("GAME");
  command->add_option("--lang", options->lang, languages_in_words())
      ->check(CLI::IsMember(languages()));
  command->callback([options] {
    const std::string lang = choose_language(options->lang);
    fmt::print(
        "{}",
        sanitised(in_limited_process([&] { return check(options->file, options->game, lang); })));
  });
}

}  // namespace narrator::cli
