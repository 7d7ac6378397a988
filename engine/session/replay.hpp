// Gives answers to a machine, wherever they come from, and lets somebody look between them: feed(),
// and nothing else. replay() takes them from a log, play_out() from whoever makes them up, a
// Recorder from the table, and tests from a list.
#pragma once

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"

namespace narrator {

/// An answer to the question that waits, or to one of the machine's corrections.
struct Given {
  Given(Answer answer, const Question* corrected = nullptr)
      : answer(std::move(answer)), corrected(corrected) {}
  Answer answer;
  const Question* corrected;  // nullptr: none, the question that waits is answered
};

/// What is given next, where this is asked (nullptr: the game is over); nothing ends it.
using NextAnswer = std::function<std::optional<Given>(const Question* asked)>;

/// Sees the rules after the start and after every answer.
using Look = std::function<void(Machine&)>;

/// Begins a game at `table` and feeds it. Requires answers that fit. Throws what the rules throw;
/// the machine is then to be thrown away.
void feed(Machine& machine, const Table& table, const NextAnswer& next = {}, const Look& look = {});

/// Goes on with a game that has begun, likewise.
void feed(Machine& machine, const NextAnswer& next, const Look& look = {});

/// These, one after the other.
NextAnswer these(std::vector<Given> answers);

/// Looks at a game while it is run again; what is not set looks at nothing.
struct Visitor {
  /// The rules ask `question`, and are about to be given `answer`, which the log holds as `logged`.
  std::function<void(const Question& question, const LogAnswer& logged, const Answer& answer)>
      before{};

  /// `logged` was given (nullptr: the game has begun), and this was said, to be taken if wanted;
  /// what the machine writes down (Machine::write_said) is not among it.
  std::function<void(const LogAnswer* logged, std::vector<Said>& said)> after{};

  /// The number of the first answer that `after` is called for; 0: the beginning.
  std::size_t heard_from = 0;
  bool hears(std::size_t n) const { return after && n >= heard_from; }
};

/// Begins the game anew at `table` and gives it the answers in effect, the first `count` of them.
/// Throws LogError ("answer 14: …") where the rules ask something else, an answer is not legal, or
/// it is for other eyes; ScriptError where they fail. The machine is then to be thrown away.
void replay(Machine& machine, const Table& table, const LogState& state,
            const Visitor& visitor = {},
            std::size_t count = std::numeric_limits<std::size_t>::max());

/// Begins a game at `table`: what is said before the first answer, and the fingerprint then.
std::pair<std::vector<Said>, std::string> begin_game(Machine& machine, const Table& table);

/// The logged answer in terms of the question, whoever is asked it now; nothing where it does not
/// answer it.
std::optional<Answer> match(const Question& question, const LogAnswer& answer,
                            const std::vector<std::string>& names);

/// What the logged correction is of, where that can be corrected now.
std::optional<Question> correction(Machine& machine, const LogAnswer& answer,
                                   const std::vector<std::string>& names);

/// What was said since the last answer, in words. Acknowledgements that are due are answered, as
/// they are never logged, and what is said after them belongs to it. In the storage of `said`.
std::vector<Said> hear(Machine& machine, const std::vector<std::string>& names,
                       std::vector<Said> said = {});

/// An announcement in words, into `said`, which may hold another one.
void put_into_words(const Catalogue& text, const Announcement& one,
                    const std::vector<std::string>& names, Said& said);

/// A player's name, or "" for seat 0.
std::string_view name_of(int seat, const std::vector<std::string>& names);

/// A state's fingerprint as the log writes it: 8 hexadecimal digits.
std::string fingerprint_text(Machine& machine);

}  // namespace narrator
