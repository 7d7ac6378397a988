// Parses answers that give each voter, receiver or place one of the options: ballots and deals.
#pragma once

#include <optional>
#include <vector>

#include "engine/parser/lexicon.hpp"
#include "engine/parser/refusals.hpp"

namespace narrator {

/// Recognizes the words "all", "but" and "unknown", typed in full.
class Keywords {
 public:
  explicit Keywords(const ParserContext& words);

  enum class Word { none, all, but, unknown };
  struct Reading {
    Word word = Word::none;
    std::size_t size = 0;
  };
  /// Returns the longest keyword at the beginning of `rest`.
  Reading read(Tokens rest) const;

 private:
  Lexicon lexicon_;
};

/// The faces given so far, one for each place.
class Row {
 public:
  static constexpr int unknown = -1;  // as in Answer

  Row(const Question& question, const Refusals& refusals);

  /// Refuses a place that already has a face.
  void give(std::size_t place, int face);
  std::vector<std::size_t> missing() const;

  /// Returns the answer. Refuses missing places, and a face given more often than it exists.
  Answer finish() const;

  /// Returns the places as a list for a text: players, words or numbers.
  Value shown(const std::vector<std::size_t>& places) const;

 private:
  const Question& question_;
  const Refusals& refusals_;
  std::vector<std::optional<int>> faces_;
};

/// A line such as `ja 1 2 4`, split into groups but not yet checked.
struct Groups {
  struct Group {
    int face;
    std::vector<std::size_t> slots;
  };
  std::vector<Group> groups;
  std::vector<std::size_t> leading;  // slots named before any face, as in Japanese word order
  bool all = false;
  bool but = false;
};

struct RowParser {
  RowParser(const Question& question, const ParserContext& words, const Refusals& refusals);

  Answer parse(Tokens line) const;

  // The formats of an answer. `in_order` and `letters` return nothing for a line in another format.
  std::optional<Answer> in_order(Tokens tokens) const;  // a face for each place
  std::optional<Answer> tally(Tokens tokens) const;
  std::optional<Answer> letters(Tokens tokens) const;  // an initial for each place
  Answer pairs(Tokens tokens) const;                   // NAME=FACE …
  Answer groups(Tokens tokens) const;                  // FACE NAME NAME … FACE all but NAME …
  std::size_t read_into(Groups& line, Tokens rest) const;
  Answer all_but(const Groups& line) const;
  Answer some(const Groups& line) const;

  // With two faces, the one that the others get.
  bool has_other(int face) const;
  static int other(int face);

  /// The face at the beginning of `rest`, or the keyword "unknown" if that counts as a face.
  struct Face {
    std::optional<int> index;
    std::size_t size = 0;
    bool exact = false;
  };
  Face face(Tokens rest) const;

  /// Parses the whole phrase as a slot or a face, and refuses anything else.
  std::size_t slot_named(Tokens phrase) const;
  int face_named(Tokens phrase) const;

  /// Assigns faces to the places in order, and refuses too few or too many.
  Answer fill(const std::vector<int>& given) const;
  [[noreturn]] void refuse_count(const Row& row, std::size_t given) const;

  [[noreturn]] void refuse_phrase(Tokens rest) const;

  const Question& question;
  const Refusals& refusals;
  Lexicon faces;
  Lexicon slots;
  Keywords keywords;
};

}  // namespace narrator
