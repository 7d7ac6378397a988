#include "cli/check/seen_in_play.hpp"

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/check/trial_game.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kGames = 24, kGamesBeside = 4;

void note_fields(const Json& table, std::map<std::string, std::set<std::string>>& fields) {
  for (const auto& [name, value] : table.items()) fields[name].insert(kind_of_value(value));
}

void note_question(Machine& machine, SeenInPlay& seen) {
  const Question* question = machine.question();
  if (question == nullptr) return;
  machine.work_out_args();
  SeenQuestion& one = seen.questions[question->id];
  one.kind = kind(*question);
  one.of = one.of || question->of > 0;
  one.secret = one.secret || question->secret;
  one.chance = one.chance || question->chance;
  one.tally = one.tally || question->tally;
  for (const auto& [name, value] : question->args) one.args.insert(name);
  for (const Option& option : question->options) {
    if (option.seat == 0 && !contains(one.words, option.word)) one.words.push_back(option.word);
  }
}

// Computes everything that the program may ask of the rules at any time.
void work_out_the_rest(Machine& machine) {
  const std::vector<PlacedClaim> claims = claims_on(machine.topics(), 0);
  machine.status();
  machine.display();
  machine.check();
  machine.findings(claims);
  machine.report([](const Audience&, std::string_view) { return true; }, claims);
  machine.refuted(claims);
}

// An empty list has kind "list"; drops that if its elements were seen elsewhere.
void drop_empty(std::map<std::string, std::set<std::string>>& fields) {
  for (auto& [name, kinds] : fields) {
    const auto filled = kinds.lower_bound("list of ");
    if (filled != kinds.end() && filled->starts_with("list of ")) kinds.erase("list");
  }
}

// Returns the plural of a value's kind.
std::string kinds_of(const Json& value) {
  if (value.is_boolean() || value.is_null()) return kind_of_value(value);
  if (value.is_array()) return value.empty() ? "lists" : "lists of " + kinds_of(value.front());
  return kind_of_value(value) + "s";
}

constexpr std::size_t kWidth = 78;

// Formats a table on one line if it fits, otherwise with one member per line.
std::string table_as_lua(const Json& table, const std::string& indent) {
  std::vector<std::string> members;
  for (const auto& [key, value] : table.items())
    members.push_back((table.is_object() ? key + " = " : "") + as_lua(value, indent + "  "));
  if (members.empty()) return "{}";
  const std::string line = fmt::format("{{ {} }}", fmt::join(members, ", "));
  if (line.size() + indent.size() <= kWidth && line.find('\n') == line.npos) return line;
  const std::string between = ",\n" + indent + "  ";
  return fmt::format("{{\n{}  {},\n{}}}", indent, fmt::join(members, between), indent);
}

// Returns the part of the state that the path g.NAME.NAME denotes.
Json part_of(const Json& state, const std::string& path) {
  const Json* part = &state;
  std::string walked;
  for (const std::string& name : pieces(path, ".")) {
    if (walked.empty()) {
      walked = name;
      continue;
    }
    std::vector<std::string> known;
    for (const auto& [key, value] : part->items())
      known.push_back(part->is_object() ? key : std::to_string(known.size() + 1));
    const auto found = std::ranges::find(known, name);
    if (found == known.end())
      throw Error(Exit::usage, "{} has no '{}' then; {}", walked, name, suggestion(name, known));
    part = part->is_object() ? &(*part)[name]
                             : &(*part)[static_cast<std::size_t>(found - known.begin())];
    walked += "." + name;
  }
  return *part;
}

// The observations from one game.
struct Seen {
  Json state;
  std::string when;
  std::string failure;
  std::set<std::string> asked;
};

Seen look_at(const std::vector<Source>& sources, const std::string& lang, const TrialGame& game,
             const std::string& wanted) {
  Machine machine(sources, lang, true);
  Seen seen;
  TrialRecord course;
  try {
    play(machine, game, course, [&](Machine& m, int) {
      const Question* question = m.question();
      if (question == nullptr || (seen.when == wanted && !wanted.empty())) return;
      seen.asked.insert(question->id);
      if (!wanted.empty() && question->id != wanted) return;
      seen.state = m.state();
      seen.when = question->id;
    });
  } catch (const ScriptError& e) {
    seen.failure = e.what();
  }
  return seen;
}

