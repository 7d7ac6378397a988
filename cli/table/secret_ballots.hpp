// Ballots that are secret, on a screen that goes round: one voter after the other types one word.
#pragma once

#include <optional>
#include <string>

#include "engine/session/session.hpp"

namespace narrator::cli {

/// Collects the words of the pending question's voters until all have cast theirs.
class SecretBallots {
 public:
  explicit SecretBallots(Session& session) : session_(session) {}

  /// Whether such ballots are pending.
  bool pending() const;

  /// Whose turn it is. Requires pending().
  int voter() const { return one().of; }

  /// What the voter is asked: the words alone, nobody else's. Requires pending().
  Question one() const;

  /// Takes the word of the voter whose turn it is; the whole answer with the last of them.
  std::optional<Answer> cast(int pick);

  /// Drops the word that was taken last, so that its voter is asked again; false where none was.
  /// Requires pending().
  bool take_back();

 private:
  std::string asked() const;
  std::size_t count() const { return asked() == asked_ ? picks_.size() : 0; }

  Session& session_;
  std::string asked_;  // the question and the state that the picks belong to
  std::vector<int> picks_;
};

}  // namespace narrator::cli
