#include "cli/commands/typed_answer.hpp"

#include <algorithm>
#include <tuple>

#include "cli/commands/commands.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Returns why the rules bar a ballot, given among all ballots or asked of one voter alone.
std::string why_barred(Machine& machine, const Question& question, ForbiddenBallot ballot) {
  const auto& [voters, options] = std::tie(machine.question()->slots, machine.question()->options);
  if (question.slots.empty()) {
    ballot.place = static_cast<std::size_t>(std::ranges::find(voters, question.of, &Option::seat) -
                                            voters.begin());
    const Option& cast = question.options[static_cast<std::size_t>(ballot.pick)];
    ballot.pick = static_cast<int>(std::ranges::find(options, cast) - options.begin());
  }
  return machine.why_barred(ballot);
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
  const bool led = words.size() > 1 && words[0].normalised == normalise(question.id);
  auto parsed =
      parse_answer(question, words.subspan(led ? 1 : 0), {session.names(), machine.text()});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) {
    if (const ForbiddenBallot* ballot = barred_in(question, *answer))
      throw Refused({why_barred(machine, question, *ballot)});
    return *answer;
  }
  NoAnswer& none = std::get<NoAnswer>(parsed);
  const std::string why =
      none.not_offered == Option{} ? std::string() : machine.why_not(none.not_offered);
  if (!why.empty()) none.refusal.wrong = why;
  throw Refused(none.refusal);
}

Answer parse_own(const Question& question, Tokens words, const Session& session) {
  const auto parsed = parse_answer(question, words, words_of(session));
  if (const Answer* answer = std::get_if<Answer>(&parsed)) return *answer;
  throw Refused(std::get<NoAnswer>(parsed).refusal);
}

int seat_meant(const CommandContext& context, Tokens words) {
  Question who;
  who.options = Lexicon::of_players(words_of(context.session)).options();
  try {
    return parse_own(who, words, context.session).picks.front() + 1;
  } catch (const Refused& refused) {
    refuse_how(context, refused.refusal().wrong);
  }
}

ParserContext words_of(const Session& session) { return {session.names(), session.text()}; }

}  // namespace narrator::cli
