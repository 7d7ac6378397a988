// Ballots that are secret, on a screen that goes round: one voter after the other types one word.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

  /// Likewise the word of whoever votes on that seat, whether these ballots are secret or not; a
  /// second one takes the place of the first. Requires that the pick is allowed.
  std::optional<Answer> cast_by(int seat, int pick);

  /// Who has not voted yet.
  std::vector<int> missing() const;

  /// Drops the word that was taken last, so that its voter is asked again; false where none was.
  /// Requires pending().
  bool take_back();

 private:
  using Cast = std::pair<std::size_t, int>;  // a voter's place, and the pick
  std::vector<Cast> so_far() const;
  std::size_t turn() const;

  Session& session_;
  std::string asked_;       // the question and the state that the picks belong to
  std::vector<Cast> cast_;  // in the order in which they came
};

}  // namespace narrator::cli
