#include "engine/parser/row.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

// A line such as `ja 1 2 4`, split into groups but not yet checked.
struct Groups {
  struct Group {
    int face;
    std::vector<std::size_t> slots;
  };
  static constexpr std::size_t everybody = ~std::size_t{0};  // a slot: all that are not named
  std::vector<Group> groups;
  std::vector<std::size_t> leading;  // slots named before any face, as in Japanese word order
  bool all = false, but = false, others = false;
  bool apart = false;          // a comma stands before the last "others"
  std::size_t before_but = 0;  // how many slots of the face are named before "but"
};

class RowParser {
 public:
  RowParser(const Question& question, const ParserContext& words, const Refusals& refusals)
      : question_(question),
        refusals_(refusals),
        faces_(question.options, words),
        slots_(question.slots, words),
        keywords_(words),
        partial_(words.partial) {}

  Answer parse(Tokens line) const {
    if (const auto counted = tally(line)) return *counted;
    auto tokens = apart_at_equals(line);
    const Face first = face(tokens);
    if (first.index == Row::unknown && first.size == tokens.size()) return {true, {}};
    if (std::ranges::any_of(tokens, is_equals) && question_.positions == 0) {
      const auto is_others = [&](const Token& one) {
        return keywords_.read({&one, 1}).word == Keywords::Word::others && !slots_.spells(one);
      };
      if (std::ranges::none_of(tokens, is_others)) return pairs(tokens);
      std::erase_if(tokens, is_equals);
    }
    if (auto answer = in_order(tokens)) return *answer;
    if (auto answer = letters(tokens)) return *answer;
    return groups(tokens);
  }

 private:
  // The face at the beginning of `rest`, or the keyword "unknown" if that counts as a face.
  struct Face {
    std::optional<int> index;
    std::size_t size = 0;
    bool exact = false;
  };
  Face face(Tokens rest) const {
    const auto reading = faces_.read(rest);
    if (reading.match.one() && reading.match.exact)
      return {reading.match.found[0], reading.size, true};
    const auto keyword = keywords_.read(rest);
    if (keyword.word == Keywords::Word::unknown && question_.unknown)
      return {Row::unknown, keyword.size, true};
    if (!reading.match.one()) return {};
    return {reading.match.found[0], reading.size, false};
  }

  // Parses a face for each place; returns nothing for a line in another format.
  std::optional<Answer> in_order(Tokens tokens) const {
    std::vector<int> given;
    const auto is_face = [&](const Token& one) {
      std::string_view letter = one.normalised;
      next_code_point(letter);
      return letter.empty() && face({&one, 1}).index.has_value();
    };
    const bool each = tokens.size() == places(question_) && std::ranges::all_of(tokens, is_face);
    for (Tokens rest = tokens; !rest.empty();) {
      const Face next = face(each ? rest.first(1) : rest);
      if (!next.index) return std::nullopt;
      given.push_back(*next.index);
      rest = rest.subspan(next.size);
    }
    // A single face may also be letters ("nn"), so a wrong count is not refused yet.
    if (given.size() == 1 && places(question_) != 1) return std::nullopt;
    return fill(given);
  }

  // Returns the number of each option in "5:2", "5-2" or "5 ja 2 nein"; nothing if it is no such.
  std::vector<std::int64_t> counts_in(Tokens tokens) const {
    const std::size_t size = question_.options.size();
    std::vector<std::int64_t> counts;
    const auto count = [](const std::string& text) {
      return text.size() > 6 ? -1 : whole_number<std::int64_t>(text).value_or(-1);
    };
    if (tokens.size() == 1) {
      const std::string& typed = tokens.front().normalised;
      for (const char* between : {":", "-", "/", "対"})
        if (counts.empty() && typed.find(between) != typed.npos)
          counts = mapped(pieces(typed, between), count);
    } else if (tokens.size() == 2 * size) {
      counts.assign(size, -1);
      for (; !tokens.empty(); tokens = tokens.subspan(2)) {
        const bool before = whole_number(tokens[0].normalised).has_value();
        const auto option = face(tokens.subspan(before ? 1 : 0, 1)).index;
        if (!option || *option < 0) return {};
        counts[static_cast<std::size_t>(*option)] = count(tokens[before ? 0 : 1].normalised);
      }
    }
    const bool all = counts.size() == size && std::ranges::min(counts) >= 0;
    return all ? counts : std::vector<std::int64_t>();
  }

  // The numbers must add up to the number of ballots; otherwise only 5:2 can have been meant so.
  std::optional<Answer> tally(Tokens tokens) const {
    if (!question_.tally) return std::nullopt;
    const auto counts = counts_in(tokens);
    if (counts.empty()) return std::nullopt;
    if (auto answer = tally_of(question_, counts)) return answer;
    if (tokens.front().normalised.find(':') == std::string::npos) return std::nullopt;
    refusals_.say(
        "tally",
        {{"given", number_value(std::accumulate(counts.begin(), counts.end(), std::int64_t{0}))},
         {"wanted", number_value(places(question_))}});
  }

