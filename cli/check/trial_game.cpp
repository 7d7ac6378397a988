#include "cli/check/trial_game.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/lists.hpp"
#include "engine/session/replay.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

constexpr int kMostTried = 5'000;        // ten times the length of the longest game
constexpr std::size_t kMostShown = 400;  // inputs of an endless game
constexpr std::uint64_t kTable = std::uint64_t{1} << 62;  // stream of the table's decisions
constexpr std::uint64_t kRuling = kTable + 1;             // stream of the corrections

std::vector<std::int64_t> counts_of(const Question& question, const Answer& answer) {
  std::vector<std::int64_t> counts(question.options.size());
  for (const int pick : answer.picks) ++counts[static_cast<std::size_t>(pick)];
  return counts;
}

// Returns the ballots as a count of each option, as they may be told, too.
Answer counted(const Question& question, const Answer& answer) {
  return tally_of(question, counts_of(question, answer)).value();
}

std::string as_typed(const Question& question, const Answer& answer,
                     const std::vector<std::string>& names) {
  if (answer.unknown) return "unknown";
  if (answer.tally) return fmt::format("{}", fmt::join(counts_of(question, answer), ":"));
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

constexpr int kFewest = 36;
constexpr int kMost = 96;
constexpr std::size_t kSmall = 6;  // sizes

// Returns a table for every set of components that the program may deal; the others are told by the
// table, or unknown.
std::vector<TrialGame> ways_to_deal(const GameDeclaration& game) {
  const std::vector<std::string> names = game.component_names();
  std::vector<TrialGame> all;
  for (std::size_t set = 0; set < std::size_t{1} << names.size(); ++set) {
    TrialGame one;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((set >> i & 1) != 0) one.table.dealt.push_back(names[i]);
    }
    all.push_back(one);
    one.unknown = true;
    if (one.table.dealt.size() < names.size()) all.push_back(one);
  }
  return all;
}

// Returns all numbers of players if they are few; otherwise the small ones, which are the most
// common, one in the middle and the largest.
std::vector<int> sizes_tried(const GameDeclaration& game) {
  const auto [least, most] = game.players;
  std::vector<int> sizes;
  for (int size = least; size <= most; ++size) {
    if (size < least + static_cast<int>(kSmall) || size == (least + most) / 2 || size == most)
      sizes.push_back(size);
  }
  return sizes;
}

// Gives each setting a different value each time. Of several settings, all combinations are tried
// as far as there are enough games.
void choose(const std::vector<Setting>& settings, const std::string& owner, std::size_t game,
            TrialGame& table) {
  std::size_t slow = 0;
  for (const Setting& setting : settings) {
    const std::vector<Json> values = setting.worth_trying();
    table.table.settings[owner][setting.name] =
        values[(game + slow * (game / values.size())) % values.size()];
    ++slow;
  }
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
    if (question.tally && course.answers % 3 == 0) answer = counted(question, answer);
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

std::vector<TrialGame> trial_tables(const Machine& machine, int games) {
  const GameDeclaration& game = machine.game();
  const std::vector<int> sizes = sizes_tried(game);
  const int range = static_cast<int>(sizes.size());
  const std::vector<TrialGame> ways = ways_to_deal(game);
  const int all = range * static_cast<int>(ways.size());
  std::vector<TrialGame> tables;
  for (int i = 0; i < (games > 0 ? games : std::clamp(all, kFewest, kMost)); ++i) {
    TrialGame one = ways[static_cast<std::size_t>(i / range + i) % ways.size()];
    one.seed = fmt::format("{:x}", i + 1);
    auto size = static_cast<std::size_t>(i % range);
    if (i >= all && size >= kSmall) size -= kSmall;  // large games are slow
    one.table.players = numbered_players(sizes[size]);
    for (const VariantDeclaration& variant : machine.variants())
      choose(variant.settings, variant.id, static_cast<std::size_t>(i), one);
    tables.push_back(std::move(one));
  }
  return tables;
}

void vary_settings(const std::vector<Setting>& settings, std::vector<TrialGame>& tables) {
  std::size_t next = 1;
  for (const Setting& setting : settings) {
    const bool number = setting.fallback.is_number_integer();
    const std::int64_t usual = number ? setting.fallback.get<std::int64_t>() : 0;
    const std::int64_t most = 10 * std::clamp<std::int64_t>(usual, 1, 1'000'000);
    for (const Json& value : setting.worth_trying()) {
      if (value == setting.fallback || next >= tables.size()) continue;
      const bool large = number && value > most && setting.allows(most);
      tables[next++].table.settings["game"][setting.name] = large ? Json(most) : value;
    }
  }
}

}  // namespace narrator::cli
