// A typed question: what a rule script asks of the table, and what counts as an answer to it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/audience.hpp"
#include "engine/value.hpp"

namespace narrator {

using Json = nlohmann::ordered_json;

/// Whether the words are equal. Most differ in their last letter already: faces are looked for
/// among many that are as long and begin alike ("R1", "R5").
inline bool same_word(std::string_view a, std::string_view b) {
  return a.size() == b.size() && (a.empty() || (a.back() == b.back() && a == b));
}

/// Something that can be chosen: a player (seat > 0) or a word ("ja", "R5", "guess R8").
struct Option {
  int seat = 0;
  std::string word;
  bool operator==(const Option& other) const {
    return seat == other.seat && same_word(word, other.word);
  }
};

/// Numbered as scripts/lib/ask.lua numbers them.
enum class Form {
  choose,       // `min`..`max` different ones of `options`
  confirm,      // yes or no; options are exactly "yes", "no"
  ballots,      // one of `options` for every voter in `slots`
  deal,         // a face of `options` for every one of `slots`, each face at most `copies` times
  number,       // an integer, `min`..`max`
  acknowledge,  // nothing to say: Enter. Never logged, never asked in batch input
};

/// What sets a form apart from the others, for those who care about nothing else of it; whoever
/// does switches over all forms, without `default`.
struct FormTraits {
  bool logged = true;    // somebody answers, and that is logged; otherwise Enter is all there is
  bool truth = false;    // rules get true or false
  bool numbers = false;  // a pick is the number itself, not an option's
  bool voters = false;   // the players in `slots` answer each for themselves
};

constexpr FormTraits traits(Form form) {
  switch (form) {
    case Form::choose:
    case Form::deal: break;
    case Form::confirm: return {.truth = true};
    case Form::ballots: return {.voters = true};
    case Form::number: return {.numbers = true};
    case Form::acknowledge: return {.logged = false};
  }
  return {};
}

/// A ballot that one voter may not cast.
struct Barred {
  std::size_t place = 0;   // the voter's, among those who vote
  int pick = 0;            // the option's number
  bool unoffered = false;  // it is others' alone; else it is offered, and refused for a reason

  bool operator==(const Barred& other) const {  // the same ballot
    return place == other.place && pick == other.pick;
  }
};

struct Question {
  std::string id;               // stable; part of the log format (narrator-log(5))
  Form form = Form::choose;     // what kind of answer is wanted
  int of = 0;                   // seat of the player who decides; 0: the table
  std::vector<Option> options;  // legal now, as shown; empty only for number and acknowledge
  std::vector<int> copies;      // deal: how many of each option there are
  std::vector<Option> slots;    // ballots: voters in seat order; deal: players or named places
  std::vector<Barred> barred;   // ballots: which of them the rules forbid whom
  int positions = 0;            // deal: > 0 instead of `slots` for a row of places 1..positions
  int min = 1;                  // choose: how few; number: the least
  int max = 1;                  // choose: how many; number: the most
  bool several = false;         // choose: the rules get a list, even of one
  bool secret = false;          // options and answer are for `to` and the moderator only
  bool chance = false;          // drawn by the engine, not asked
  bool unknown = false;         // deal: "unknown" is an answer
  bool tally = false;           // ballots: how many of each is an answer, too
  bool drastic = false;         // an answer worth confirming once on a terminal (an execution)
  bool power = false;           // somebody uses a power: confirmed where the table wants that
  Audience to;                  // who may see options and answer
  Args args;                    // for the texts `ask.<id>` and `help.<id>`
};

/// An answer in terms of its question: option indexes (0-based) for choose, confirm, ballots and
/// deal (one a slot; -1 for a slot left unknown), the number itself for number, nothing for
/// acknowledge. Of a tally whose ballot is whose nobody knows: they stand in the order of options.
struct Answer {
  bool unknown = false;  // the whole deal is unknown to us
  std::vector<int> picks;
  bool tally = false;
  bool operator==(const Answer&) const = default;
};

/// Whether `answer` is a legal answer to `question`: every source's answer passes here.
bool fits(const Question& question, const Answer& answer);

/// The first of its barred ballots that the answer has; nullptr where it has none.
const Barred* barred_in(const Question& question, const Answer& answer);

/// Which options the voter at a place of a ballots question may cast, by their numbers.
std::vector<int> allowed(const Question& question, std::size_t place);

/// The question's kind as `status --json` names it: player players word words yes-no ballots deal
/// number acknowledge.
std::string_view kind(const Question& question);

/// Whether any of them is a player.
inline bool any_player(const std::vector<Option>& options) {
  return std::ranges::any_of(options, [](const Option& option) { return option.seat > 0; });
}

/// An option as text: a player's name or the word. `names[seat - 1]` is a player's name.
inline std::string_view option_text(const Option& option, const std::vector<std::string>& names) {
  if (option.seat <= 0 || static_cast<std::size_t>(option.seat) > names.size()) return option.word;
  return names[static_cast<std::size_t>(option.seat) - 1];
}

/// An option as texts take it: a player or the word.
inline Value value_of(const Option& option) {
  return option.seat > 0 ? Value{Player{option.seat}} : Value{Word{option.word}};
}

/// The values of the question's texts: its args, who decides as `of`, and from where to where a
/// number goes, as `min` and `max`.
inline Args text_args(const Question& question) {
  Args args = question.args;
  if (question.of > 0) args.emplace_back("of", Value{Player{question.of}});
  if (traits(question.form).numbers) {
    args.emplace_back("min", Value{std::int64_t{question.min}});
    args.emplace_back("max", Value{std::int64_t{question.max}});
  }
  return args;
}

/// How many answers a deal or ballots question wants: slots or positions.
std::size_t places(const Question& question);

/// Words by name.
using ByName = std::vector<std::pair<std::string, std::string>>;

/// How many ballots of each word there are.
using BallotCounts = std::vector<std::pair<std::string, std::int64_t>>;

/// An answer as the log holds it: nothing, a number, a word, a list, words by name, or a tally.
using WordedAnswer = std::variant<std::monostate, std::int64_t, std::string,
                                  std::vector<std::string>, ByName, BallotCounts>;

/// The tally with so many of each option, where it is one of all ballots that are asked for.
std::optional<Answer> tally_of(const Question& question, const std::vector<std::int64_t>& counts);

/// The answer in words: a name, a word, a number, a list, or an object by name in seat order;
/// true/false never: yes and no are words. A player whose name reads as one of the question's words
/// is logged as `#SEAT`. Requires fits(question, answer).
WordedAnswer to_words(const Question& question, const Answer& answer,
                      const std::vector<std::string>& names);

/// The inverse of to_words; nothing when the words do not answer the question.
std::optional<Answer> from_words(const Question& question, const WordedAnswer& words,
                                 const std::vector<std::string>& names);

/// As the log and other programs read it; null for nothing.
Json to_json(const WordedAnswer& words);

}  // namespace narrator
