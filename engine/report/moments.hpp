// A game step by step, as one reader saw it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/audience.hpp"
#include "engine/log/log.hpp"
#include "engine/session/session.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator {

/// Something beside the answers: what was claimed, or else written down, or who left or was
/// renamed.
struct Remark {
  LogNote note;
  std::optional<Statement> claim{};  // in words, where it is one
};

/// Whether `reader` knows that something was answered: it is for these eyes, or a player was asked
/// by name. How often the moderator was asked in secret tells who lives and what was used
/// (R-WW-17).
bool knows_of(const LogAnswer& answer, const Reader& reader);

/// How a reader counts the answers in effect: those they know of. The moderator counts all.
class Numbering {
 public:
  Numbering(const Session& session, const Reader& reader);

  /// The number of answer `n`, or of the last one before it that the reader knows of.
  int of(int n) const { return upto_[static_cast<std::size_t>(std::clamp(n, 0, size()))]; }

  /// Which answer has this number; 0 where none has.
  int answer_of(int number) const;

  /// The last answer before the one with the next number.
  int end(int number) const;

  /// How many there are, for the reader.
  int count() const { return upto_.back(); }

 private:
  int size() const { return static_cast<int>(upto_.size()) - 1; }

  std::vector<int> upto_;  // how many the reader knows of, up to each
};

/// The table after an answer (or before the first), with what led there. Everything in it was open
/// to the reader then; of an answer for other eyes there is only that it was given, and by whom.
/// What followed answers that the reader does not know of belongs to the one before them.
struct Moment {
  int n = 0;            // the answer's number, as the reader counts; 0: before the first
  std::string at;       // when it was given, UTC; "" where the log does not tell
  int part = 0;         // that rounds are counted in anew, such as a mission; 0 where there is none
  int round = 0;        // in which it was asked, as the game counts; 0 where it does not
  std::string ask;      // the question's id; "" before the first answer
  std::string of;       // the name of the player who decided, or ""
  bool hidden = false;  // the answer is for other eyes
  bool ruling = false;  // a correction of something that was not asked
  std::string prompt;   // the question in words, "" where it is hidden
  Json answer;          // as in the log; null where it is hidden
  std::vector<Said> said;
  std::vector<Remark> remarks;  // after it and before the next answer, in order
  Json display;                 // the game's widgets, a list
  std::vector<Fact> facts;      // what the reader was then told of players
};

/// Every moment of a game so far, in the session's language and under the names of now. Throws what
/// replay() throws.
std::vector<Moment> moments(Session& session, const Reader& reader);

/// Each answer in effect with what was asked, and nothing of what came of it: for a list of them.
/// Those that the reader does not know of have no number.
std::vector<Moment> answers_given(const Session& session, const Reader& reader);

/// Whether a widget of a display is for this reader's eyes: all are but those with `to`, which are
/// for the moderator alone.
bool is_for(const Json& widget, const Reader& reader);

/// Whether this reader is shown it at this table: it is for them, and they may be reminded of what
/// it reminds of.
bool is_shown(const Session& session, const Json& widget, const Reader& reader);

/// What there is beside the answers, in order: claims in effect that the reader may look up, all
/// notes for the moderator, and what the whole table knows (rulings, who sat where under which
/// name) for everybody.
std::vector<Remark> remarks(Session& session, const Reader& reader);

}  // namespace narrator
