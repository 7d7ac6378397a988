#include "cli/simulation/simulation.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Exceeds the sums of ten million games, and a million such sums still fit into an integer.
constexpr std::int64_t kMost = 9'000'000'000'000;

std::int64_t number_from(const Json& json, std::int64_t least = 0) {
  return whole_number_from(json, least, kMost);
}

Statistic sum_from(const Json& json) {
  return {number_from(json.at("sum"), -kMost), number_from(json.at("squares"))};
}

// The measures that are proportions of games, with the name of their object in JSON.
constexpr std::pair<const char*, const char*> kShares[] = {{"team", "teams"},
                                                           {"reason", "reasons"}};

void merge(std::map<Measure, Statistic>& into, const std::map<Measure, Statistic>& from) {
  for (const auto& [measure, sum] : from) into[measure].add(sum);
}

std::int64_t number(const Outcome& outcome, const Measure& measure) {
  return found_or(outcome.numbers, measure, 0);
}

}  // namespace

Outcome outcome_of(const Json& result, const std::vector<Counted>& counted, std::int64_t answers,
                   const std::vector<std::string>& names) {
  Outcome outcome{{}, names.size(), answers};
  outcome.numbers[{"answers", ""}] = answers;
  for (const char* kind : {"team", "reason"}) {
    if (const std::string word = text_field(result, kind); !word.empty())
      outcome.numbers[{kind, word}] = 1;
  }
  const Json& winners = list_field(result, "winners");
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (contains(winners, names[i])) outcome.numbers[{"seat", fmt::to_string(i + 1)}] = 1;
  }
  for (const Counted& one : counted) outcome.numbers[{"count", one.what}] += one.n;
  return outcome;
}

void Statistic::add(std::int64_t number) {
  sum += number;
  squares += number * number;
}

void Statistic::add(const Statistic& other) {
  sum += other.sum;
  squares += other.squares;
}

Average average(const Statistic& sum, std::int64_t games) {
  if (games == 0) return {};
  const auto n = static_cast<double>(games);
  const double mean = static_cast<double>(sum.sum) / n;
  const double spread = static_cast<double>(sum.squares) - mean * static_cast<double>(sum.sum);
  const double reach = games < 2 ? 0 : kTwoTails * std::sqrt(std::max(spread, 0.0) / (n - 1) / n);
  return {mean, mean - reach, mean + reach};
}

void SimulationTotals::add(const Outcome& outcome) {
  ++games_;
  for (const auto& [measure, number] : outcome.numbers) numbers_[measure].add(number);
  answers_.add(outcome.answers);
  games_by_seat_.resize(std::max(games_by_seat_.size(), outcome.players));
  for (std::size_t i = 0; i < outcome.players; ++i) ++games_by_seat_[i];
}

void SimulationTotals::add(const SimulationTotals& other) {
  games_ += other.games_;
  merge(numbers_, other.numbers_);
  for (const auto& [answers, times] : other.answers_.met) answers_.met[answers] += times;
  games_by_seat_.resize(std::max(games_by_seat_.size(), other.games_by_seat_.size()));
  for (std::size_t i = 0; i < other.games_by_seat_.size(); ++i)
    games_by_seat_[i] += other.games_by_seat_[i];
}

Statistic SimulationTotals::sum(const Measure& measure) const {
  return found_or(numbers_, measure, {});
}

Json SimulationTotals::json() const {
  Json json = {{"games", games_}, {"teams", Json::object()}, {"reasons", Json::object()}};
  Json counts = Json::object(), lengths = Json::object(), seats = Json::array();
  for (const auto& [measure, sum] : numbers_) {
    for (const auto& [kind, field] : kShares) {
      if (measure.first == kind) json[field][measure.second] = sum.sum;
    }
    if (measure.first == "count")
      counts[measure.second] = {{"sum", sum.sum}, {"squares", sum.squares}};
  }
  for (std::size_t i = 0; i < games_by_seat_.size(); ++i) {
    const std::int64_t wins = sum({"seat", std::to_string(i + 1)}).sum;
    seats.push_back({{"seat", i + 1}, {"games", games_by_seat_[i]}, {"wins", wins}});
  }
  for (const auto& [answers, times] : answers_.met) lengths[std::to_string(answers)] = times;
  json["seats"] = std::move(seats);
  json["counts"] = std::move(counts);
  json["answers"] = {{"least", answers_.least()},
                     {"median", answers_.median()},
                     {"most", answers_.most()},
                     {"games", std::move(lengths)}};
  return json;
}

SimulationTotals SimulationTotals::from(const Json& json) {
  SimulationTotals sums;
  sums.games_ = number_from(json.at("games"));
  for (const auto& [kind, field] : kShares) {
    for (const auto& [name, times] : json.at(field).items()) {
      const std::int64_t met = whole_number_from(times, 0, sums.games_);
      sums.numbers_[{kind, name}] = {met, met};
    }
  }
  for (const auto& [what, sum] : json.at("counts").items())
    sums.numbers_[{"count", what}] = sum_from(sum);
  for (const Json& seat : json.at("seats")) {
    sums.games_by_seat_.push_back(whole_number_from(seat.at("games"), 0, sums.games_));
    const std::int64_t wins = whole_number_from(seat.at("wins"), 0, sums.games_by_seat_.back());
    if (wins > 0)
      sums.numbers_[{"seat", std::to_string(sums.games_by_seat_.size())}] = {wins, wins};
  }
  Statistic& answers = sums.numbers_[{"answers", ""}];
  for (const auto& [length, times] : json.at("answers").at("games").items()) {
    const std::int64_t given = whole_number(length).value(), games = number_from(times);
    if (static_cast<double>(games) * static_cast<double>(given * given) > kMost)
      throw std::out_of_range("answers");
    sums.answers_.met[given] = games;
    answers.add({games * given, games * given * given});
  }
  return sums;
}

void Differences::add(const Outcome& first, const Outcome& second) {
  std::set<Measure> all;
  for (const Outcome* one : {&first, &second}) {
    for (const auto& [measure, number] : one->numbers) all.insert(measure);
  }
  for (const Measure& measure : all)
    numbers_[measure].add(number(second, measure) - number(first, measure));
}

void Differences::add(const Differences& other) { merge(numbers_, other.numbers_); }

Json Differences::json() const {
  Json list = Json::array();
  for (const auto& [measure, sum] : numbers_) {
    list.push_back({{"of", measure.first},
                    {"name", measure.second},
                    {"sum", sum.sum},
                    {"squares", sum.squares}});
  }
  return list;
}

Differences Differences::from(const Json& json) {
  Differences differences;
  for (const Json& one : json) differences.numbers_[{one.at("of"), one.at("name")}] = sum_from(one);
  return differences;
}

}  // namespace narrator::cli
