#include "cli/check/trial/trial_game.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/lists.hpp"
#include "engine/session/playout.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

constexpr int kMostTried = 5'000;        // ten times the length of the longest game
constexpr std::size_t kMostShown = 400;  // inputs of an endless game
constexpr std::uint64_t kTable = std::uint64_t{1} << 62;  // stream of the table's decisions
constexpr std::uint64_t kRuling = kTable + 1;             // stream of the corrections

std::string as_typed(const Question& question, const Answer& answer,
                     const std::vector<std::string>& names) {
  if (answer.unknown) return "unknown";
  if (traits(question.form).numbers) return std::to_string(answer.picks.front());
  std::string line;
  for (const int pick : answer.picks) {
    if (!line.empty()) line += ' ';
    line += pick < 0 ? "?" : option_text(question.options[static_cast<std::size_t>(pick)], names);
  }
  return line;
}

TrialRecord::Step step_of(Machine& machine, const std::vector<std::string>& names) {
  TrialRecord::Step step;
  step.state = machine.fingerprint();
  for (const Announcement& one : machine.said())
    step.said += machine.text().render_of_game(one.id, one.args, names) + "\n";
  return step;
}

}  // namespace

void play(Machine& machine, const TrialGame& game, TrialRecord& course, const TrialLook& look,
          int until) {
  const std::vector<std::string>& names = game.table.players;
  Random table(game.seed, kTable);
  const auto answer_to = [&](const Question& question) -> std::optional<Answer> {
    if (!traits(question.form).logged) return Answer{};
    if (course.answers >= until) return std::nullopt;
    Random chance(game.seed, static_cast<std::uint64_t>(++course.answers));
    Answer answer = draw(question, question.chance ? chance : table);
    if (game.unknown && question.unknown && !question.chance) answer = {true, {}};
    if (!question.chance) course.inputs.push_back(as_typed(question, answer, names));
    return answer;
  };
  const auto look_at = [&](Machine& m) {
    course.steps.push_back(step_of(m, names));
    if (look) look(m, course.answers);
  };
  play_out(machine, game.table, answer_to, look_at, kMostTried);
}

void correct_at_random(Machine& machine, const TrialGame& game, TrialRecord& course,
                       const std::function<void(Machine&)>& look) {
  Random ruling(game.seed, kRuling);
  const std::vector<std::string>& names = game.table.players;
  if (machine.question() == nullptr || machine.question()->chance) return;
  std::set<std::string> ids;
  for (const Question& offered : machine.corrections()) ids.insert(offered.id);
  for (const std::string& id : ids) {
    std::vector<Question> offered = machine.corrections();
    std::erase_if(offered, [&](const Question& one) { return one.id != id; });
    if (offered.empty()) continue;
    const Question& what = offered[ruling.below(static_cast<std::uint32_t>(offered.size()))];
    const Answer answer = draw(what, ruling);
    course.inputs.push_back(fmt::format("correct {} {}{}{}", id, name_of(what.of, names),
                                        what.of > 0 ? " " : "", as_typed(what, answer, names)));
    run_answers(machine, from_list({{answer, &what}}));
    if (look) look(machine);
  }
}

std::vector<PlacedClaim> claims_on(const std::vector<Topic>& topics, int after) {
  std::vector<PlacedClaim> claims;
  for (const Topic& topic : topics) {
    claims.push_back({{topic.of, topic.id, topic.round, topic.player, {}, {}}, after});
    claims.back().claim.said.assign(static_cast<std::size_t>(topic.count), topic.from.front());
  }
  return claims;
}

std::vector<Option> numbers_left_out(const Question& question, std::size_t most) {
  const Value* least = find(question.args, "min");
  const Value* greatest = find(question.args, "max");
  const auto* min = least == nullptr ? nullptr : std::get_if<std::int64_t>(&least->data);
  const auto* max = greatest == nullptr ? nullptr : std::get_if<std::int64_t>(&greatest->data);
  std::vector<Option> left_out;
  if (min == nullptr || max == nullptr) return left_out;
  for (std::int64_t n = *min; n <= *max && left_out.size() < most; ++n) {
    const Option number{0, std::to_string(n)};
    if (!contains(question.options, number)) left_out.push_back(number);
  }
  return left_out;
}

std::string dealt_in_words(const Table& table) {
  return table.dealt.empty() ? "nothing" : joined_by(table.dealt, ", ");
}

std::string replaying(const TrialGame& game, const TrialRecord& course, const std::string& name,
                      const std::vector<std::string>& variants) {
  std::string lines;
  for (std::size_t i = 0; i < std::min(course.inputs.size(), kMostShown); ++i)
    lines += course.inputs[i] + "\\n";
  std::string command =
      fmt::format("printf '{}' | narrator play {} -p {} --deal {} --seed {}", lines, name,
                  fmt::join(game.table.players, ","),
                  game.table.dealt.empty() ? "none" : joined_by(game.table.dealt, ","), game.seed);
  for (const std::string& variant : variants) {
    command += " -v " + variant;
    const auto given = typed_settings(game.table.settings, file_stem(variant));
    if (!given.empty()) command += fmt::format(":{}", fmt::join(given, ","));
  }
  for (const std::string& own : typed_settings(game.table.settings, "game"))
    command += " --set " + own;
  return command;
}

}  // namespace narrator::cli
