// Parses answers that give each voter, receiver or place one of the options: ballots and deals.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/lists.hpp"
#include "engine/parser/refusals.hpp"

namespace narrator {

/// The faces given so far to the places of ballots or a deal, one for each.
class Row {
 public:
  static constexpr int unknown = -1;  // as in Answer

  Row(const Question& question, const Refusals& refusals, bool partial = false)
      : question_(question), refusals_(refusals), partial_(partial), faces_(places(question)) {}

  /// Refuses a place that already has a face.
  void give(std::size_t place, int face) {
    if (faces_[place]) refusals_.say("twice", {{"which", shown({place})}});
    faces_[place] = face;
  }

  /// Returns the places without a face, in order.
  std::vector<std::size_t> missing() const {
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < faces_.size(); ++i)
      if (!faces_[i]) list.push_back(i);
    return list;
  }

  /// Returns the answer. Refuses missing places, and a face given more often than it exists.
  Answer finish() const {
    if (const auto left = missing(); !left.empty() && !partial_)
      refusals_.say("missing", {{"who", shown(left)}});
    Answer answer;
    for (const auto face : faces_) answer.picks.push_back(face.value_or(unknown));
    for (std::size_t i = 0; i < question_.copies.size(); ++i) {
      const auto given = std::ranges::count(answer.picks, static_cast<int>(i));
      if (given <= question_.copies[i]) continue;
      refusals_.say("copies", {{"face", refusals_.shown(question_.options[i])},
                               {"copies", number_value(question_.copies[i])},
                               {"given", number_value(given)}});
    }
    const bool known = std::ranges::any_of(answer.picks, [](int pick) { return pick != unknown; });
    return known ? answer : Answer{true, {}};
  }

  /// Returns the places as a list for a text: players, words or numbers.
  Value shown(const std::vector<std::size_t>& places) const {
    std::vector<Value> list;
    for (const std::size_t place : places) {
      const bool named = question_.positions == 0;
      list.push_back(named ? refusals_.shown(question_.slots[place]) : number_value(place + 1));
    }
    return Value{std::move(list)};
  }

 private:
  const Question& question_;
  const Refusals& refusals_;
  const bool partial_;
  std::vector<std::optional<int>> faces_;
};

/// Parses a line as an answer to ballots or a deal, as parse_answer() describes it: a face for each
/// place, in order, as initials or by name, or how many places got each. Throws ParseFailure if it
/// is none, or leaves out a place, or gives a place or a face too often.
Answer parse_row(const Question& question, Tokens line, const ParserContext& words,
                 const Refusals& refusals);

}  // namespace narrator