// Asks the rules why players and words are not offered.
void ask_why_not(Machine& machine) {
  const Question* question = machine.question();
  if (question == nullptr || question->chance || question->options.empty() ||
      !question->slots.empty() || !question->copies.empty() || traits(question->form).truth)
    return;
  std::vector<Option> candidates{{0, "?"}};
  const bool players = any_player(question->options);
  const std::size_t seats = players ? machine.state()["players"].size() : 0;
  for (int seat = 1; seat <= static_cast<int>(seats); ++seat) candidates.push_back({seat, ""});
  for (const Option& option : question->options) std::erase(candidates, option);
  machine.why_not_each(candidates);
}

// Plays the games, and half of each once more with corrections.
void play_all(const std::vector<Source>& sources, const std::vector<TrialGame>& games, Watch& watch,
              const TrialLook& look) {
  watch.every_rule = true;
  auto machine = std::make_unique<Machine>(sources, "en", true, &watch);
  for (const TrialGame& game : games) {
    machine->listen();
    TrialRecord course, corrected;
    try {
      play(*machine, game, course, look);
      play(*machine, game, corrected, {}, course.answers / 2);
      correct_at_random(*machine, game, corrected, {});
    } catch (const CannotBegin&) {      // such a game would not begin at a table either
    } catch (const ImpossibleState&) {  // a machine that failed is not used again
      machine = std::make_unique<Machine>(sources, "en", true, &watch);
    }
  }
}

}  // namespace

std::string kind_of_value(const Json& value) {
  if (value.is_boolean()) return "yes or no";
  if (value.is_number()) return "number";
  if (value.is_string()) return "word";
  if (value.is_object()) return value.size() == 1 && value.contains("seat") ? "player" : "table";
  if (!value.is_array()) return "none";
  return value.empty() ? "list" : "list of " + kinds_of(value.front());
}

SeenInPlay seen_in_play(const std::vector<Source>& sources) {
  constexpr int kOnTheWay = 12;  // number of answers after which everything is computed
  SeenInPlay seen;
  Watch watch;
  const Machine machine(sources, "en", true);
  std::vector<TrialGame> tables = trial_tables(machine, kGames);
  vary_settings(machine.game().settings, tables);
  play_all(sources, tables, watch, [&](Machine& m, int answers) {
    for (const Announcement& said : m.said()) {
      auto& values = seen.announcements[said.id];
      for (const auto& [name, value] : said.args) values.insert(name);
    }
    note_question(m, seen);
    ask_why_not(m);
    m.corrections();
    const Json state = m.state();
    note_fields(state, seen.state);
    for (const Json& player : state["players"]) note_fields(player, seen.of_players);
    if (m.question() == nullptr || answers == kOnTheWay) work_out_the_rest(m);
  });
  drop_empty(seen.state);
  drop_empty(seen.of_players);
  seen.gave = std::move(watch.gave);
  return seen;
}

void see_beside(const std::vector<Source>& sources, std::map<std::string, RuleResult>& gave) {
  const Machine machine(sources, "en", true);
  if (objection_to(machine.variants())) return;
  Watch watch;
  play_all(sources, trial_tables(machine, kGamesBeside), watch,
           [](Machine& m, int) { ask_why_not(m); });
  gave.merge(watch.gave);
}

std::string as_lua(const Json& value, const std::string& indent) {
  if (value.is_object() && value.size() == 1 && value.contains("seat"))
    return fmt::format("P{}", value["seat"].get<int>());
  if (value.is_structured()) return table_as_lua(value, indent);
  return value.is_null() ? "none" : in_one_line(value);
}

std::string shown_state(const std::vector<Source>& sources, const std::string& lang,
                        const StateRequest& wanted) {
  if (wanted.path != "g" && !wanted.path.starts_with("g."))
    throw Error(Exit::usage,
                "--show {}: expected g, or a field in it, for example "
                "--show g.players",
                wanted.path);
  std::set<std::string> asked;
  for (const TrialGame& game : trial_tables(Machine(sources, lang, true), 0)) {
    const Seen seen = look_at(sources, lang, game, wanted.at);
    asked.insert(seen.asked.begin(), seen.asked.end());
    if (seen.when.empty() && seen.failure.empty()) continue;
    if (seen.when.empty()) throw ScriptError(seen.failure);
    return fmt::format("-- {} players, dealt by the app: {}; '{}' is asked\n{} = {}\n{}",
                       game.table.players.size(), dealt_in_words(game.table), seen.when,
                       wanted.path, as_lua(part_of(seen.state, wanted.path), ""),
                       seen.failure.empty() ? "" : seen.failure + "\n");
  }
  throw Error(Exit::usage, "question '{}' is never asked; {}", wanted.at,
              suggestion(wanted.at, std::vector<std::string>(asked.begin(), asked.end())));
}

}  // namespace narrator::cli
