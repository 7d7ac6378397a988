#include "cli/table/confirmation.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <numeric>
#include <set>

#include "cli/drawing/in_words.hpp"
#include "cli/system/process.hpp"
#include "engine/error.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/session/replay.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Returns the numbers in the text; one that is too large counts as 0.
std::vector<int> numbers_in(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  std::vector<int> numbers;
  for (auto at = text.find_first_of(digits); at != text.npos; at = text.find_first_of(digits, at)) {
    const auto end = std::min(text.find_first_not_of(digits, at), text.size());
    numbers.push_back(whole_number(text.substr(at, end - at)).value_or(0));
    at = end;
  }
  return numbers;
}

// Tries the answer out in a child process, so that nothing has to be undone and no answer is given
// twice.
bool ends_the_game(Session& session, const Answer& answer) {
  const auto outcome = [&]() -> std::string {
    Machine& machine = session.machine();
    run_answers(machine, from_list({answer}));
    drain_messages(machine);
    return machine.question() == nullptr ? "over" : "";
  };
  try {
    return in_limited_process(outcome) == "over";
  } catch (const Error&) {  // the answer will fail again when given, and be refused then
    return false;
  }
}

// For ballots, "ja 5" or 賛成5 is the vote of seat 5, but may be meant as five votes; so may
// "ja 5 2" of seven.
bool may_be_tally(const Session& session, const Line& line) {
  const Question& question = *session.question();
  const Lexicon but({{0, "all-but"}}, words_of(session));
  const auto is_but = [&](const Token& word) { return but.find({&word, 1}).exact; };
  if (!traits(question.form).voters || question.slots.size() < 2 ||
      std::ranges::any_of(line.words(), is_but))
    return false;
  const std::vector<int> numbers = numbers_in(line.normalised());
  const std::int64_t sum = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
  return numbers.size() == 1 ||
         (numbers.size() == 2 && question.tally && sum == std::ssize(question.slots));
}

// "ja a" is the vote of Aki, but may be meant for all.
bool may_be_all(const Session& session, const Line& line) {
  const Question& question = *session.question();
  const Lexicon all({{0, "all"}}, words_of(session)), voters(question.slots, words_of(session));
  return traits(question.form).voters && std::ranges::any_of(line.words(), [&](const Token& word) {
           return !all.find({&word, 1}).none() && voters.find({&word, 1}).one() &&
                  !voters.find({&word, 1}).exact;
         });
}

// Ballots for players by seat may be meant as numbers of ballots if some are names: "aki 3 chie 1".
bool mixes_names_with_numbers(const Question& question, const Line& line) {
  const auto is_number = [](const Token& word) { return seat_number(word.normalised) > 0; };
  const auto numbers = std::ranges::count_if(line.words(), is_number);
  return traits(question.form).voters && any_player(question.options) && numbers > 0 &&
         std::ranges::ssize(line.words()) > numbers;
}

// "r8?" may be meant as a question, or a guess; in a row, ? is who is unknown.
bool is_doubtful(const Question& question, const Line& line) {
  return !question.unknown && line.normalised().ends_with('?');
}

// "ja 3 nein 2" counts, but may be a row that was not typed to its end.
bool may_be_row(const Answer& answer, const Line& line) {
  return answer.tally && line.words().size() > 1 && seat_number(line.words()[0].normalised) == 0;
}

void add_players(const Value& value, std::set<int>& seats) {
  if (const Player* player = std::get_if<Player>(&value.data)) seats.insert(player->seat);
  const auto* list = std::get_if<std::vector<Value>>(&value.data);
  for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) add_players((*list)[i], seats);
}

}  // namespace

bool is_of_whom_it_is_about(const Question& question, const Answer& answer) {
  assert(fits(question, answer));
  if (!traits(question.form).voters) return false;
  std::set<std::set<int>> about;
  std::set<int> alone;  // who are arguments of the question by themselves
  for (const auto& [name, value] : question.args) {
    std::set<int> seats;
    add_players(value, seats);
    if (seats.size() == 1) alone.insert(seats.begin(), seats.end());
    about.insert(seats);
  }
  about.insert(alone);
  std::map<int, std::set<int>> casters;
  for (std::size_t i = 0; i < answer.picks.size(); ++i)
    casters[answer.picks[i]].insert(question.slots[i].seat);
  return std::ranges::any_of(casters, [&](const auto& one) {
    return one.second.size() < question.slots.size() && about.contains(one.second);
  });
}

bool may_be_misread(const Session& session, const Line& line) {
  const Question& question = *session.question();
  return is_doubtful(question, line) || mixes_names_with_numbers(question, line) ||
         may_be_tally(session, line) || may_be_all(session, line) ||
         small_words_may_be_players(question, line.words(), words_of(session));
}

bool may_mean_other_answer(const Session& session, const Answer& answer, const Line& line) {
  const Question& question = *session.question();
  if (may_be_misread(session, line) || may_be_row(answer, line)) return true;
  // Of two, one who is named alone may be an answer that was not typed to its end.
  const bool one_of_two = traits(question.form).voters && answer.picks.size() == 2 &&
                          answer.picks.front() != answer.picks.back() && line.words().size() < 3;
  if (!one_of_two && !is_of_whom_it_is_about(question, answer)) return false;
  // Somebody is named, as a word or inside one, as in Japanese: it is no row with a ballot of each.
  const Lexicon voters(question.slots, words_of(session));
  const auto is_voter = [&](const Token& word) { return voters.find({&word, 1}).exact; };
  const std::string typed = line.normalised();
  return std::ranges::any_of(line.words(), is_voter) ||
         std::ranges::any_of(question.slots, [&](const Option& voter) {
           return typed.find(normalise(name_at(voter.seat, session.names()))) != typed.npos;
         });
}

std::string confirmation(Session& session, const Answer& answer, Confirm which, bool tell_the_end) {
  assert(session.question() != nullptr && fits(*session.question(), answer));
  if (which == Confirm::nothing) return {};
  const Question& question = *session.question();
  std::string id = "confirm." + question.id;
  const bool power = question.power && which == Confirm::powers;
  if (!question.drastic && !power) {
    if (!tell_the_end || !ends_the_game(session, answer)) return {};
    id = "confirm-end";
  } else if (session.text().find(id) == nullptr) {
    id = "confirm-drastic";
  }
  return in_question(session, answer, id);
}

std::string in_question(const Session& session, const Answer& answer, const std::string& id) {
  const Json shown = to_json(to_words(*session.question(), answer, session.names()));
  return text(session, id, {{"answer", {in_words(session, shown)}}});
}

std::optional<bool> yes_or_no(const Session& session, const Line& line) {
  Question question;
  question.id = "confirm";
  question.form = Form::confirm;
  question.options = {{0, "yes"}, {0, "no"}};
  const auto parsed = parse_answer(question, line.words(), words_of(session));
  const Answer* answer = std::get_if<Answer>(&parsed);
  if (answer == nullptr || answer->picks.size() != 1) return std::nullopt;
  return answer->picks.front() == 0;
}

}  // namespace narrator::cli
