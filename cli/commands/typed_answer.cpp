#include "cli/commands/commands.hpp"

#include <algorithm>
#include <cassert>

#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Returns why the rules do not let the one voter who is asked cast what others may.
std::string why_not_own(Machine& machine, const Question& one, const Option& cast) {
  const Question& ballots = *machine.question();
  const auto pick = std::ranges::find(ballots.options, cast) - ballots.options.begin();
  return machine.why_barred({slot_of(ballots, one.of), static_cast<int>(pick)});
}

// Returns why the rules bar a ballot, given among all ballots or asked of one voter alone.
std::string why_barred(Machine& machine, const Question& question, const ForbiddenBallot& ballot) {
  if (!question.slots.empty()) return machine.why_barred(ballot);
  return why_not_own(machine, question, question.options[static_cast<std::size_t>(ballot.pick)]);
}

std::string why_not(Machine& machine, const Question& question, const Option& option) {
  const Question& pending = *machine.question();
  const bool one_voter = traits(pending.form).voters && question.slots.empty();
  const bool others_may = one_voter && contains(pending.options, option);
  return others_may ? why_not_own(machine, question, option) : machine.why_not(option);
}

// Returns whether a word is so close to an answer that it was hardly meant as a command.
bool near_an_answer(const Session& session, const std::string& word) {
  std::vector<std::string> spellings;
  for (const Option& option : session.question()->options) {
    spellings.emplace_back(option_text(option, session.names()));
    append(spellings, option.seat > 0 ? split(spellings.back())  // a first or last name alone
                                      : session.text().spellings(option.word));
  }
  return nearest(word, spellings) >= 0;
}

}  // namespace

Answer parse_pending(Machine& machine, const Session& session, const Line& line) {
  const Question* question = machine.question();
  if (question == nullptr) refuse(session, "over");
  return parse_in_place(*question, machine, session, line);
}

Answer parse_in_place(const Question& question, Machine& machine, const Session& session,
                      const Line& line, bool partial) {
  auto parsed =
      parse_answer(question, line.words(),
                   {.names = session.names(), .text = machine.text(), .partial = partial});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) {
    if (const ForbiddenBallot* ballot = barred_in(question, *answer))
      throw Refused({why_barred(machine, question, *ballot)});
    return *answer;
  }
  NoAnswer& none = std::get<NoAnswer>(parsed);
  std::string why;
  if (partial && contains(machine.question()->slots, none.not_offered))
    why = text(session, "ballot-is-in", {{"player", {Player{none.not_offered.seat}}}});
  else if (none.not_offered != Option{})
    why = why_not(machine, question, none.not_offered);
  if (!why.empty()) none.refusal.wrong = why;
  throw Refused(none.refusal);
}

Answer parse_typed(Session& session, const Line& line, const Question& question, bool partial) {
  try {
    return parse_in_place(question, session.machine(), session, line, partial);
  } catch (const Refused& refused) {
    Refusal refusal = refused.refusal();
    const std::string& word = line.words().front().typed;
    const std::string& id = session.question()->id;
    if (line.words().front().normalised == normalise(id) || near_an_answer(session, word)) throw;
    if (line.words().size() > 1 && session.text().find("ask." + word) != nullptr) {
      refusal.wrong = text(session, "other-question", {{"typed", {word}}});
      throw Refused(refusal);
    }
    const Command* near = command_near(word);
    if (near == nullptr) throw;
    const Args args = {{"typed", {printable(word)}}, {"near", {std::string(near->name)}}};
    refusal.wrong = text(session, "near-command", args);
    throw Refused(refusal);
  }
}

std::vector<OneBallot> parse_missing(const std::vector<int>& missing, Session& session,
                                     const Line& line) {
  const Question& ballots = *session.question();
  assert(traits(ballots.form).voters && !missing.empty());
  Question asked = ballots;
  asked.slots = mapped(missing, [](int seat) { return Option{seat, ""}; });
  asked.barred.clear();
  asked.tally = false;
  const Answer answer = parse_typed(session, line, asked, true);
  std::vector<OneBallot> given;
  for (std::size_t i = 0; i < answer.picks.size(); ++i) {
    if (answer.picks[i] < 0) continue;
    given.push_back({missing[i], answer.picks[i]});
    const std::size_t slot = slot_of(ballots, missing[i]);
    if (!contains(allowed(ballots, slot), answer.picks[i]))
      throw Refused({session.machine().why_barred({slot, answer.picks[i]})});
  }
  return given;
}

bool leaves_out_voters(Session& session, const Line& line) {
  const std::vector<int> voters = mapped(session.question()->slots, &Option::seat);
  try {
    return parse_missing(voters, session, line).size() < voters.size();
  } catch (const Refused&) {  // a number of ballots
    return false;
  }
}

void refuse_answer(const Session& session, const Command& command, const Line& line) {
  const Question* question = session.question();
  if (question == nullptr) return;
  const auto may_answer = [&](const Line& words) {
    if (words.words().empty()) return false;
    const auto parsed = parse_answer(*question, words.words(), words_of(session));
    const NoAnswer* none = std::get_if<NoAnswer>(&parsed);
    return none == nullptr || none->not_offered.seat > 0;
  };
  const Line behind = line.after(1);  // "save aki" may answer as it stands, or "aki" alone
  for (const Line& words : {line, behind}) {
    if (!may_answer(words)) continue;
    const std::string how = std::string(command.name) + "-how";
    throw Refused({text(session, "is-an-answer", {{"typed", {printable(words.text())}}}),
                   text(session, how), example(session, how)});
  }
}

Answer parse_own(const Question& question, Tokens words, const ParserContext& context) {
  const auto parsed = parse_answer(question, words, context);
  if (const Answer* answer = std::get_if<Answer>(&parsed)) return *answer;
  throw Refused(std::get<NoAnswer>(parsed).refusal);
}

int seat_meant(const CommandContext& context, Tokens words) {
  const ParserContext known = words_of(context.session);
  Question who;
  who.options = Lexicon::of_players(known).options();
  try {
    return parse_own(who, words, known).picks.front() + 1;
  } catch (const Refused& refused) {
    refuse_how(context, refused.refusal().wrong);
  }
}

ParserContext words_of(const Session& session) { return {session.names(), session.text()}; }

}  // namespace narrator::cli
