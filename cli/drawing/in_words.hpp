// A game in words: its texts, answers and notes as people read them, and what may be shown again.
#pragma once

#include <string>

#include "cli/drawing/drawing.hpp"
#include "engine/report/moments.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {

/// A text of the interface or the game, with names put in and without control characters.
std::string text(const Session& session, const std::string& id, const Args& args = {});

/// The example that goes with a text, and with what leads to it: text `ID.example`, or "" where
/// there is none.
std::string example(const Session& session, const std::string& id, const Args& args = {});

/// A logged answer's value as people read it: "Dan", "Aki Ja, Binh Nein".
std::string in_words(const Session& session, const Json& answer);

/// Who won and why, line by line, as it is said at the end of a game.
Lines ending_in_words(const Json& result, const Drawing& drawing);

/// Whether an answer, or what was said, may be shown to `reader` once more: it is for these eyes,
/// and the table lets them be reminded of it.
bool may_see_again(const Session& session, const LogAnswer& answer, const Reader& reader);
bool may_see_again(const Session& session, const Said& said, const Reader& reader);

/// Why rules failed, as a line above what is told of it; "" where others than the moderator read
/// it: what a script failed on may be a secret.
std::string reason_of_failure(const std::string& why, const Reader& reader);

/// What was asked, or that it was for other eyes.
std::string asked_in_words(const Session& session, const Moment& moment);

/// What a note is called: "ruling".
std::string kind_in_words(const Session& session, const LogNote& note);

/// What a ruling set right, "the election tracker: 2".
std::string in_words(const Session& session, const Moment& ruling);

/// The answers that are in effect when it is made, to be listed under the reader's numbers. Answers
/// are named by those of the log.
class AnswerList {
 public:
  AnswerList(const Session& session, const Reader& reader)
      : session_(session), reader_(reader), answers_(answers_given(session, reader)) {}

  /// The question and the answer in words, "  7 Chie, whom do you nominate? Dan", with … for what
  /// the reader may not see; "" where they do not know of it.
  std::string line(int n) const;

  /// That of an answer which is or was in effect: where it is none of the list, as one that came
  /// back when an amendment was undone, its question is called by its id.
  std::string line(const LogAnswer& answer) const;

  /// What answer `n` answered, in words; "" where there is no such answer, or none they know of.
  std::string asked(int n) const;

  /// The reader's number of answer `n`.
  int number(int n) const;

 private:
  const Moment& at(int n) const { return answers_.at(static_cast<std::size_t>(n - 1)); }

  const Session& session_;
  Reader reader_;
  std::vector<Moment> answers_;
};

}  // namespace narrator::cli
