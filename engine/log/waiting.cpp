// Answers that wait after an amendment until their questions are asked again, also at other seats.
#include <algorithm>
#include <iterator>

#include "engine/error.hpp"
#include "engine/log/log.hpp"

namespace narrator {
namespace {

// Returns a player's name or number ("#3") after the change of names and seats.
std::string word_at_seats(const std::string& word, const std::vector<std::string>& were,
                          const std::vector<std::string>& are,
                          const std::vector<std::string>& seats) {
  for (std::size_t i = 0; i < were.size() && i < are.size(); ++i) {
    if (word == were[i]) return are[i];
    if (word != "#" + std::to_string(i + 1)) continue;
    return "#" + std::to_string(seat_named(are[i], seats));
  }
  return word;
}

void to_seats(Audience& to, const std::vector<std::string>& are,
              const std::vector<std::string>& seats) {
  for (int& seat : to.seats) seat = seat_named(name_at(seat, are), seats);
  std::ranges::sort(to.seats);
}

}  // namespace

std::span<const LogAnswer>::iterator find_waiting(std::span<const LogAnswer> waiting,
                                                  std::string_view ask, bool chance,
                                                  const LogAnswer* before) {
  for (auto one = waiting.begin(); one != waiting.end(); ++one) {
    if (one->correction) continue;
    if (one->ask == ask && one->chance == chance) return one;
    const bool new_round = before != nullptr && one->ask == before->ask;
    if (new_round || (chance && !one->chance)) break;
  }
  return waiting.end();
}

std::size_t pass_waiting(std::vector<LogAnswer>& waiting, const LogAnswer& given,
                         const LogAnswer* before, std::vector<LogAnswer>* passed) {
  const std::span<const LogAnswer> all(waiting);
  const auto same =
      given.correction
          ? std::ranges::find_if(
                all, [&](const LogAnswer& one) { return one.correction && one.ask == given.ask; })
          : find_waiting(all, given.ask, given.chance, before);
  if (same == all.end()) {
    const bool strays = !given.correction && !given.chance;
    for (LogAnswer& one : waiting) one.of_same = one.of_same || strays;
    return 0;
  }
  const auto end = waiting.begin() + (same - all.begin()) + 1;
  const auto n = static_cast<std::size_t>(end - waiting.begin());
  if (passed != nullptr) std::move(waiting.begin(), end, std::back_inserter(*passed));
  waiting.erase(waiting.begin(), end);
  return n;
}

void LogState::find_waiting_of(LogRecord& record) const {
  const auto find = [&](std::vector<LogAnswer>& waiting) {
    for (LogAnswer& one : waiting) {
      if (one.ask.empty()) {
        if (one.n < 1 || one.n > static_cast<int>(answers.size()))
          throw LogError("the waiting of answer {}, where there are {}", one.n, answers.size());
        one = answers[static_cast<std::size_t>(one.n) - 1];
      } else {
        one.named = now;
      }
      one.say.clear();
      one.written = {};
    }
  };
  if (auto* amend = std::get_if<LogAmend>(&record)) find(amend->waiting);
  if (auto* rules = std::get_if<LogRules>(&record)) find(rules->waiting);
  if (auto* seats = std::get_if<LogSeats>(&record)) {
    find(seats->waiting);
    for (LogAnswer& one : seats->waiting) {
      take_to_seats(one, tables.at(one.named), names(), seats->players);
      one.named = tables.size();  // its index once the record is applied
    }
  }
}

void take_to_seats(LogAnswer& answer, const std::vector<std::string>& were,
                   const std::vector<std::string>& are, const std::vector<std::string>& seats) {
  const auto moved = [&](const std::string& word) { return word_at_seats(word, were, are, seats); };
  const auto seat = [&](const ByName::value_type& entry) {
    return std::ranges::find(seats, entry.first) - seats.begin();
  };
  answer.of = moved(answer.of);
  each_word(answer.answer, [&](std::string& word) { word = moved(word); });
  if (auto* entries = std::get_if<ByName>(&answer.answer))
    std::ranges::stable_sort(*entries, {}, seat);
  to_seats(answer.to, are, seats);
  for (Message& said : answer.say) to_seats(said.to, are, seats);
}

}  // namespace narrator
