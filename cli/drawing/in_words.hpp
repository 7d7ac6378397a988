// A game in words: its texts, answers and notes, and which of them may be shown again.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "engine/report/moments.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// Returns a text of the interface or the game, with arguments inserted and control characters
/// removed.
std::string text(const Session& session, const std::string& id, const Args& args = {});

/// Returns the example for a text, with its introduction: the text `ID.example`, or "" if there is
/// none.
std::string example(const Session& session, const std::string& id, const Args& args = {});

/// Formats the value of a logged answer: "Dan", "Aki Ja, Binh Nein".
std::string in_words(const Session& session, const Json& answer);

/// Returns the keyword for a game without winners, derived from the result alone: "unknown" if it
/// does not say for every player whether they won, otherwise "nobody".
std::string without_winners(const Json& result);

/// Returns the id of a text that names winners, or its "-known" variant if of some players nobody
/// knows whether they won, too.
std::string for_winners(const std::string& id, const Json& result);

/// Returns who won and why, line by line, as announced at the end of a game.
Lines ending_in_words(const Json& result, const Drawing& drawing);

/// Returns a line that explains why rules failed, to precede further details; "" unless the reader
/// is the moderator, as the reason may reveal a secret.
std::string reason_of_failure(const std::string& why, const Reader& reader);

/// Returns what was asked, or that it was secret.
std::string asked_in_words(const Session& session, const Moment& moment);

/// Returns the name of a note's kind: "ruling".
std::string kind_in_words(const Session& session, const LogNote& note);

/// Returns what a ruling corrected: "the election tracker: 2".
std::string in_words(const Session& session, const Moment& ruling);

/// The answers in effect at construction, for listing under the reader's own numbers. Parameters
/// refer to answers by their numbers in the log.
class AnswerList {
 public:
  AnswerList(const Session& session, const Reader& reader)
      : session_(session), reader_(reader), answers_(answers_given(session, reader)) {}

  /// Returns the question and the answer in words, "  7 Chie, whom do you nominate? Dan", with …
  /// for what the reader may not see; "" if the reader does not know of it.
  std::string line(int n) const;

  /// The same for an answer that is or was in effect. If it is not in the list, for example because
  /// it returned when an amendment was undone, its question is shown by its id
  /// if its text needs values.
  std::string line(const LogAnswer& answer) const;

  /// Returns the question of answer `n` in words; "" if there is no such answer or the reader does
  /// not know of it.
  std::string asked(int n) const;

  /// Returns the reader's number for answer `n`.
  int number(int n) const;

 private:
  const Moment& at(int n) const { return answers_.at(static_cast<std::size_t>(n - 1)); }

  const Session& session_;
  Reader reader_;
  std::vector<Moment> answers_;
};

}  // namespace narrator::cli
