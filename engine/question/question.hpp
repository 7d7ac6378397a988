// What a rule script asks the table, and what counts as an answer.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/announcement.hpp"
#include "engine/value.hpp"

namespace narrator {

using Json = nlohmann::ordered_json;

/// Serialises a value in one line. Never fails: invalid UTF-8 becomes U+FFFD.
std::string in_one_line(const Json& value);

/// Returns a string without quotes, and any other value in one line.
std::string unquoted(const Json& value);

/// Parses JSON, dropping what is nested deeper than 16 lists or objects, as recursion over JSON of
/// arbitrary depth would overflow the stack. Returns a discarded value if `text` is invalid.
Json shallow_json(std::string_view text);

/// Return a field of what may be anything, made by a script or a stranger: "", `least` or an empty
/// list if there is none or it has another type. A number is brought between `least` and `most`.
std::string text_field(const Json& object, const char* key);
int number_field(const Json& object, const char* key, int least = 0, int most = 1'000'000);
const Json& list_field(const Json& object, const char* key);

/// Something that can be chosen: a player (seat > 0) or a word ("ja", "R5", "guess R8").
struct Option {
  int seat = 0;
  std::string word;
  bool operator==(const Option&) const = default;
};

/// The values match those in scripts/lib/ask.lua.
enum class Form {
  choose,       // `min`..`max` different `options`
  confirm,      // yes or no; options are exactly "yes", "no"
  ballots,      // one of `options` for each voter in `slots`
  deal,         // a face from `options` for each of `slots`, each face at most `copies` times
  number,       // an integer, `min`..`max`
  acknowledge,  // only Enter; never logged, never asked in batch input
};

/// How a form differs from the others. Code that needs more switches over all
/// forms, without `default`.
struct FormTraits {
  bool logged = true;    // somebody gives an answer, which is logged; otherwise only Enter
  bool truth = false;    // the rules receive true or false
  bool numbers = false;  // a pick is the number itself, not the index of an option
  bool voters = false;   // each player in `slots` answers individually
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
struct ForbiddenBallot {
  std::size_t place = 0;   // the voter's index in Question::slots
  int pick = 0;            // the option's index
  bool unoffered = false;  // only offered to others; otherwise offered, but refused with a reason

