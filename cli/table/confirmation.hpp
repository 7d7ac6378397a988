// Waiting for a yes: to confirm a weighty answer (one that kills a player or ends the game), or
// that everybody has looked.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "cli/commands/commands.hpp"
#include "cli/table/input_stack.hpp"
#include "engine/parser/tokens.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Returns whether a line says yes or no in the table's language, or nothing if it says neither.
std::optional<bool> yes_or_no(const Session& session, const Line& line);

/// Returns the question that confirms a weighty answer ("Dan: sure? (y/n)"), or "" for an ordinary
/// one. If the rules call the question drastic, the text does not depend on the consequences of the
/// answer. Changes nothing. `answer` must fit the pending question.
///
/// `tell_the_end`: whether the person may learn that an answer ends the game before giving it. On a
/// shared screen that would reveal somebody's identity.
std::string confirmation(Session& session, const Answer& answer, Confirm which, bool tell_the_end);

/// Returns whether those who cast one of the ballots are whom the question is about: "no Emi" is
/// Emi's vote, but may be meant as the answer of all. `answer` must fit the question.
bool is_of_whom_it_is_about(const Question& question, const Answer& answer);

/// Returns whether the line may be meant otherwise than it is read by what is typed alone: "ja 5",
/// "ja a", small words, or a question mark.
bool may_be_misread(const Session& session, const Line& line);

/// Returns whether the line, read as this answer to the pending question, may be meant otherwise:
/// as a number of ballots, as the answer of all about those who are named, or as a question.
bool may_mean_other_answer(const Session& session, const Answer& answer, const Line& line);

/// Returns the question that confirms any answer: "Dan: sure? (y/n)", or the text with that `id`.
std::string in_question(const Session& session, const Answer& answer,
                        const std::string& id = "confirm-drastic");

/// Asks until the answer is yes or no. Commands are carried out meanwhile.
class Confirming : public Mode {
 public:
  struct Talk {
    std::function<WaitOptions()> waiting;
    std::function<void()> ask;                              // shows the question
    std::function<std::optional<bool>(const Line&)> reply;  // whether a line means yes or no
    /// Carries out a command; returns false if there is nothing left to confirm.
    std::function<bool(const Line&)> command;
    /// Handles any other line; returns whether it counts as no.
    std::function<bool(const Line&)> otherwise;
    /// Enter means yes, and the question is repeated after a no.
    bool insists = false;
  };

  explicit Confirming(Talk talk) : talk_(std::move(talk)) {}

  /// Returns false if the answer was no, or there is nothing left to confirm.
  bool yes() const { return yes_; }

  WaitOptions waiting() override { return talk_.waiting(); }
  bool shows_timer() const override { return true; }
  void show() { talk_.ask(); }

  EventResult handle(const Event& event) override {
    if (event.what == Event::What::back && !talk_.insists) return EventResult::done;
    if (event.what == Event::What::tick) return EventResult::waits;
    if (event.what == Event::What::line) {
      if (event.line.words().empty()) {
        yes_ = talk_.insists;
        if (yes_) return EventResult::done;
      } else if (take(event.line)) {
        return EventResult::done;
      }
    }
    show();
    return EventResult::waits;
  }

 private:
  // Returns whether the wait is over.
  bool take(const Line& line) {
    if (const auto reply = talk_.reply(line)) return (yes_ = *reply) || !talk_.insists;
    if (command_in(line.words())) return !talk_.command(line);
    return talk_.otherwise(line);
  }

  const Talk talk_;
  bool yes_ = false;
};

}  // namespace narrator::cli
