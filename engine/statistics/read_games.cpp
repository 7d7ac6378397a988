#include "engine/statistics/read_games.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/log/log_time.hpp"
#include "engine/session/replayer.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {
namespace {

constexpr std::size_t kBatch = 256;  // logs that are read before their rows are handed over

const std::string& name_at(int seat, const LoggedGame& log) {
  return log.setup.table.players.at(static_cast<std::size_t>(seat - 1));
}

// A fact is a word or a number; what else a game tells of players is nothing to count by.
Json facts_of(const Machine& machine, const LoggedGame& log) {
  Json facts = Json::object();
  for (const Fact& fact : machine.facts()) {
    Json& known = facts[fact.key][name_at(fact.subject, log)];
    if (const auto* word = std::get_if<std::string>(&fact.value.data)) {
      known = *word;
    } else if (const auto* number = std::get_if<std::int64_t>(&fact.value.data)) {
      known = *number;
    }
  }
  return facts;
}

// A count that names no player of the game is the script's mistake, and counts nothing.
Json counts_of(Machine& machine, const LoggedGame& log) {
  const Json list = machine.counts(claims_in_effect(machine, log.state.notes));
  Json counts = Json::object();
  for (const Json& one : list) {
    const Json player = one.is_object() ? one.value("player", Json()) : Json();
    const Json seat = player.is_object() ? player.value("seat", Json(0)) : Json(0);
    const Json what = one.is_object() ? one.value("what", Json()) : Json();
    const Json n = one.is_object() ? one.value("n", Json(1)) : Json();
    const auto players = static_cast<std::int64_t>(log.setup.table.players.size());
    if (!what.is_string() || !n.is_number_integer() || !seat.is_number_integer() || seat < 1 ||
        seat > players) {
      throw ScriptError("rule.counts gives a list of { what = \"word\", player = player, n = 1 }");
    }
    Json& count = counts[what.get<std::string>()][name_at(seat.get<int>(), log)];
    count = (count.is_null() ? 0 : count.get<std::int64_t>()) + n.get<std::int64_t>();
  }
  return counts;
}

Json settings_of(const Settings& settings) {
  Json json = Json::object();
  for (const auto& [owner, values] : settings) {
    for (const auto& [name, value] : values) json[owner][name] = value;
  }
  return json;
}

GameRow row_of(const std::string& path, const LogContents& log, Machine& machine) {
  const auto began = seconds_since_1970(log.at), ended = seconds_since_1970(log.last_at);
  const Json round = machine.status().value("round", Json());
  GameRow row{path,
              log.at,
              log.setup.game,
              log.setup.variants,
              settings_of(log.setup.table.settings),
              log.setup.table.players,
              round.is_number_integer() ? round.get<int>() : 0,
              static_cast<int>(log.state.answers.size()),
              began < 0 || ended < began ? 0 : ended - began,
              *machine.result(),
              facts_of(machine, log),
              counts_of(machine, log)};
  return row;
}

// One thread's.
class GameReader {
 public:
  explicit GameReader(const Wanted& wanted) : wanted_(wanted), logs_(wanted.ask) {}

  GameRead read(const std::string& path) {
    try {
      return read_sound(path);
    } catch (const DamagedLog& e) {
      return {{}, e.what()};
    } catch (const Error& e) {
      return {{}, path + ": " + e.what()};
    }
  }

 private:
  GameRead read_sound(const std::string& path) {
    const LogContents log = wanted_.verify ? logs_.read(path) : logs_.read_game(path);
    GameRead read;
    if (!wanted_.wants(log.setup.game, log.at)) return read;
    if (wanted_.verify) verifier_.verify(log);
    replayer_.run(log, [&](Machine& machine) {
      if (machine.result()) {
        read.row = row_of(path, log, machine);
      } else {
        read.skipped = path + ": the game is not over";
      }
    });
    return read;
  }

  const Wanted& wanted_;
  LogReader logs_;
  Replayer replayer_{true}, verifier_;
};

}  // namespace

void read_games(const std::vector<std::string>& paths, const Wanted& wanted, unsigned jobs,
                const std::function<void(const std::string& path, GameRead&&)>& take) {
  std::vector<std::unique_ptr<GameReader>> readers;
  for (unsigned i = 0; i < std::max(jobs, 1U); ++i)
    readers.push_back(std::make_unique<GameReader>(wanted));
  std::vector<GameRead> batch;
  for (std::size_t first = 0; first < paths.size(); first += batch.size()) {
    batch.assign(std::min(kBatch, paths.size() - first), {});
    std::atomic<std::size_t> next = 0;
    const auto work = [&](GameReader& reader) {
      for (std::size_t i; (i = next++) < batch.size();) batch[i] = reader.read(paths[first + i]);
    };
    std::vector<std::future<void>> helpers;
    try {
      for (std::size_t i = 1; i < std::min(readers.size(), batch.size()); ++i)
        helpers.push_back(std::async(std::launch::async, work, std::ref(*readers[i])));
    } catch (const std::system_error&) {  // no more threads are to be had: those there are do it
    }
    work(*readers.front());
    for (std::future<void>& helper : helpers) helper.get();
    for (std::size_t i = 0; i < batch.size(); ++i) take(paths[first + i], std::move(batch[i]));
  }
}

}  // namespace narrator
