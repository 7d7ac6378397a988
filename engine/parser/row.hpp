// Reads answers that give every voter, receiver or place one of the options: ballots and deals.
#pragma once

#include <optional>
#include <vector>

#include "engine/parser/lexicon.hpp"
#include "engine/parser/refusals.hpp"

namespace narrator {

/// The words "all", "but" and "unknown" in the language of the interface; typed in full only.
class Keywords {
 public:
  explicit Keywords(const Words& words);

  enum class Word { none, all, but, unknown };
  struct Reading {
    Word word = Word::none;
    std::size_t size = 0;
  };
  /// The longest keyword at the beginning of `rest`.
  Reading read(Tokens rest) const;

 private:
  Lexicon lexicon_;
};

/// The faces given so far, a place each.
class Row {
 public:
  static constexpr int unknown = -1;  // as in Answer

  Row(const Question& question, const Refusals& refusals);

  /// Gives a place its face; a place twice is refused by name.
  void give(std::size_t place, int face);

  /// The places that no face was given yet.
  std::vector<std::size_t> missing() const;

  /// The answer. Refuses missing places and faces given oftener than they exist.
  Answer finish() const;

  /// The places as a list for a text: players, words or numbers.
  Value shown(const std::vector<std::size_t>& places) const;

 private:
  const Question& question_;
  const Refusals& refusals_;
  std::vector<std::optional<int>> faces_;
};

/// A line such as `ja 1 2 4`, taken apart but not yet judged.
struct Groups {
  struct Group {
    int face;
    std::vector<std::size_t> slots;
  };
  std::vector<Group> groups;
  std::vector<std::size_t> leading;  // slots named before any face, as Japanese word order has it
  bool all = false;
  bool but = false;
};

/// What the ways to write a row have in common.
struct RowParser {
  RowParser(const Question& question, const Words& words, const Refusals& refusals);

  /// Reads a line, trying the ways one after the other.
  Answer parse(Tokens line) const;

  // The ways. `in_order` and `letters` give nothing when the line is not written so.
  std::optional<Answer> in_order(Tokens tokens) const;  // a face for every place
  std::optional<Answer> tally(Tokens tokens) const;
  std::optional<Answer> letters(Tokens tokens) const;  // an initial for every place
  Answer pairs(Tokens tokens) const;                   // NAME=FACE …
  Answer groups(Tokens tokens) const;                  // FACE NAME NAME … FACE all but NAME …
  std::size_t read_into(Groups& line, Tokens rest) const;
  Answer all_but(const Groups& line) const;
  Answer some(const Groups& line) const;

  /// Where there are two faces, what the others get.
  bool has_other(int face) const;
  static int other(int face);

  /// The face at the beginning of `rest`, or the keyword "unknown" where that is one.
  struct Face {
    std::optional<int> index;
    std::size_t size = 0;
    bool exact = false;
  };
  Face face(Tokens rest) const;

  /// The whole phrase as a slot or as a face; refuses what is none.
  std::size_t slot_named(Tokens phrase) const;
  int face_named(Tokens phrase) const;

  /// Faces in the order of the places; refuses too few and too many.
  Answer fill(const std::vector<int>& given) const;
  [[noreturn]] void refuse_count(const Row& row, std::size_t given) const;

  /// Refuses what is neither a face nor a slot, or could be several.
  [[noreturn]] void refuse_phrase(Tokens rest) const;

  const Question& question;
  const Refusals& refusals;
  Lexicon faces;
  Lexicon slots;
  Keywords keywords;
};

}  // namespace narrator
