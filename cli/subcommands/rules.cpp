#include <map>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "cli/check/authored.hpp"
#include "cli/check/trial/seen_in_play.hpp"
#include "cli/display/paragraph.hpp"
#include "cli/subcommands/rule_parameters.hpp"
#include "cli/subcommands/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

// A join point that is no rule has no place: "ask.vote", "say.nominated".
void print_rule(const RuleEntry& rule, const std::vector<Source>& sources) {
  const std::string call =
      rule.place.empty() ? "" : fmt::format("({})  {}", parameters(rule, sources), rule.place);
  print_paragraph(rule.name + call);
  if (!rule.comment.empty()) print_paragraph(rule.comment, kBelow);
  if (!rule.advice.empty())
    print_paragraph(fmt::format("changed by: {}", fmt::join(rule.advice, ", ")), kBelow);
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

// "  {player} is elected." below what shows it, where there is such a text.
void print_text(const Machine& machine, const std::string& id) {
  const std::string* text = machine.text().find_of_game(id);
  if (text != nullptr) print_paragraph(*text, kBelow);
}

void print_questions(const Machine& machine, const SeenInPlay& seen) {
  for (const auto& [id, question] : seen.questions) {
    print_paragraph(fmt::format(
        "{}  {}{}{}{}{}", id, question.kind, question.of ? ", of a player" : "",
        question.secret ? ", secret" : "", question.chance ? ", by chance" : "",
        question.args.empty() ? "" : fmt::format("; args {}", fmt::join(question.args, ", "))));
    print_text(machine, "ask." + id);
  }
}

// Announcements with the values they came with, then every other text.
void print_texts(const Machine& machine, const SeenInPlay& seen) {
  for (const auto& [id, values] : seen.announcements) {
    print_paragraph(id +
                    (values.empty() ? "" : fmt::format("  {{ {} }}", fmt::join(values, ", "))));
    print_text(machine, id);
  }
  std::map<std::string, std::string> others;
  for (const auto& [id, text] : machine.text().all()) {
    if (machine.text().find_of_game(id) != nullptr && !seen.announcements.contains(id))
      others.emplace(id, text);
  }
  for (const auto& [id, text] : others) print_paragraph(fmt::format("{}  {}", id, text));
}

// The comment behind the place where it is first given a value, which is what it means.
void print_fields(const char* owner, const std::map<std::string, std::set<std::string>>& fields,
                  const std::vector<Source>& sources) {
  const Authored scripts(sources);
  for (const auto& [name, kinds] : fields) {
    const Slip place = scripts.at(name, "");
    std::string meaning;
    for (const Source& source : sources) {
      if (source.name != place.file || place.line == 0) continue;
      const std::string_view line = line_of(source.text, place.line);
      const auto comment = line.find(" -- ");
      if (comment != line.npos) meaning = "  " + std::string(line.substr(comment + 4));
    }
    print_paragraph(fmt::format(
        "{}.{}  {}{}{}", owner, name, fmt::join(kinds, " or "),
        place.line == 0 ? "" : fmt::format("  {}:{}", place.file, place.line), meaning));
  }
}

// Rules alone: what questions, texts and state come from is not read by the program.
std::vector<Source> rule_files(const std::vector<Source>& sources) {
  std::vector<Source> files;
  for (const Source& source : sources) {
    if (kind_of(source.name) != ScriptKind::text) files.push_back(source);
  }
  return files;
}

}  // namespace

void add_rules(CLI::App& app) {
  struct Options {
    std::string game;
    std::vector<std::string> variants;
    bool state = false, texts = false, questions = false;
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
  command->add_flag("--state", options->state,
                    "what the rules remember: the fields of g and of players");
  command->add_flag("--texts", options->texts,
                    "the announcements with their values, and every other text");
  command->add_flag("--questions", options->questions, "the questions with their form and values");
  command->callback([options] {
    const std::vector<Source> sources = sources_of(options->game, options->variants);
    const Machine machine(sources, "en");
    if (!options->state && !options->texts && !options->questions) {
      for (const RuleEntry& rule : machine.rules()) print_rule(rule, sources);
      return;
    }
    const SeenInPlay seen = seen_in_play(sources);
    if (options->questions) print_questions(machine, seen);
    if (options->texts) print_texts(machine, seen);
    if (!options->state) return;
    print_fields("g", seen.state, rule_files(sources));
    print_fields("player", seen.of_players, rule_files(sources));
  });
}

}  // namespace narrator::cli