  // Parses an initial for each place; returns nothing for a line in another format.
  std::optional<Answer> letters(Tokens tokens) const {
    const auto is_name = [&](const Token& one) {
      return one.normalised.size() > 1 && slots_.find({&one, 1}).exact;
    };
    if (tokens.size() > 1 && std::ranges::any_of(tokens, is_name)) return std::nullopt;
    std::vector<int> given;
    std::vector<std::size_t> mistyped;
    for (const Token& token : tokens) {
      for (std::string_view rest = token.normalised; !rest.empty();) {
        const char32_t c = next_code_point(rest);
        const auto found = faces_.with_initial(c);
        if (c == '?' && question_.unknown) {
          given.push_back(Row::unknown);
        } else {
          if (found.size() != 1) mistyped.push_back(given.size());
          given.push_back(found.size() == 1 ? found[0] : 0);
        }
      }
    }
    const bool right_count = given.size() == places(question_);
    if (!mistyped.empty()) {
      // With a single typing error, a row of the right length was still meant as a row.
      if (!right_count || mistyped.size() > 1 || given.size() < 4 || tokens.size() > 1 ||
          slots_.find(tokens).one()) {
        return std::nullopt;
      }
      refusals_.say("letter", {{"number", number_value(mistyped[0] + 1)},
                               {"who", Row(question_, refusals_).shown({mistyped[0]})}});
    }
    if (!right_count && tokens.size() == 1 && (given.size() == 1 || face(tokens).index))
      return std::nullopt;
    return fill(given);
  }

  // Assigns faces to the places in order, and refuses too few or too many.
  Answer fill(const std::vector<int>& given) const {
    const std::size_t wanted = places(question_);
    Row row(question_, refusals_);
    for (std::size_t i = 0; i < std::min(given.size(), wanted); ++i) row.give(i, given[i]);
    if (given.size() == wanted) return row.finish();
    refuse_count(row, given.size());
  }

  [[noreturn]] void refuse_count(const Row& row, std::size_t given) const {
    refusals_.say(given < places(question_) ? "too-few" : "too-many",
                  {{"given", number_value(given)},
                   {"wanted", number_value(places(question_))},
                   {"missing", row.shown(row.missing())}});
  }

  // With two faces, the one that the others get.
  bool has_other(int face) const { return face >= 0 && question_.options.size() == 2; }
  static int other(int face) { return 1 - face; }

  [[noreturn]] void refuse_phrase(Tokens rest) const {
    const auto slot = slots_.read(rest);
    const auto face_here = faces_.read(rest);
    if (slot.match.many()) refusals_.ambiguous(slots_, slot.match, rest.first(slot.size));
    if (face_here.match.many())
      refusals_.ambiguous(faces_, face_here.match, rest.first(face_here.size));
    const Tokens word = rest.first(1);
    const bool like_a_face = slots_.nearest(word) < 0 && faces_.nearest(word) >= 0;
    refusals_.not_among(like_a_face || question_.positions > 0 ? faces_ : slots_, word);
  }

  // Parses the whole phrase as a slot, and refuses anything else.
  std::size_t slot_named(Tokens phrase) const {
    const Match match = slots_.find(phrase);
    if (match.none() && face(phrase).size == phrase.size()) refusals_.say("pairs");  // WORD=NAME
    if (match.none()) refusals_.not_among(slots_, phrase);
    if (match.many()) refusals_.ambiguous(slots_, match, phrase);
    return static_cast<std::size_t>(match.found[0]);
  }

  // Parses the whole phrase as a face, and refuses anything else.
  int face_named(Tokens phrase) const {
    const Face found = face(phrase);
    if (found.index && found.size == phrase.size()) return *found.index;
    const Match match = faces_.find(phrase);
    if (match.many()) refusals_.ambiguous(faces_, match, phrase);
    refusals_.not_among(faces_, phrase);
  }

