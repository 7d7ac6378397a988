#include "cli/check/trial/seen_in_play.hpp"

#include "cli/check/trial/trial_game.hpp"
#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

constexpr int kGames = 24;

void note_fields(const Json& table, std::map<std::string, std::set<std::string>>& fields) {
  for (const auto& [name, value] : table.items()) fields[name].insert(kind_of_value(value));
}

void note_question(Machine& machine, SeenInPlay& seen) {
  const Question* question = machine.question();
  if (question == nullptr) return;
  machine.work_out_args();
  QuestionSeen& one = seen.questions[question->id];
  one.kind = kind(*question);
  one.of = one.of || question->of > 0;
  one.secret = one.secret || question->secret;
  one.chance = one.chance || question->chance;
  for (const auto& [name, value] : question->args) one.args.insert(name);
  for (const Option& option : question->options) {
    if (option.seat == 0 && !contains(one.words, option.word)) one.words.push_back(option.word);
  }
}

// What the program asks of the rules at any time.
void work_out_the_rest(Machine& machine) {
  const std::vector<Spoken> claims = claims_on(machine.topics(), 0);
  machine.status();
  machine.display();
  machine.check();
  machine.findings(claims);
  machine.report([](const Audience&, std::string_view) { return true; }, claims);
  machine.refuted(claims);
}

// "list" is what an empty list looks like: what stands in it was seen elsewhere, or never.
void drop_empty(std::map<std::string, std::set<std::string>>& fields) {
  for (auto& [name, kinds] : fields) {
    const auto filled = kinds.lower_bound("list of ");
    if (filled != kinds.end() && filled->starts_with("list of ")) kinds.erase("list");
  }
}

// As below, of several.
std::string kinds_of(const Json& value) {
  if (value.is_boolean() || value.is_null()) return kind_of_value(value);
  if (value.is_array()) return value.empty() ? "lists" : "lists of " + kinds_of(value.front());
  return kind_of_value(value) + "s";
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
  SeenInPlay seen;
  Watch watch;
  watch.every_rule = true;
  Machine machine(sources, "en", true, &watch);
  machine.listen();
  for (const TrialGame& game : trial_tables(machine, kGames)) {
    TrialCourse course;
    play(machine, game, course, [&](Machine& m, int) {
      for (const Announcement& said : m.said()) {
        auto& values = seen.announcements[said.id];
        for (const auto& [name, value] : said.args) values.insert(name);
      }
      note_question(m, seen);
      const Json state = m.state();
      note_fields(state, seen.state);
      for (const Json& player : state["players"]) note_fields(player, seen.of_players);
      if (m.question() == nullptr) work_out_the_rest(m);
    });
  }
  drop_empty(seen.state);
  drop_empty(seen.of_players);
  seen.gave = std::move(watch.gave);
  return seen;
}

}  // namespace narrator::cli
