#include "cli/check/playout_checks.hpp"

#include <algorithm>
#include <deque>

#include <fmt/format.h>

#include "cli/check/playout.hpp"
#include "engine/chance/random.hpp"
#include "engine/error.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

constexpr std::string_view kSeed = "check";  // a failure comes again at the next check
constexpr std::size_t kTrail = 4;            // how many questions a failure names
constexpr int kOften = 5;                    // every how manieth game is played again

// The table of game number `number`: numbers of players in turn, and for each the ways of dealing.
Table table_of(const Machine& machine, int number) {
  const GameDeclaration& game = machine.game();
  const int least = game.least_players, range = game.most_players - least + 1;
  Table table;
  table.players = numbered_players(least + number % range);
  const std::vector<std::string> components = game.component_names();
  for (std::size_t i = 0; i < components.size(); ++i) {
    if ((number / range) >> i & 1) table.dealt.push_back(components[i]);
  }
  std::sort(table.dealt.begin(), table.dealt.end());
  Random random(kSeed, static_cast<std::uint64_t>(number) + (std::uint64_t{1} << 32));
  for (const VariantDeclaration& variant : machine.variants()) {
    for (const Setting& setting : variant.settings) {
      const std::vector<Json> values = setting.worth_trying();
      table.settings[variant.id][setting.name] =
          values[random.below(static_cast<std::uint32_t>(values.size()))];
    }
  }
  return table;
}

void expect_text(const Machine& machine, const std::string& id, const std::string& what) {
  if (machine.text().find(id) != nullptr) return;
  std::vector<std::string> known;
  for (const auto& [other, text] : machine.text().all()) known.push_back(other);
  std::sort(known.begin(), known.end());
  const int near = nearest(id, known);
  throw ScriptError(fmt::format(
      "{} has no text '{}'{}", what, id,
      near < 0 ? "; give it one in variant{ text = { en = { … } } }"
               : fmt::format("; did you mean '{}'?", known[static_cast<std::size_t>(near)])));
}

// What players can be asked about, and what it proves if they all say the same.
void look_at_testimony(Machine& machine) {
  std::vector<Spoken> claims;
  for (const Topic& topic : machine.topics()) {
    expect_text(machine, "topic." + topic.id, fmt::format("topic '{}'", topic.id));
    claims.push_back({{topic.of, topic.id, topic.round, topic.player, {}, {}}});
    claims.back().claim.said.assign(static_cast<std::size_t>(topic.count), topic.from.front());
  }
  if (claims.empty()) return;
  for (const Finding& finding : machine.findings(claims).list) {
    expect_text(machine, finding.what.id, "a finding");
    for (const Sentence& reason : finding.reasons) expect_text(machine, reason.id, "a reason");
  }
}

// Looks at one game: first while it is played, then whether it plays the same again.
class Watch {
 public:
  void first(Machine& machine) {
    if (const Question* question = machine.question()) {
      trail_.push_back(question->id);
      if (trail_.size() > kTrail) trail_.pop_front();
      if (!question->chance)
        expect_text(machine, "ask." + question->id, fmt::format("question '{}'", question->id));
    }
    for (const Announcement& said : machine.said())
      expect_text(machine, said.id, "an announcement");
    machine.status();
    machine.display();
    machine.check();
    if (machine.question() == nullptr) look_at_testimony(machine);
    prints_.push_back(machine.fingerprint());
  }

  void again(Machine& machine) {
    if (at_ < prints_.size() && prints_[at_] == machine.fingerprint()) return void(++at_);
    throw ScriptError(
        fmt::format("played again with the same answers, the game is another one after {} of them: "
                    "what the game must remember belongs into g, not into a local of the file",
                    at_));
  }

  std::string trail() const { return fmt::format("{}", fmt::join(trail_, ", ")); }

 private:
  std::deque<std::string> trail_;
  std::vector<std::uint64_t> prints_;
  std::size_t at_ = 0;
};

std::string circumstances(const Table& table, const Watch& watch, int number) {
  std::string settings;
  for (const auto& [owner, values] : table.settings) {
    for (const auto& [name, value] : values)
      settings += fmt::format(", {}:{}={}", owner, name, value.dump());
  }
  return fmt::format(
      "in random game {} with {} players, dealt by the app: {}{}; the last questions: {}",
      number + 1, table.players.size(),
      table.dealt.empty() ? "nothing" : fmt::format("{}", fmt::join(table.dealt, ", ")), settings,
      watch.trail());
}

}  // namespace

std::string check_playouts(Machine& machine, int games) {
  int least = 0, most = 0;
  machine.listen();
  for (int number = 0; number < games; ++number) {
    const Table table = table_of(machine, number);
    Watch watch;
    try {
      const Playout playout =
          play_out(machine, table, kSeed, number, [&](Machine& m) { watch.first(m); });
      if (number % kOften == 0)
        play_out(machine, table, kSeed, number, [&](Machine& m) { watch.again(m); });
      least = number == 0 ? playout.answers : std::min(least, playout.answers);
      most = std::max(most, playout.answers);
    } catch (const ScriptError& e) {
      throw ScriptError(fmt::format("{}\n  {}", e.what(), circumstances(table, watch, number)));
    }
  }
  return fmt::format(
      "{} random games of {} to {} players came to their end, after {} to {} answers.", games,
      machine.game().least_players, machine.game().most_players, least, most);
}

}  // namespace narrator::cli
