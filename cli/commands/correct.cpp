// The command correct: a ruling that sets the program's state to what the table finds.
#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/testimony/testimony.hpp"

namespace narrator::cli {
namespace {

// Returns the option that a word denotes.
Option meant(const Session& session, std::vector<Option> options, const Token& word) {
  Question which;
  which.options = std::move(options);
  const Answer answer = parse_own(which, {&word, 1}, words_of(session));
  return which.options[static_cast<std::size_t>(answer.picks.front())];
}

// Returns what to correct, and the length of its name in words: the id, or what it is called.
// Throws Refused with a list of all possible corrections if it is unknown.
std::pair<std::string, std::size_t> subject(const Session& session, std::vector<Option> ids,
                                            Tokens words, Refusal how) {
  for (const Option& id : ids) {
    const Line called(text(session, "correct." + id.word));
    const std::size_t size = called.words().size();
    if (size <= words.size() && normalised(words.first(size)) == called.normalised())
      return {id.word, size};
  }
  try {
    return {meant(session, std::move(ids), words[0]).word, 1};
  } catch (const Refused& refused) {
    const bool later = session.text().find("correct." + words[0].normalised) != nullptr;
    how.wrong = later ? text(session, "correct-not-now") : refused.refusal().wrong;
    throw Refused(std::move(how));
  }
}

// Returns the player named at the beginning of the words, and the length of the name in words.
std::pair<int, std::size_t> whose(const Session& session, const std::vector<Question>& offered,
                                  Tokens words) {
  std::vector<Option> players;
  for (const Question& one : offered) players.push_back({one.of, {}});
  const Lexicon lexicon(players, words_of(session));
  const auto [match, size] = lexicon.read(words);
  if (match.one()) return {lexicon.at(match.found.front()).seat, size};
  return {meant(session, std::move(players), words[0]).seat, 1};  // throws Refused with the reason
}

void keep(std::vector<Question>& offered, const auto& holds) {
  std::erase_if(offered, [&](const Question& one) { return !holds(one); });
}

// Describes the possible values: "(0 to 2)", "plays|waits|out".
std::string values(const Session& session, const Question& what) {
  if (traits(what.form).numbers)
    return fmt::format("({})",
                       text(session, "options.range",
                            {{"least", number_value(what.min)}, {"most", number_value(what.max)}}));
  const auto shown = [&](const Option& option) {
    const std::string word(option_text(option, session.names()));
    return option.seat > 0 ? word : session.text().word(word);
  };
  return joined_by(mapped(what.options, shown), "|");
}

// Returns whether there is no value to type.
bool leaves_no_choice(const Question& what) { return what.of == 0 && what.options.size() == 1; }

// Lists all possible corrections, each with its usage and its meaning.
std::string listed(const CommandContext& context, const std::vector<Question>& offered) {
  const Session& session = context.session;
  std::string lines, last;
  for (const Question& one : offered) {
    if (one.id == last) continue;
    last = one.id;
    const std::string whose = one.of > 0 ? " " + name_at(one.of, session.names()) : "";
    std::string typed = fmt::format("{} {}{}", context.command, one.id, whose);
    if (!leaves_no_choice(one)) typed += " " + values(session, one);
    lines += "\n  " + text(session, "board.item",
                           {{"label", {typed}}, {"what", {text(session, "correct." + one.id)}}});
  }
  return lines;
}

// A ruling may turn a card over. What everybody has read cannot be undone, so that is asked first
// where everybody reads.
bool may_be_told(const CommandContext& context, const Question& what, const Answer& answer) {
  if (context.reader.who == Reader::Who::moderator) return true;
  const Session& session = context.session;
  std::string typed = in_words(session, to_json(to_words(what, answer, session.names())));
  if (what.of > 0) typed = name_at(what.of, session.names()) + " " + typed;
  return context.sure(text(session, "confirm-drastic", {{"answer", {typed}}}));
}

}  // namespace

void correct_command(CommandContext& context, const Line& line) {
  Session& session = context.session;
  std::vector<Question> offered = session.corrections();
  keep(offered,
       [&](const Question& one) { return !one.secret || may_see(one.to, context.reader); });
  if (offered.empty()) refuse(session, "correct-nothing");
  const std::string id = "correct-how";
  Refusal how{{}, text(session, id), example(session, id) + listed(context, offered)};
  Tokens words = line.words();
  if (words.empty()) return context.output.notice(how.lines());
  std::vector<Option> ids;
  for (const Question& one : offered) {
    if (ids.empty() || ids.back().word != one.id) ids.push_back({0, one.id});
  }
  const auto [what, size] = subject(session, std::move(ids), words, how);
  const bool sole = std::ranges::any_of(offered, [&, id = what](const Question& one) {
    return one.id == id && leaves_no_choice(one);
  });
  if (words.size() == size && !sole) throw Refused(std::move(how));
  set_right(context, std::move(offered), what, words.subspan(size));
}

std::optional<std::vector<Statement>> claims_told(CommandContext& context) {
  if (!may_see_claims(context.session, context.reader)) return std::nullopt;
  try {
    return testimony(context.session).said;
  } catch (const ScriptError&) {
    context.session.recover();
    return std::nullopt;
  }
}

void tell_lost_claims(CommandContext& context,
                      const std::optional<std::vector<Statement>>& before) {
  const auto now = claims_told(context);
  if (!before || !now) return;
  const std::vector<LogNote>& notes = context.session.notes();
  for (const Statement& one : *before) {
    if (one.note >= notes.size() || notes[one.note].claim != one.claim) continue;
    const auto same = [&](const Statement& other) { return other.claim == one.claim; };
    if (std::none_of(now->begin(), now->end(), same))
      context.output.notice(text(context.session, "claim.lost", {{"claim", {one.text}}}));
  }
}

void set_right(CommandContext& context, std::vector<Question> offered, const std::string& what,
               Tokens words) {
  Session& session = context.session;
  keep(offered, [&](const Question& one) { return one.id == what; });
  if (offered.front().of > 0) {
    const auto [seat, size] = whose(session, offered, words);
    keep(offered, [seat = seat](const Question& one) { return one.of == seat; });
    words = words.subspan(size);
  }
  const Question& question = offered.front();
  const bool said = words.empty() && leaves_no_choice(question);
  const Answer answer = said ? Answer{false, {0}} : parse_own(question, words, words_of(session));
  if (!may_be_told(context, question, answer)) return;
  const auto before = claims_told(context);
  try {
    session.correct(question, answer);
  } catch (const ImpossibleState&) {  // the message is worded for authors of scripts
    refuse(session, "correct-wrong");
  }
  tell_lost_claims(context, before);
}

}  // namespace narrator::cli
