// Secret ballots on a screen that is passed around: each voter in turn types one word.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/session/session.hpp"

namespace narrator::cli {

/// Collects the votes on the pending question until everybody has voted.
class SecretBallots {
 public:
  explicit SecretBallots(Session& session) : session_(session) {}

  /// Returns whether the pending question takes such ballots.
  bool pending() const;

  /// Returns the voter whose turn it is. Requires pending().
  int voter() const { return one().of; }

  /// Returns the question for that voter alone. Requires pending().
  Question one() const;

  /// Records the vote of the voter whose turn it is. Returns the whole answer after the last vote.
  std::optional<Answer> cast(int pick);

  /// Records the vote of the player at a seat, for secret and open ballots alike, replacing an
  /// earlier one. Returns the whole answer after the last vote. Requires that `pick` is allowed.
  std::optional<Answer> cast_by(int seat, int pick);

  /// Returns the seats that have not voted yet.
  std::vector<int> missing() const;

  /// Discards the most recent vote so that its voter is asked again; returns false if there is
  /// none. Requires pending().
  bool take_back();

 private:
  using Cast = std::pair<std::size_t, int>;  // the voter's index, and the pick
  std::vector<Cast> so_far() const;
  std::size_t turn() const;

  Session& session_;
  std::string asked_;       // the question and the state of the game that the votes belong to
  std::vector<Cast> cast_;  // in order of arrival
};

}  // namespace narrator::cli
