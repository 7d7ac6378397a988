#include <algorithm>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/check/trial/seen_in_play.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/lists.hpp"
#include "engine/sources/bundled.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kExample = 100;  // bytes that an example takes where one is so short
constexpr std::size_t kWords = 5;

// "the value on one line": an example is no picture.
std::string on_one_line(const Json& value) {
  std::string line;
  for (const char c : as_lua(value, "")) {
    if (c != '\n' && !(c == ' ' && line.ends_with(' '))) line += c;
    if (c == '\n' && !line.ends_with(' ')) line += ' ';
  }
  if (line.ends_with(", }")) line.replace(line.size() - 3, 3, " }");
  return line;
}

// Of what a rule gave, by kind: "word, such as "ja", "nein"", "list of tables, such as { … }".
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

// What a rule was seen to give; nothing of one that does something.
std::string given(const RuleGave* seen) {
  if (seen == nullptr) return "not seen: no random game calls it";
  const RuleGave& gave = *seen;
  std::map<std::string, std::vector<Json>> by_kind;
  for (const Json& value : gave.values) by_kind[kind_of_value(value)].push_back(value);
  if (by_kind.size() > 1) by_kind.erase("list");  // an empty one
  std::string text;
  for (const auto& [kind, values] : by_kind)
    text += (text.empty() ? "" : "; or ") + in_words(kind, values);
  if (text.empty()) return "nothing";
  return gave.nothing ? text + "; or nothing" : text;
}

// A join point that is no rule has no place: "ask.vote", "say.nominated".
void print_rule(const RuleEntry& rule, const std::vector<Source>& sources,
                const std::map<std::string, RuleGave>& gave) {
  const std::string call = rule.place.line == 0 ? ""
                                                : fmt::format("({})  {}", parameters(rule, sources),
                                                              rule.place.text(sources));
  print_paragraph(rule.name + call);
  if (!rule.comment.empty()) print_paragraph(rule.comment, kBelow);
  if (rule.place.line > 0) print_paragraph("gives: " + given(found_in(gave, rule.name)), kBelow);
  if (!rule.advice.empty())
    print_paragraph(fmt::format("changed by: {}", fmt::join(rule.advice, ", ")), kBelow);
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

// What the sources say of the fields of g ("State") or of a player ("Player"):
// ---@class State
// ---@field leader? Player who leads …
std::map<std::string, std::string> meanings(const std::string& owner,
                                            const std::vector<Source>& sources) {
  std::map<std::string, std::string> known;
  const std::regex field("---@field (\\w+)\\??:? (\\S+) (.*)");
  for (const Source& source : sources) {
    bool here = false;
    std::istringstream lines(std::string(source.text.view()));
    for (std::string line; std::getline(lines, line);) {
      std::smatch part;
      if (line.starts_with("---@class ")) here = (line + " ").substr(10).starts_with(owner + " ");
      if (here && std::regex_match(line, part, field)) known.emplace(part[1], part[3]);
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

void print_index(const RulesOptions& options, const std::vector<Source>& sources) {
  const Machine machine(sources, "en");
  const SeenInPlay seen = seen_in_play(sources);
  if (!options.state && !options.texts && !options.questions) {
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
  command.callback([options] {  // Comments are in English, so the texts are, too.
    print_index(*options, sources_of(options->game, options->variants, "en"));
  });
}

}  // namespace narrator::cli