  // Parses NAME=FACE …
  Answer pairs(Tokens tokens) const {
    const auto parts = between_equals(tokens);
    if (std::ranges::any_of(parts, [](Tokens part) { return part.empty(); }))
      refusals_.say("pairs");
    Row row(question_, refusals_, partial_);
    Tokens name = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const Tokens part = parts[i];
      std::size_t size = part.size();  // of the face; the next name follows it
      if (i + 1 < parts.size()) {
        if (part.size() < 2) refusals_.say("pairs");
        const auto splits_at = [&](std::size_t at) {
          const Face front = face(part.first(at));
          return front.index && front.size == at && slots_.find(part.subspan(at)).one();
        };
        size = 1;
        while (size < part.size() && !splits_at(size)) ++size;
        if (size == part.size()) size = 1;  // refused below because of its words
      }
      const std::size_t slot = slot_named(name);  // first, as a refusal names what was typed first
      row.give(slot, face_named(part.first(size)));
      name = part.subspan(size);
    }
    return row.finish();
  }

  // Parses FACE NAME NAME … FACE all but NAME …
  Answer groups(Tokens tokens) const {
    Groups line;
    for (Tokens rest = tokens; !rest.empty();) rest = rest.subspan(read_into(line, rest));
    if (line.groups.empty()) refusals_.say("which");
    if (line.groups.size() == 1)  // it does not matter where "all" stands
      for (auto* slots : {&line.leading, &line.groups[0].slots}) *slots = named(*slots);
    if (line.groups.size() > 1 && line.leading.empty() && line.apart) take_others_behind(line);
    if (!line.leading.empty()) {
      if (!line.groups.back().slots.empty()) refusals_.say("pairs");  // before or behind its names?
      for (auto& group : line.groups) std::swap(group.slots, line.leading);
    }
    if (line.all && line.groups.size() > 1) return each_and_all(line);
    if (line.others) refusals_.say("others");
    return line.all || line.but ? all_but(line) : some(line);
  }

  // In "nein aki, the others ja" the others stand before their word, as nobody stands behind it.
  static void take_others_behind(Groups& line) {
    auto& last = line.groups.back().slots;
    auto& before = line.groups[line.groups.size() - 2].slots;
    if (!last.empty() || before.size() < 2 || before.back() != Groups::everybody) return;
    before.pop_back();
    last.push_back(Groups::everybody);
  }

  // Adds the phrase at the beginning of `rest` to the groups; returns its number of tokens.
  std::size_t read_into(Groups& line, Tokens rest) const {
    const Face found = face(rest);
    const auto keyword = keywords_.read(rest);
    const auto slot = slots_.read(rest);
    const bool is_slot = slot.match.one() && question_.positions == 0;
    const bool others =
        keyword.word == Keywords::Word::others && !(is_slot && slot.match.exact);  // called Rest
    const bool all = others || keyword.word == Keywords::Word::all;
    const bool but = keyword.word == Keywords::Word::but;
    // A prefix may be of a face or of a name: the first is a face, later ones are names.
    const bool begun_face =
        found.index && !all && !but && (!is_slot || (!slot.match.exact && line.groups.empty()));
    if (found.exact || begun_face) {
      line.groups.push_back({*found.index, {}});
      return found.size;
    }
    auto& slots = line.groups.empty() ? line.leading : line.groups.back().slots;
    if (but) line.before_but = named(slots).size();
    if (all) slots.push_back(Groups::everybody);
    line.all |= all;
    line.but |= but;
    line.others |= others;
    if (all) line.apart = rest[0].after_comma;
    if (all || but) return keyword.size;
    if (!is_slot) refuse_phrase(rest);
    slots.push_back(static_cast<std::size_t>(slot.match.found[0]));
    return slot.size;
  }

  static std::vector<std::size_t> named(std::vector<std::size_t> slots) {
    std::erase(slots, Groups::everybody);
    return slots;
  }

  // Parses `nein dan, ja all` and `dan nein, the others ja`.
  Answer each_and_all(const Groups& line) const {
    Row row(question_, refusals_, partial_);
    std::optional<int> most;
    for (const auto& group : line.groups) {
      const std::vector<std::size_t> slots = named(group.slots);
      const bool all = slots.size() < group.slots.size();
      if (all != slots.empty() || (all && most)) refusals_.say("all");
      if (all) most = group.face;
      for (const std::size_t slot : slots) row.give(slot, group.face);
    }
    for (const std::size_t slot : row.missing()) row.give(slot, *most);
    return row.finish();
  }

  // Parses `ja all` and `ja all but 3 5`.
  Answer all_but(const Groups& line) const {
    const auto& [face, excepted] = line.groups[0];
    const bool on_both_sides = line.before_but > 0 && line.before_but < excepted.size();
    if (line.groups.size() > 1 || line.but == excepted.empty() || on_both_sides)
      refusals_.say("all");
    if (line.but && !has_other(face)) refusals_.say("others");
    Row row(question_, refusals_, partial_);
    for (const std::size_t slot : excepted) row.give(slot, other(face));
    for (const std::size_t slot : row.missing()) row.give(slot, face);
    return row.finish();
  }

  // Parses `ja 1 2 nein 3 4`; for ballots also `ja 1 2`, where the others get the other word.
  Answer some(const Groups& line) const {
    Row row(question_, refusals_, partial_);
    const auto& first = line.groups[0];
    const bool one_face = line.groups.size() == 1;
    if (one_face && first.slots.empty()) {
      row.give(0, first.face);
      refuse_count(row, 1);
    }
    for (const auto& group : line.groups)
      for (const std::size_t slot : group.slots) row.give(slot, group.face);
    if (one_face && traits(question_.form).voters && !row.missing().empty() && !partial_) {
      if (!has_other(first.face)) refusals_.say("others");
      for (const std::size_t slot : row.missing()) row.give(slot, other(first.face));
    }
    return row.finish();
  }

  const Question& question_;
  const Refusals& refusals_;
  const Lexicon faces_, slots_;
  const Keywords keywords_;
  const bool partial_;
};

}  // namespace

Answer parse_row(const Question& question, Tokens line, const ParserContext& words,
                 const Refusals& refusals) {
  return RowParser(question, words, refusals).parse(line);
}

}  // namespace narrator
