// Begins a game that is recorded, and runs recorded answers again: the only place that does either.
// Rules are begun elsewhere only where nothing is logged: in play_out(), whose answers somebody
// makes up to the end of the game, and in the TestTable of `narrator check`, which waits for the
// lines of a script's test one by one.
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

/// Looks at a game while it is run again; what is not set looks at nothing.
struct Visitor {
  /// The rules ask `question`, and are about to be given `answer`, which the log holds as `logged`.
  std::function<void(const Question& question, const LogAnswer& logged, const Answer& answer)>
      before{};

  /// `logged` was given (nullptr: the game has begun), and this was said, to be taken if wanted.
  std::function<void(const LogAnswer* logged, std::vector<Said>& said)> after{};

  /// The number of the first answer that `after` is called for; 0: the beginning. What the machine
  /// writes down (Machine::write_said) is not given to it.
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

/// Gives a machine that was given the first `from` of the answers in effect the next ones, as
/// replay() does.
void go_on(Machine& machine, const Table& table, const LogState& state, std::size_t from,
           const Visitor& visitor = {},
           std::size_t count = std::numeric_limits<std::size_t>::max());

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
