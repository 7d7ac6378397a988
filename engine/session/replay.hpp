// Gives answers to a machine. All of them pass through here: replay() takes them from a log,
// play_out() makes them up, a Recorder gets them from the table, and tests have lists.
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

/// An answer to the pending question, or to one of the machine's corrections.
struct GivenAnswer {
  GivenAnswer(Answer answer, const Question* corrected = nullptr)
      : answer(std::move(answer)), corrected(corrected) {}
  Answer answer;
  const Question* corrected;  // nullptr: the pending question is answered
};

/// Returns the next answer to what is asked (nullptr: the game is over), or nothing to stop.
using NextAnswer = std::function<std::optional<GivenAnswer>(const Question* asked)>;

/// Sees the rules after the start and after each answer.
using Observer = std::function<void(Machine&)>;

/// Begins a game at `table` and gives it answers, which must fit. Throws what the rules throw; the
/// machine must then be discarded.
void run_answers(Machine& machine, const Table& table, const NextAnswer& next = {},
                 const Observer& look = {});

/// Does the same for a game that has begun.
void run_answers(Machine& machine, const NextAnswer& next, const Observer& look = {});

NextAnswer from_list(std::vector<GivenAnswer> answers);

/// Observes a game while it is replayed.
struct ReplayObserver {
  /// The rules ask `question` and will be given `answer`, which the log stores as `logged`.
  std::function<void(const Question& question, const LogAnswer& logged, const Answer& answer)>
      before{};

  /// `logged` was given (nullptr: the game began), followed by the announcements
  /// `said`, which may be moved from.
  std::function<void(const LogAnswer* logged, std::vector<Message>& said)> after{};

  /// The number of the first answer that `after` is called for; 0: the beginning.
  std::size_t heard_from = 0;
  bool hears(std::size_t n) const { return after && n >= heard_from; }
};

/// Begins the game anew at `table` and gives it the first `count` answers in effect. Throws
/// LogError ("answer 14: …") if the rules ask something else, or if an answer is not legal or has
/// another audience; ScriptError if the rules fail or take more than `budget` (default: what
/// reading `state` left). The machine must then be discarded.
void replay(Machine& machine, const Table& table, const LogState& state,
            const ReplayObserver& observer = {},
            std::size_t count = std::numeric_limits<std::size_t>::max(),
            const std::optional<Budget>& budget = {});

/// Begins a game at `table`. Returns the announcements before the first answer,
/// and the fingerprint then.
std::pair<std::vector<Message>, std::string> begin_game(Machine& machine, const Table& table);

/// Returns the logged answer in terms of the question, whoever is asked it now; nothing
/// if it does not answer it.
std::optional<Answer> match(const Question& question, const LogAnswer& answer,
                            const std::vector<std::string>& names);

/// Returns the logged correction's question, if it can be made now.
std::optional<Question> correction(Machine& machine, const LogAnswer& answer,
                                   const std::vector<std::string>& names);

/// Returns the announcements since the last answer, in words, in the storage of other messages.
/// Gives pending acknowledgements, which are never logged, and includes what is announced after
/// them; with `most`, at most so many, counting several after one announcement as one.
std::vector<Message> drain_messages(Machine& machine, std::vector<Message> storage = {},
                                    const std::optional<std::size_t>& most = {});

/// Returns a player's name, or "" for seat 0.
std::string_view name_of(int seat, const std::vector<std::string>& names);

/// Returns a state's fingerprint as the log writes it: 8 hexadecimal digits.
std::string fingerprint_text(Machine& machine);

/// A random game with more answers would never end: fifty times the longest game known.
constexpr int kMostAnswers = 20'000;

/// Returns the answer to a question, or nothing to end the game there.
using Draw = std::function<std::optional<Answer>(const Question&)>;

/// Begins a game at `table` and answers with `draw`, acknowledgements too, until the end. Returns
/// the number of answers without acknowledgements. Throws ScriptError if the rules fail or there
/// are more than `most` answers.
int play_out(Machine& machine, const Table& table, const Draw& draw, const Observer& look = {},
             int most = kMostAnswers);

/// Plays a random game; the same seed and number give the same game.
int play_out(Machine& machine, const Table& table, std::string_view seed, int number);

/// Returns P1, P2 and so on.
std::vector<std::string> numbered_players(int count);

}  // namespace narrator
