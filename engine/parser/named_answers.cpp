// Rows that name their places: `Aki=ja Bình=nein`, `ja 1 2 4`, `ja all but 3 5`.
#include <algorithm>

#include "engine/parser/row.hpp"

namespace narrator {
namespace {

bool is_equals(const Token& token) { return token.folded == "="; }

/// The tokens between equals signs.
std::vector<Tokens> between_equals(Tokens tokens) {
  std::vector<Tokens> parts;
  auto from = tokens.begin();
  while (true) {
    const auto to = std::find_if(from, tokens.end(), is_equals);
    parts.emplace_back(from, to);
    if (to == tokens.end()) return parts;
    from = to + 1;
  }
}

}  // namespace

std::size_t RowParser::slot_named(Tokens phrase) const {
  const Match match = slots.find(phrase);
  if (match.none()) refusals.not_among(slots, phrase);
  if (match.many()) refusals.ambiguous(slots, match, phrase);
  return static_cast<std::size_t>(match.found[0]);
}

int RowParser::face_named(Tokens phrase) const {
  const Face found = face(phrase);
  if (found.index && found.size == phrase.size()) return *found.index;
  const Match match = faces.find(phrase);
  if (match.many()) refusals.ambiguous(faces, match, phrase);
  refusals.not_among(faces, phrase);
}

Answer RowParser::pairs(Tokens tokens) const {
  const auto parts = between_equals(tokens);
  if (std::ranges::any_of(parts, [](Tokens part) { return part.empty(); })) {
    refusals.say("pairs");
  }
  Row row(question, refusals);
  Tokens name = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const Tokens part = parts[i];
    std::size_t size = part.size();  // of the face; the next name follows it
    if (i + 1 < parts.size()) {
      if (part.size() < 2) refusals.say("pairs");
      const auto splits_at = [&](std::size_t at) {
        const Face front = face(part.first(at));
        return front.index && front.size == at && slots.find(part.subspan(at)).one();
      };
      size = 1;
      while (size < part.size() && !splits_at(size)) ++size;
      if (size == part.size()) size = 1;  // refused below, by its words
    }
    const std::size_t slot = slot_named(name);  // first: a refusal names what stands first
    row.give(slot, face_named(part.first(size)));
    name = part.subspan(size);
  }
  return row.finish();
}

Answer RowParser::groups(Tokens tokens) const {
  Groups line;
  for (Tokens rest = tokens; !rest.empty();) rest = rest.subspan(read_into(line, rest));
  if (line.groups.empty()) refusals.say("which");
  if (line.groups.size() == 1) {
    auto& slots_of = line.groups[0].slots;
    slots_of.insert(slots_of.begin(), line.leading.begin(), line.leading.end());
  } else if (!line.leading.empty()) {
    refusals.say("pairs");  // names before the first of several words: whose are they?
  }
  return line.all || line.but ? all_but(line) : some(line);
}

/// Takes the phrase at the beginning of `rest` into the groups; gives how many tokens it had.
std::size_t RowParser::read_into(Groups& line, Tokens rest) const {
  const Face found = face(rest);
  const auto keyword = keywords.read(rest);
  const auto slot = slots.read(rest);
  const bool is_slot = slot.match.one() && question.positions == 0;
  const bool all = keyword.word == Keywords::Word::all;
  const bool but = keyword.word == Keywords::Word::but;
  // A beginning may be a face's or a name's: the first is the face, later ones are names.
  const bool begun_face =
      found.index && !all && !but && (!is_slot || (!slot.match.exact && line.groups.empty()));
  if (found.exact || begun_face) {
    line.groups.push_back({*found.index, {}});
    return found.size;
  }
  if (all || but) {
    (all ? line.all : line.but) = true;
    return keyword.size;
  }
  if (!is_slot) refuse_phrase(rest);
  const auto place = static_cast<std::size_t>(slot.match.found[0]);
  (line.groups.empty() ? line.leading : line.groups.back().slots).push_back(place);
  return slot.size;
}

/// `ja all`, `ja all but 3 5`.
Answer RowParser::all_but(const Groups& line) const {
  const auto& [face, excepted] = line.groups[0];
  if (line.groups.size() > 1 || line.but == excepted.empty()) refusals.say("all");
  if (line.but && !has_other(face)) refusals.say("others");
  Row row(question, refusals);
  for (const std::size_t slot : excepted) row.give(slot, other(face));
  for (const std::size_t slot : row.missing()) row.give(slot, face);
  return row.finish();
}

/// `ja 1 2 nein 3 4`; of ballots also `ja 1 2`, where the others said the other word.
Answer RowParser::some(const Groups& line) const {
  Row row(question, refusals);
  const auto& first = line.groups[0];
  const bool one_face = line.groups.size() == 1;
  if (one_face && first.slots.empty()) {
    row.give(0, first.face);
    refuse_count(row, 1);
  }
  for (const auto& group : line.groups) {
    for (const std::size_t slot : group.slots) row.give(slot, group.face);
  }
  if (one_face && traits(question.form).voters && !row.missing().empty()) {
    if (!has_other(first.face)) refusals.say("others");
    for (const std::size_t slot : row.missing()) row.give(slot, other(first.face));
  }
  return row.finish();
}

bool RowParser::has_other(int face) const { return face >= 0 && question.options.size() == 2; }

int RowParser::other(int face) { return 1 - face; }

void RowParser::refuse_phrase(Tokens rest) const {
  const auto slot = slots.read(rest);
  const auto face_here = faces.read(rest);
  const Tokens phrase = rest.first(1);
  if (slot.match.many()) refusals.ambiguous(slots, slot.match, rest.first(slot.size));
  if (face_here.match.many())
    refusals.ambiguous(faces, face_here.match, rest.first(face_here.size));
  const bool like_a_face = slots.nearest(phrase) < 0 && faces.nearest(phrase) >= 0;
  refusals.not_among(like_a_face || question.positions > 0 ? faces : slots, phrase);
}

}  // namespace narrator
