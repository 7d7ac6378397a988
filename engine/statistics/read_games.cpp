#include "engine/statistics/read_games.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

#include "engine/error.hpp"
#include "engine/log/log_json.hpp"
#include "engine/log/log_time.hpp"
#include "engine/share_out.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {
namespace {

constexpr std::size_t kBatch = 256;  // logs read before their rows are handed over

// The latest of each kind, whoever was told it.
Json facts_of(const Machine& machine, const LoggedGame& log) {
  Json facts = Json::object();
  for (const Fact& fact : machine.facts()) {
    const auto& names = log.setup.table.players;
    facts[fact.key][name_at(fact.subject, names)] = to_json(fact.value, names);
  }
  return facts;
}

Json counts_of(Machine& machine, const LoggedGame& log) {
  Json counts = Json::object();
  const auto add = [&](const std::string& what, int seat, std::int64_t n) {
    Json& count = counts[what][name_at(seat, log.setup.table.players)];
    count = (count.is_null() ? 0 : count.get<std::int64_t>()) + n;
  };
  for (const Counted& one : machine.counts()) add(one.what, one.seat, one.n);
  if (!has_claims(log.state.notes)) return counts;
  const std::vector<PlacedClaim> claims = claims_in_effect(machine, log.state.notes);
  const auto refuted = machine.refuted(claims);
  if (!refuted) return counts;
  for (const PlacedClaim& one : claims) {
    if (!one.claim.said.empty()) add("claimed", one.claim.by, 1);  // or refused
  }
  for (const Claim& one : *refuted) add("refuted", one.by, 1);
  return counts;
}

GameRow row_of(const std::string& path, const LogContents& log, Machine& machine) {
  const auto began = seconds_since_1970(log.at), ended = seconds_since_1970(log.last_at);
  const Json status = machine.status();
  const Json round = status.value("round", Json());
  const Json rounds = status.value("rounds", round);  // if rounds restart in each part
  return {path,
          log.at,
          log.setup.game,
          log.setup.variants,
          settings_json(log.setup.table.settings),
          log.setup.table.players,
          rounds.is_number_integer() ? rounds.get<std::int64_t>() : 0,
          static_cast<std::int64_t>(log.state.answers.size()),
          began < 0 || ended < began ? 0 : ended - began,
          *machine.result(),
          facts_of(machine, log),
          counts_of(machine, log),
          log.link};
}

// Reads games; each thread has its own.
class GameReader {
 public:
  explicit GameReader(const GameFilter& wanted) : wanted_(wanted), logs_(wanted.ask) {}

  GameRead read(const std::string& path) {
    try {
      return read_sound(path);
    } catch (const Error& e) {
      return {{}, wrong_with(path, e), e.status() == Exit::bad_log, {}};
    }
  }

 private:
  GameRead read_sound(const std::string& path) {
    const LogContents log =
        wanted_.verify ? logs_.read_without_messages(path) : logs_.read_game(path);
    GameRead read;
    read.game = log.setup.game;
    if (!wanted_.wants(log.setup.game, log.at)) return read;
    if (wanted_.verify) verifier_.verify(log);
    const bool listens = has_claims(log.state.notes) ||
                         std::ranges::any_of(log.state.answers, &LogAnswer::correction);
    Replayer& replayer = listens ? listening_ : replayer_;
    replayer.run(log, [&](Machine& machine) {
      if (machine.result()) {
        read.row = row_of(path, log, machine);
      } else {
        read.skipped = path + ": the game is not over";
      }
    });
    return read;
  }

  const GameFilter& wanted_;
  LogReader logs_;
  Replayer replayer_{&Machine::count, wanted_.probe}, verifier_{{}, wanted_.probe};
  Replayer listening_{[](Machine& machine) {
                        machine.count();
                        machine.listen();
                      },
                      wanted_.probe};
};

constexpr std::int64_t kMostNumber = 1'000'000'000'000;  // of any number in a row
constexpr std::int64_t kMostTimes = 1'000'000'000;       // of a number that is summed over rows

bool is_whole(const Json& json, std::int64_t least, std::int64_t most) {
  if (json.is_number_unsigned()) return std::cmp_less_equal(json.get<std::uint64_t>(), most);
  if (!json.is_number_integer()) return false;
  return json.get<std::int64_t>() >= least && json.get<std::int64_t>() <= most;
}

// Whether `things` maps names of things to at most a word or a number for each player.
bool is_one_told(const Json& value, bool numbers_only) {
  if (value.is_number()) return is_whole(value, -kMostTimes, kMostTimes);
  if (numbers_only) return false;
  const auto item = [](const Json& one) { return is_one_told(one, false); };
  return value.is_string() || value.is_null() ||
         (value.is_array() && std::ranges::all_of(value, item));
}

bool is_told(const Json& things, bool numbers_only) {
  return things.is_object() && std::ranges::all_of(things, [&](const Json& by_name) {
           return by_name.is_object() && std::ranges::all_of(by_name, [&](const Json& value) {
                    return is_one_told(value, numbers_only);
                  });
         });
}

}  // namespace

void read_games(const std::vector<std::string>& paths, const GameFilter& wanted, unsigned jobs,
                const std::function<void(const std::string& path, GameRead&&)>& take) {
  std::vector<std::unique_ptr<GameReader>> readers;
  const unsigned workers = processors(jobs);
  for (unsigned i = 0; i < workers; ++i) readers.push_back(std::make_unique<GameReader>(wanted));
  std::vector<GameRead> batch;
  for (std::size_t first = 0; first < paths.size(); first += batch.size()) {
    batch.assign(std::min(kBatch, paths.size() - first), {});
    share_out(batch.size(), workers, [&](unsigned worker, std::size_t i) {
      batch[i] = readers[worker]->read(paths[first + i]);
    });
    for (std::size_t i = 0; i < batch.size(); ++i) take(paths[first + i], std::move(batch[i]));
  }
}

std::int64_t whole_number_from(const Json& json, std::int64_t least, std::int64_t most) {
  if (!is_whole(json, least, most)) throw std::out_of_range("no such whole number");
  return json.get<std::int64_t>();
}

Json row_json(const GameRow& row) {
  return {{"log", row.log},           {"at", row.at},
          {"game", row.game},         {"variants", row.variants},
          {"settings", row.settings}, {"players", row.players},
          {"rounds", row.rounds},     {"answers", row.answers},
          {"seconds", row.seconds},   {"result", row.result},
          {"facts", row.facts},       {"counts", row.counts},
          {"link", row.link}};
}

std::optional<GameRow> row_of_json(const Json& json) {
  try {
    GameRow row;
    json.at("log").get_to(row.log);
    json.at("at").get_to(row.at);
    json.at("game").get_to(row.game);
    json.at("variants").get_to(row.variants);
    row.settings = json.at("settings");
    json.at("players").get_to(row.players);
    row.rounds = whole_number_from(json.at("rounds"), 0, kMostNumber);
    row.answers = whole_number_from(json.at("answers"), 0, kMostNumber);
    row.seconds = whole_number_from(json.at("seconds"), 0, kMostNumber);
    row.result = json.at("result");
    row.facts = json.at("facts");
    row.counts = json.at("counts");
    row.link = json.value("link", "");  // missing in rows of earlier versions
    if (!row.result.is_object() || !is_told(row.facts, false) || !is_told(row.counts, true))
      return std::nullopt;
    return row;
  } catch (const std::exception&) {  // from parsing JSON or numbers
    return std::nullopt;
  }
}

}  // namespace narrator
