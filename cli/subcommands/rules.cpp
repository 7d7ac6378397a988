#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <sstream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/check/seen_in_play.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kExample = 100;  // maximum length of an example in bytes, if a shorter one
                                       // exists
constexpr std::size_t kWords = 5;

// Formats a value as Lua on a single line.
std::string on_one_line(const Json& value) {
  std::string line;
  for (const char c : as_lua(value, "")) {
    if (c != '\n' && !(c == ' ' && line.ends_with(' '))) line += c;
    if (c == '\n' && !line.ends_with(' ')) line += ' ';
  }
  if (line.ends_with(", }")) line.replace(line.size() - 3, 3, " }");
  return line;
}

// Describes the values of one kind: "word, such as "ja", "nein"", "list of tables, such as { … }".
std::string in_words(const std::string& kind, const std::vector<Json>& values) {
  if (kind == "yes or no" || kind == "player" || kind == "number" || kind == "none") return kind;
  std::vector<std::string> examples = mapped(values, on_one_line);
  if (kind != "word") {
    const auto fits = [](const std::string& one) { return one.size() <= kExample; };
    std::stable_partition(examples.begin(), examples.end(), fits);
    examples.resize(1);
  }
  if (examples.size() > kWords) examples.resize(kWords);
  return fmt::format("{}, such as {}", kind, fmt::join(examples, ", "));
}

// Describes the arguments that a rule was called with: "g, player or nothing, list of words".
std::string given(const RuleResult& seen) {
  return fmt::format("{}", fmt::join(mapped(seen.given,
                                            [](const auto& kinds) {
                                              return fmt::format("{}", fmt::join(kinds, " or "));
                                            }),
                                     ", "));
}

// Describes what the rule returned; "nothing" for a rule called only for its effect.
std::string given_back(const RuleResult& gave) {
  std::map<std::string, std::vector<Json>> by_kind;
  for (const Json& value : gave.values) by_kind[kind_of_value(value)].push_back(value);
  if (by_kind.size() > 1) by_kind.erase("list");  // then it is an empty list
  std::vector<std::string> texts;
  for (const auto& [kind, values] : by_kind) texts.push_back(in_words(kind, values));
  if (!gave.not_plain.empty()) texts.push_back(gave.not_plain + " that is not plain data");
  if (gave.nothing || texts.empty()) texts.emplace_back("nothing");
  return fmt::format("{}", fmt::join(texts, "; or "));
}

// A join point that is not a rule, such as "ask.vote" or "say.nominated", has no place.
void print_rule(const RuleEntry& rule, const std::vector<Source>& sources,
                const std::map<std::string, RuleResult>& gave) {
  const std::string call = rule.place.line == 0 ? ""
                                                : fmt::format("({})  {}", parameters(rule, sources),
                                                              rule.place.text(sources));
  print_paragraph(rule.name + call);
  if (!rule.comment.empty()) print_paragraph(rule.comment, kBelow);
  if (const RuleResult* seen = found_in(gave, rule.name)) {
    if (!seen->given.empty()) print_paragraph("given: " + given(*seen), kBelow);
    print_paragraph("gives: " + given_back(*seen), kBelow);
  } else if (rule.place.line > 0) {
    print_paragraph("given and gives: not seen, as no random game calls it", kBelow);
  }
  if (!rule.advice.empty())
    print_paragraph(fmt::format("changed by: {}", fmt::join(rule.advice, ", ")), kBelow);
}

// Prints a text such as "  {player} is elected." below the line that refers to it, if it exists.
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
  std::set<std::string> others;
  for (const auto& [id, text] : machine.text().all()) {
    if (id.starts_with("ask.") && !seen.questions.contains(id.substr(4))) others.insert(id);
  }
  for (const std::string& id : others) {
    print_paragraph(id.substr(4) + "  not asked in these games");
    print_text(machine, id);
  }
}

// Prints the announcements with the values they had, then all other texts.
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

