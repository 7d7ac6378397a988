#include "cli/check/trial/seen_in_play.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "cli/check/trial/trial_game.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

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

}  // namespace

std::string as_lua(const Json& value, const std::string& indent) {
  if (value.is_object() && value.size() == 1 && value.contains("seat"))
    return fmt::format("P{}", value["seat"].get<int>());
  if (value.is_structured()) return table_as_lua(value, indent);
  return value.is_null() ? "none" : value.dump();
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
