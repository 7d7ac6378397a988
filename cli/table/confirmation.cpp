#include "cli/table/confirmation.hpp"

#include "cli/commands/words.hpp"
#include "engine/error.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/session/feed.hpp"

namespace narrator::cli {

std::string Confirmation::sentence(const Answer& answer) {
  const Question& question = *session_.question();
  const bool ends = tell_the_end_ && ends_the_game(answer);
  if (!ends && !question.drastic) return {};
  const std::string own = "confirm." + question.id;
  const bool has_own = !ends && session_.text().find(own) != nullptr;
  const std::string id = has_own ? own : ends ? "confirm-end" : "confirm-drastic";
  const Json shown = to_json(question, answer, session_.names());
  return text(session_, id, {{"answer", {in_words(session_, shown)}}});
}

bool Confirmation::ends_the_game(const Answer& answer) {
  const Setup& setup = session_.setup();
  try {
    if (!trial_) trial_ = std::make_unique<Machine>(setup.sources, setup.lang);
    trial_->start(setup.table);
    acknowledge(*trial_);
    for (const LogAnswer& given : session_.answers()) {
      feed(*trial_, given, session_.names());
      acknowledge(*trial_);
    }
    trial_->answer(answer);
    acknowledge(*trial_);
    return trial_->question() == nullptr;
  } catch (const Error&) {  // the answer will fail in earnest, too, and be refused there
    trial_.reset();
    return false;
  }
}

std::optional<bool> Confirmation::reply(const std::string& line) const {
  Question yes_or_no;
  yes_or_no.id = "confirm";
  yes_or_no.form = Form::confirm;
  yes_or_no.options = {{0, "yes"}, {0, "no"}};
  const Catalogue& texts = session_.text();
  const auto parsed = parse_answer(yes_or_no, line, {session_.names(), texts, texts});
  const Answer* answer = std::get_if<Answer>(&parsed);
  if (answer == nullptr || answer->picks.size() != 1) return std::nullopt;
  return answer->picks.front() == 0;
}

}  // namespace narrator::cli