// Returns the descriptions in the sources of the fields of g ("State") or of a player ("Player"):
// ---@class State
// ---@field leader? Player who leads …
std::map<std::string, std::string> meanings(const std::string& owner,
                                            const std::vector<Source>& sources) {
  std::map<std::string, std::string> known;
  for (const Source& source : sources) {
    bool here = false;
    std::istringstream lines(std::string(source.text.view()));
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("---@class ")) here = (line + " ").substr(10).starts_with(owner + " ");
      if (!here || !line.starts_with("---@field ")) continue;
      std::istringstream words(line.substr(10));
      std::string name, type, meaning;
      if (words >> name >> type && std::getline(words >> std::ws, meaning))
        known.emplace(name.substr(0, name.find_first_of("?:")), meaning);
    }
  }
  return known;
}

void print_fields(const char* prefix, const std::string& owner,
                  const std::map<std::string, std::set<std::string>>& fields,
                  const std::vector<Source>& sources) {
  const std::map<std::string, std::string> known = meanings(owner, sources);
  for (const auto& [name, kinds] : fields) {
    print_paragraph(fmt::format("{}.{}  {}", prefix, name, fmt::join(kinds, " or ")));
    if (const std::string* meaning = found_in(known, name)) print_paragraph(*meaning, kBelow);
  }
}

struct RulesOptions {
  std::string game;
  std::vector<std::string> variants;
  bool state = false, texts = false, questions = false;
};

// Some rules are called only by house rules: plays them with each bundled one that contains the
// name of such a rule, to see their results.
void see_with_house_rules(const RulesOptions& options, const Machine& machine,
                          std::map<std::string, RuleResult>& gave) {
  const std::string& game = machine.game().id;
  for (const std::string& other : variant_ids(game)) {
    std::vector<std::string> variants = options.variants;
    if (contains(mapped(machine.variants(), &VariantDeclaration::id), other)) continue;
    variants.push_back(other);
    const auto sources = sources_of(options.game, with_needed(game, variants, other), "en");
    const auto needs = [&](const RuleEntry& rule) {
      return rule.place.line > 0 && !gave.contains(rule.name) &&
             std::ranges::any_of(sources, [&](const Source& source) {
               return source.name.starts_with("variants/") &&
                      source.text.view().find(rule.name) != std::string_view::npos;
             });
    };
    if (std::ranges::any_of(machine.rules(), needs)) see_beside(sources, gave);
  }
}

void print_index(const RulesOptions& options, const std::vector<Source>& sources) {
  const Machine machine(sources, "en");
  SeenInPlay seen = seen_in_play(sources);
  if (!options.state && !options.texts && !options.questions) {
    see_with_house_rules(options, machine, seen.gave);
    for (const RuleEntry& rule : machine.rules()) print_rule(rule, sources, seen.gave);
    return;
  }
  if (options.questions) print_questions(machine, seen);
  if (options.texts) print_texts(machine, seen);
  if (!options.state) return;
  std::vector<Source> described = sources;
  for (const BundledSource& file : bundled_under("scripts/lib/"))
    described.push_back(file.source());
  print_fields("g", "State", seen.state, described);
  print_fields("player", "Player", seen.of_players, described);
}

}  // namespace

void add_rules(CLI::App& command) {
  const auto options = std::make_shared<RulesOptions>();
  command.add_option("GAME", options->game, "a game's name, or a folder with a game's files")
      ->required();
  command
      .add_option("-v,--variant", options->variants,
                  "a house rule: NAME or FILE.lua; shows what it changes")
      ->type_name("NAME")
      ->allow_extra_args(false);
  command.add_flag("--state", options->state,
                   "what the rules remember: the fields of g and of players");
  command.add_flag("--texts", options->texts,
                   "the announcements with their values, and every other text");
  command.add_flag("--questions", options->questions, "the questions with their form and values");
  command.callback([options] {  // comments are in English, so the texts are too
    print_index(*options, sources_of(options->game, options->variants, "en"));
  });
}

}  // namespace narrator::cli
