// A game step by step, as one reader saw it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/announcement.hpp"
#include "engine/log/log.hpp"
#include "engine/session/session.hpp"
#include "engine/session/told.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {

/// A note or a claim beside the answers.
struct Remark {
  LogNote note;
  std::optional<Statement> claim{};  // in words, if it is a claim
};

/// A reader's numbering of the answers in effect that they know of. The moderator knows all.
class AnswerNumbering {
 public:
  AnswerNumbering(const Session& session, const Reader& reader);

  /// Returns the number of answer `n`, or of the last one before it that the reader knows of.
  int of(int n) const { return upto_[static_cast<std::size_t>(std::clamp(n, 0, size()))]; }

  /// Returns the answer with this number; 0 if there is none.
  int answer_of(int number) const;

  /// Returns the last answer before the one with the next number.
  int end(int number) const;

  int count() const { return upto_.back(); }

 private:
  int size() const { return static_cast<int>(upto_.size()) - 1; }

  std::vector<int> upto_;  // number of known answers up to each
};

/// The table after an answer (or before the first) and what led there, as far as the reader could
/// see it then. What followed answers unknown to the reader belongs to the known one before them.
struct Moment {
  int n = 0;            // the answer's number for the reader; 0: before the first
  std::string at;       // when it was given, UTC; "" if the log does not tell
  int part = 0;         // the part whose rounds are counted, such as a mission; 0: none
  int round = 0;        // the round in which it was asked; 0 if the game has none
  std::string ask;      // the question's id; "" before the first answer
  std::string of;       // name of the player who decided, or ""
  bool hidden = false;  // the reader may not see the answer
  bool ruling = false;  // a correction of something that was not asked
  std::string prompt;   // the question in words, "" if hidden
  Json answer;          // as in the log; null if hidden
  std::vector<Message> said;
  std::vector<Remark> remarks;  // between this answer and the next, in order
  Json display;                 // the game's widgets, a list
  std::vector<Fact> facts;      // what the reader was then told about players
};

/// Returns all moments of a game so far, with the current names. Throws what replay() throws.
std::vector<Moment> moments(Session& session, const Reader& reader);

/// Returns each answer in effect with its question, without its consequences. Those that the reader
/// does not know of have no number.
std::vector<Moment> answers_given(const Session& session, const Reader& reader);

/// Returns what there is beside the answers, in order: claims in effect that the reader may look
/// up, and notes: all of them for the moderator, for others those that the whole table knows.
std::vector<Remark> remarks(Session& session, const Reader& reader);

}  // namespace narrator
