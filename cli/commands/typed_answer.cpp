#include "cli/commands/commands.hpp"

#include <algorithm>

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

}  // namespace

Answer parse_pending(Machine& machine, const Session& session, const Line& line) {
  const Question* question = machine.question();
  if (question == nullptr) refuse(session, "over");
  return parse_in_place(*question, machine, session, line);
}

Answer parse_in_place(const Question& question, Machine& machine, const Session& session,
                      const Line& line) {
  const Tokens words = line.words();
  const bool led = words.size() > 1 && without_marks(words[0]).normalised == normalise(question.id);
  auto parsed =
      parse_answer(question, words.subspan(led ? 1 : 0), {session.names(), machine.text()});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) {
    if (const ForbiddenBallot* ballot = barred_in(question, *answer))
      throw Refused({why_barred(machine, question, *ballot)});
    return *answer;
  }
  NoAnswer& none = std::get<NoAnswer>(parsed);
  const std::string why =
      none.not_offered == Option{} ? std::string() : why_not(machine, question, none.not_offered);
  if (!why.empty()) none.refusal.wrong = why;
  throw Refused(none.refusal);
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
