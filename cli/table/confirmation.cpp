#include "cli/table/confirmation.hpp"

#include "cli/drawing/in_words.hpp"
#include "engine/error.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/session/replay.hpp"

namespace narrator::cli {

std::string Confirmation::sentence(const Answer& answer, Confirm which) {
  if (which == Confirm::nothing) return {};
  const Question& question = *session_.question();
  std::string id = "confirm." + question.id;
  const bool power = question.power && which == Confirm::powers;
  if (!question.drastic && !power) {
    if (!tell_the_end_ || !ends_the_game(answer)) return {};
    id = "confirm-end";
  } else if (session_.text().find(id) == nullptr) {
    id = "confirm-drastic";
  }
  const Json shown = to_json(to_words(question, answer, session_.names()));
  return text(session_, id, {{"answer", {in_words(session_, shown)}}});
}

// Asked again of the same answer, as when it is told to the person, it is tried out once.
bool Confirmation::ends_the_game(const Answer& answer) {
  try {
    const std::uint64_t now = session_.machine().fingerprint();
    const bool again = trial_ && given_ == session_.answers().size() + 1 && now == before_;
    if (!again || answer != tried_) {
      bring_in_step();
      before_ = now;
      tried_ = answer;
      ++given_;
      trial_->answer(answer);
      hear(*trial_, session_.names());
    }
    return trial_->question() == nullptr;
  } catch (const Error&) {  // the answer will fail in earnest, too, and be refused there
    trial_.reset();
    return false;
  }
}

// The answer tried out last has mostly been given since, so that little is left to give. Where it
// was not, or answers were taken back, the game is run again.
void Confirmation::bring_in_step() {
  const Setup& setup = session_.setup();
  const std::size_t now = session_.answers().size();
  if (trial_ && given_ <= now) {
    try {
      go_on(*trial_, setup.table, session_.state(), given_);
      given_ = now;
      if (trial_->fingerprint() == session_.machine().fingerprint()) return;
    } catch (const Error&) {
    }
  }
  trial_ = std::make_unique<Machine>(setup.sources, setup.lang);
  replay(*trial_, setup.table, session_.state());
  given_ = now;
}

std::optional<bool> yes_or_no(const Session& session, const Line& line) {
  Question question;
  question.id = "confirm";
  question.form = Form::confirm;
  question.options = {{0, "yes"}, {0, "no"}};
  const auto parsed = parse_answer(question, line.words(), words_of(session));
  const Answer* answer = std::get_if<Answer>(&parsed);
  if (answer == nullptr || answer->picks.size() != 1) return std::nullopt;
  return answer->picks.front() == 0;
}

}  // namespace narrator::cli
