#include "cli/screens/scene.hpp"

#include <algorithm>

#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "engine/lists.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

// Lines that the reader may see again.
Lines heard(const std::vector<Said>& said, const Session& session, const Reader& reader) {
  Lines lines;
  for (const Said& one : said) {
    if (may_see_again(session, one, reader)) lines.push_back(sanitised(one.text));
  }
  return lines;
}

}  // namespace

std::vector<std::string> last_said(const Session& session, const Reader& reader) {
  const std::vector<LogAnswer>& answers = session.answers();
  for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
    Lines lines = heard(answer->say, session, reader);
    if (!lines.empty()) return lines;
  }
  return heard(session.opening(), session, reader);
}

std::string asked_now(const Session& session, const Reader& reader) {
  const Question* question = session.question();
  if (question == nullptr) return {};
  if (!question->secret || may_see(question->to, reader))
    return text(session, "ask." + question->id, text_args(*question));
  if (question->of == 0) return {};  // who is awake, or who died, is nobody's to know
  return text(session, "screens.in-secret", {{"player", {Player{question->of}}}});
}

std::string where_asked(const Session& session) {
  const auto& answers = session.answers();
  // An answer that was taken back at once leaves the same question: it is asked anew.
  return std::to_string(answers.size()) + "/" + std::to_string(session.state().mended.size()) +
         (session.question() != nullptr ? session.question()->id : std::string()) +
         (answers.empty() ? "" : answers.back().g);
}

bool SeatOrder::moved_since(const SeatOrder& before) const {
  return moves != before.moves || names.size() != before.names.size() ||
         (names != before.names && std::ranges::is_permutation(names, before.names));
}

SeatOrder seat_order(const Session& session) {
  return {session.names(), std::ranges::count(session.state().changes, "seats", &Change::what)};
}

bool may_answer(const Question* question, int seat) {
  if (question == nullptr || !traits(question->form).logged || question->chance) return false;
  if (traits(question->form).voters)
    return std::ranges::find(question->slots, seat, &Option::seat) != question->slots.end();
  if (places(*question) > 0) return false;  // cards that are dealt are the moderator's to tell
  if (question->of != 0) return question->of == seat;
  return question->secret &&
         std::ranges::find(question->to.seats, seat) != question->to.seats.end();
}

std::vector<std::string> told_alone(const Session& session, const Reader& reader) {
  Lines lines;
  const auto add = [&](const std::vector<Said>& said) {
    const auto is_alone = [](const Said& one) { return !one.to.all; };
    append(lines, heard(those_of(said, is_alone), session, reader));
  };
  add(session.opening());
  for (const LogAnswer& answer : session.answers()) add(answer.say);
  return lines;
}

bool eyes_closed(const Session& session) {
  const auto& reading = session.state().reading;
  const bool read_aloud =
      reading && reading->left > 0 && reading->after == static_cast<int>(session.answers().size());
  const Question* question = session.question();
  return read_aloud || (question != nullptr && question->secret && question->of == 0);
}

std::optional<TimeLeft> time_left(const Session& session, const std::string& now) {
  const auto& timer = session.state().timer;
  if (!timer || static_cast<int>(session.answers().size()) != timer->after) return std::nullopt;
  const int passed = timer->paused ? 0 : seconds_between(timer->at, now);
  if (timer->left <= passed) return std::nullopt;
  return TimeLeft{timer->left - passed, timer->paused};
}

}  // namespace narrator::cli
