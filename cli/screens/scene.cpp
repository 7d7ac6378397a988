#include "cli/screens/scene.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "engine/lists.hpp"
#include "engine/session/told.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kMostLast = 12, kMostInTheNight = 2;  // lines

Lines heard(std::vector<Message> said, const Session& session, const Reader& reader) {
  return mapped(heard_again(session, std::move(said), reader),
                [](const Message& one) { return sanitised(one.text); });
}

}  // namespace

std::vector<std::string> last_said(const Session& session, const Reader& reader) {
  const std::vector<LogAnswer>& answers = session.answers();
  Lines lines;
  for (std::size_t n = answers.size(); n > 0 && lines.empty(); --n) {
    if (knows_of(answers[n - 1], reader)) lines = heard(session.said_from(n), session, reader);
  }
  if (lines.empty()) lines = heard(session.said_from(0), session, reader);
  const std::size_t most = eyes_closed(session) ? kMostInTheNight : kMostLast;
  if (lines.size() > most) lines.erase(lines.begin(), lines.end() - static_cast<int>(most));
  return lines;
}

std::string asked_now(const Session& session, const Reader& reader) {
  const Question* question = session.question();
  if (question == nullptr) return {};
  if (!question->secret || may_see(question->to, reader))
    return text(session, "ask." + question->id, text_args(*question));
  std::vector<Value> players;
  if (traits(question->form).voters)
    for (const Option& voter : question->slots) players.push_back({Player{voter.seat}});
  if (question->of != 0) players = {{Player{question->of}}};
  if (players.empty()) return {};  // who is awake or who died must not be revealed
  const Value count = number_value(players.size());
  return text(session, "screens.in-secret", {{"n", count}, {"players", {std::move(players)}}});
}

std::string where_asked(const Session& session) {
  const auto& answers = session.answers();
  // An answer undone at once leads back to the same question, which is then asked anew; so it is
  // under other house rules, as they may offer something else.
  return fmt::format("{}/{}/{}/", answers.size(), session.state().mended.size(),
                     session.state().rulebooks.size()) +
         (session.question() != nullptr ? session.question()->id : std::string()) +
         (answers.empty() ? "" : answers.back().g);
}

bool may_answer(const Question* question, int seat) {
  if (question == nullptr || !traits(question->form).logged || question->chance ||
      question->revealed)
    return false;
  if (traits(question->form).voters) return slot_of(*question, seat) < question->slots.size();
  if (places(*question) > 0) return false;  // only the moderator tells which cards were dealt
  if (question->of != 0) return question->of == seat;
  return question->secret &&
         std::ranges::find(question->to.seats, seat) != question->to.seats.end();
}

std::vector<std::string> told_alone(const Session& session, const Reader& reader) {
  const auto is_alone = [](const Message& one) { return !one.to.all; };
  return heard(those_of(session.said_from(0), is_alone), session, reader);
}

bool eyes_closed(const Session& session) {
  const auto& reading = session.state().reading;
  const bool read_aloud =
      reading && reading->left > 0 && reading->after == static_cast<int>(session.answers().size());
  const Question* question = session.question();
  return read_aloud || (question != nullptr && question->secret && question->of == 0 &&
                        !traits(question->form).voters);  // who votes is not a secret
}

std::optional<TimeLeft> time_left(const Session& session, const std::string& now) {
  const auto& timer = session.state().timer;
  if (!timer || static_cast<int>(session.answers().size()) != timer->after) return std::nullopt;
  const int passed = timer->paused ? 0 : seconds_between(timer->at, now);
  if (timer->left <= passed) return std::nullopt;
  return TimeLeft{timer->left - passed, timer->paused};
}

}  // namespace narrator::cli