  bool operator==(const ForbiddenBallot& other) const {  // same ballot
    return place == other.place && pick == other.pick;
  }
};

struct Question {
  std::string id;               // stable; part of the log format (narrator-log(5))
  Form form = Form::choose;     // the kind of answer expected
  int of = 0;                   // seat of the player who decides; 0: the table
  std::vector<Option> options;  // legal now, as displayed; empty only for number and acknowledge
  std::vector<int> copies;      // deal: how many of each option exist
  std::vector<Option> slots;    // ballots: voters in seat order; deal: players or named places
  std::vector<ForbiddenBallot> barred;  // ballots: those that the rules forbid
  int positions = 0;      // deal: if > 0, a row of places 1..positions instead of `slots`
  int min = 1;            // choose: minimum count; number: least value
  int max = 1;            // choose: maximum count; number: greatest value
  bool several = false;   // choose: the rules receive a list, even of one
  bool secret = false;    // only `to` and the moderator may see options and answer
  bool chance = false;    // drawn by the engine, not asked
  bool unknown = false;   // deal: "unknown" is accepted
  bool tally = false;     // ballots: a count of each option is accepted, too
  bool drastic = false;   // worth confirming once on a terminal (an execution)
  bool power = false;     // somebody uses a power: confirmed if the table wants that
  bool revealed = false;  // what a card on the table shows: the moderator tells, nobody's phone
  Audience to;            // who may see options and answer
  Args args;              // for the texts `ask.<id>` and `help.<id>`
};

/// An answer in terms of its question: indexes of options, one for each slot for ballots and deal
/// (-1: left unknown); the number itself; nothing for acknowledge. A tally does not tell whose
/// ballot is whose: its picks are in the order of the options.
struct Answer {
  bool unknown = false;  // nothing about the deal is known
  std::vector<int> picks;
  bool tally = false;
  bool operator==(const Answer&) const = default;
};

/// Whether `answer` is a legal answer to `question`. Answers from every source are checked here.
bool fits(const Question& question, const Answer& answer);

/// Returns the first barred ballot in the answer, or nullptr if there is none.
const ForbiddenBallot* barred_in(const Question& question, const Answer& answer);

/// Returns the indexes of the options that the voter in slot `place` may cast.
std::vector<int> allowed(const Question& question, std::size_t place);

/// Returns the question's kind as `status --json` names it: player players word words yes-no
/// ballots deal number acknowledge.
std::string_view kind(const Question& question);

/// Returns the index of the voter in Question::slots, or their number if the player does not vote.
inline std::size_t slot_of(const Question& question, int seat) {
  const auto found = std::ranges::find(question.slots, seat, &Option::seat);
  return static_cast<std::size_t>(found - question.slots.begin());
}

/// Whether any of the options is a player.
inline bool any_player(const std::vector<Option>& options) {
  return std::ranges::any_of(options, [](const Option& option) { return option.seat > 0; });
}

/// Returns an option as text: a player's name or the word.
inline std::string_view option_text(const Option& option, const std::vector<std::string>& names) {
  if (option.seat <= 0 || static_cast<std::size_t>(option.seat) > names.size()) return option.word;
  return names[static_cast<std::size_t>(option.seat) - 1];
}

/// Returns an option as an argument of texts: a player or a word.
inline Value value_of(const Option& option) {
  return option.seat > 0 ? Value{Player{option.seat}} : Value{Word{option.word}};
}

/// Returns the arguments of the question's texts: its args, the player who decides as `of`, and a
/// number's `min` and `max`.
inline Args text_args(const Question& question) {
  Args args = question.args;
  if (question.of > 0) args.emplace_back("of", Value{Player{question.of}});
  if (traits(question.form).numbers) {
    args.emplace_back("min", number_value(question.min));
    args.emplace_back("max", number_value(question.max));
  }
  return args;
}

/// Number of picks in an answer to a deal or ballots question: slots or positions.
std::size_t places(const Question& question);

using ByName = std::vector<std::pair<std::string, std::string>>;

using BallotCounts = std::vector<std::pair<std::string, std::int64_t>>;

/// An answer as the log stores it: nothing, a number, a word, a list, words by name, or a tally.
using WordedAnswer = std::variant<std::monostate, std::int64_t, std::string,
                                  std::vector<std::string>, ByName, BallotCounts>;

/// Calls `use` for each name and word in the answer, except in a tally.
void each_word(WordedAnswer& answer, const auto& use) {
  if (auto* word = std::get_if<std::string>(&answer)) use(*word);
  if (auto* list = std::get_if<std::vector<std::string>>(&answer))
    std::ranges::for_each(*list, use);
  if (auto* entries = std::get_if<ByName>(&answer)) {
    for (auto& [name, word] : *entries) use(name), use(word);
  }
}

/// Returns the tally with these counts of the options, if tallies are accepted
/// and it covers all ballots.
std::optional<Answer> tally_of(const Question& question, const std::vector<std::int64_t>& counts);

/// Returns the answer as the log stores it; yes and no are words. A player whose name equals one of
/// the question's words is written `#SEAT`. Requires fits(question, answer).
WordedAnswer to_words(const Question& question, const Answer& answer,
                      const std::vector<std::string>& names);

/// Inverts to_words(). Returns nothing if the words do not answer the question.
std::optional<Answer> from_words(const Question& question, const WordedAnswer& words,
                                 const std::vector<std::string>& names);

/// Returns the JSON for the log and for other programs; null if there is no answer.
Json to_json(const WordedAnswer& words);

/// Returns the value as JSON: a player's name, and a word as it is, untranslated.
Json to_json(const Value& value, const std::vector<std::string>& names);

}  // namespace narrator
