// The commands undo, redo and amend, which correct earlier answers.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/drawing/drawing.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/session/told.hpp"
#include "engine/testimony/testimony.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Lists some of the answers in `all`, omitting chance, which nobody chose.
void list(const ViewContext& context, const std::string& heading,
          const std::vector<LogAnswer>& answers, const AnswerList& all) {
  context.output.notice(text(context.session, heading) + example(context.session, heading));
  for (const LogAnswer& answer : answers) {
    if (answer.chance) continue;
    if (const std::string line = all.line(answer); !line.empty()) context.output.notice(line);
  }
}

// Describes what a change did; for an amendment and a redeal, the question concerned.
std::string what_changed(const LogNote& change, const AnswerList& all) {
  if (change.kind != "amend" && change.kind != "redeal") return change.text;
  const int n = *whole_number(change.text);
  const std::string asked = all.asked(n);
  return asked.empty() ? asked : fmt::format("{} {}", all.number(n), asked);
}

void list(CommandContext& context, const std::string& heading, const UndoResult& moved,
          const AnswerList& all) {
  list(context, heading, moved.answers, all);
  for (const LogNote& change : moved.changes) {
    context.output.notice("    " + text(context.session, "board.item",
                                        {{"label", {text(context.session, "kind." + change.kind)}},
                                         {"what", {what_changed(change, all)}}}));
  }
}

// Returns what was said in private after answer `n` and the draws that follow it.
std::vector<Message> told_privately(const std::vector<LogAnswer>& answers, int n) {
  std::vector<Message> told;
  const auto first = static_cast<std::size_t>(n) - 1;
  for (auto i = first; i < answers.size() && (i == first || answers[i].chance); ++i)
    append(told, those_of(answers[i].say, [](const Message& said) { return !said.to.all; }));
  return told;
}

// Returns the persons of each table in seat order; whoever took over a seat, and what lies there,
// counts as the one who left it.
std::vector<std::vector<int>> holders(const LogState& state) {
  std::map<int, int> took_over;
  std::vector<std::vector<int>> all;
  for (std::size_t table = 0; table < state.tables.size(); ++table) {
    std::vector<int> are = state.persons_in(table);
    if (table > 0) {
      const std::vector<int> were = state.persons_in(table - 1);
      for (std::size_t i = 0; were.size() == are.size() && i < are.size(); ++i)
        if (!contains(were, are[i])) took_over[are[i]] = found_or(took_over, were[i], were[i]);
    }
    for (int& person : are) person = found_or(took_over, person, person);
    all.push_back(std::move(are));
  }
  return all;
}

// Returns the holders by all names they ever had, those of `table` first.
std::map<std::string, int> holders_by_name(const LogState& state,
                                           const std::vector<std::vector<int>>& holders,
                                           std::size_t table) {
  std::map<std::string, int> found;
  const auto add = [&](std::size_t one) {
    for (std::size_t i = 0; i < holders[one].size(); ++i)
      found.emplace(state.tables[one][i], holders[one][i]);
  };
  add(table);
  for (std::size_t one = 0; one < state.tables.size(); ++one) add(one);
  return found;
}

// Returns the text with persons for names, apart: who sits where decides in which order a list of
// allies names them, which may not tell that they are in one list.
std::string by_person(std::string text, const std::map<std::string, int>& persons) {
  std::multiset<int> named;
  for (const auto& [name, person] : persons) {
    for (auto at = text.find(name); at != text.npos; at = text.find(name, at)) {
      text.replace(at, name.size(), "\x01");
      named.insert(person);
    }
  }
  return fmt::format("{} {}", text, fmt::join(named, " "));
}

// Returns what the deal, answer `n`, told to whom, whatever their seats and names; nothing if it
// was taken back.
std::multiset<std::pair<std::set<int>, std::string>> told_by_deal(const LogState& state, int n) {
  if (n > std::ssize(state.answers)) return {};
  const std::size_t table = state.answers.at(static_cast<std::size_t>(n) - 1).named;
  const std::vector<std::vector<int>> all = holders(state);
  const std::vector<int>& persons = all[table];
  const auto named = holders_by_name(state, all, table);
  std::multiset<std::pair<std::set<int>, std::string>> found;
  for (const Message& one : told_privately(state.answers, n)) {
    std::set<int> whom;
    for (const int seat : one.to.seats) whom.insert(persons.at(static_cast<std::size_t>(seat - 1)));
    found.emplace(std::move(whom), by_person(one.text, named));
  }
  return found;
}

bool may_deal_again(const UndoResult& moved) {
  return std::ranges::any_of(moved.changes, [](const LogNote& change) {
    return change.kind == "redeal" || change.kind == "rules" || change.kind == "seats";
  });
}

bool is_moderator(const ViewContext& context) {
  return context.reader.who == Reader::Who::moderator;
}

// Joins messages into one line, each with its audience; "–" if there are none.
std::string together(const Session& session, const std::vector<Message>& lines) {
  const std::string separator = text(session, "sentence.separator");
  const Drawing drawing({}, session.text(), session.names());
  const auto shown = [&](const Message& said) { return drawing.addressed(said); };
  return lines.empty() ? "–" : joined_by(mapped(lines, shown), separator);
}

// On a shared screen, messages that were private before or after the change are neither compared
// nor mentioned.
void tell_change(const ViewContext& context, const AmendResult::ChangedMessages& change,
                 const AnswerList& all) {
  const std::vector<Message> was = heard_again(context.session, change.was, context.reader);
  const std::vector<Message> now = heard_again(context.session, change.now, context.reader);
  if (was.empty() && now.empty()) return;
  const char* told = change.n == 0 ? "amended-opening"
                     : was.empty() ? "amended-new"
                     : now.empty() ? "amended-gone"
                                   : "amended-change";
  context.output.notice(text(context.session, told,
                             {{"n", number_value(change.n == 0 ? 0 : all.number(change.n))},
                              {"was", {together(context.session, was)}},
                              {"now", {together(context.session, now)}}}));
}

// Parses a correction, typed with or without the command and the subject in front.
Answer corrected_answer(const Session& session, const Question& what, const Line& line) {
  Tokens words = line.words();
  const Command* command = command_in(words);
  const bool corrects = command != nullptr && command->corrects;
  if (words.size() > 1 && corrects) words = words.subspan(1);
  if (words.size() > 1 && words[0].normalised == what.id) words = words.subspan(1);
  if (what.of > 0) {
    const auto [match, size] = Lexicon::of_players(words_of(session)).read(words);
    const bool named = match.exact && match.one() && match.found.front() + 1 == what.of;
    if (named && words.size() > size) words = words.subspan(size);
  }
  return parse_own(what, words, words_of(session));
}

void tell_amended(const ViewContext& context, const AmendResult& amended,
                  const AnswerList& before) {
  const AnswerList now(context.session, context.reader);
  for (const AmendResult::ChangedMessages& change : amended.changes)
    tell_change(context, change, now);
  const auto known = [&](const std::vector<LogAnswer>& answers) {
    return those_of(answers, [&](const LogAnswer& one) { return knows_of(one, context.reader); });
  };
  const std::vector<LogAnswer> dropped = known(amended.dropped), waiting = known(amended.waiting);
  if (!dropped.empty()) list(context, "amend-dropped", dropped, before);
  const std::vector<LogAnswer> unwaited = known(amended.unwaited);
  if (!unwaited.empty()) list(context, "amend-unwaited", unwaited, before);
  const bool fits = std::ranges::all_of(waiting, &LogAnswer::chance);
  if (!fits) return list(context, "amend-waiting", waiting, before);
  context.output.notice(text(context.session, dropped.empty() ? "amend-fits" : "amend-rest"));
}

}  // namespace

void list_answers(CommandContext& context, const std::string& heading) {
  if (context.session.answers().empty()) refuse(context.session, "history-empty");
  list(context, heading, context.session.answers(), AnswerList(context.session, context.reader));
}

bool sure_of(const ViewContext& context, const AmendResult& amended, const std::string& sentence,
             const std::function<bool(const std::string&)>& sure) {
  if (is_moderator(context))
    tell_amended(context, amended, AnswerList(context.session, context.reader));
  return sure(sentence);
}

void tell_done(const ViewContext& context, const AmendResult& amended, const AnswerList& before) {
  if (!is_moderator(context)) tell_amended(context, amended, before);
}

void tell_deal(const ViewContext& context, const LogState& before) {
  const LogState& now = context.session.state();
  const int deal = read_aloud(context.session.setup(), now).deal;
  if (deal == 0 || told_by_deal(now, deal) == told_by_deal(before, deal)) return;
  context.output.notice(text(context.session, "redeal-moved"));
  context.session.repeat(told_privately(now.answers, deal));
}

void undo_command(CommandContext& context, const Line& words) {
  const std::optional<int> count = words.words().empty() ? 1 : whole_number(words.normalised());
  if (!count || *count < 1) refuse_how(context);
  const auto before = claims_told(context);
  const AnswerList all(context.session, context.reader);
  const auto counts = [&](const LogAnswer& one) { return knows_of(one, context.reader); };
  const LogState were = context.session.state();
  const UndoResult moved = context.session.undo(*count, counts);
  list(context, "undone", moved, all);
  if (may_deal_again(moved)) tell_deal(context, were);
  tell_lost_claims(context, before);
}

void redo_command(CommandContext& context, const Line&) {
  const LogState were = context.session.state();
  const UndoResult moved = context.session.redo();
  list(context, "redone", moved, AnswerList(context.session, context.reader));
  if (may_deal_again(moved)) tell_deal(context, were);
}

void amend_command(CommandContext& context, const Line& words) {
  if (words.words().empty()) return list_answers(context, "amend-how");
  const std::optional<int> number = whole_number(words.words().front().normalised);
  const Line right = words.after(1);
  if (!number || right.words().empty()) refuse_how(context);
  const int n = AnswerNumbering(context.session, context.reader).answer_of(*number);
  const Args args = {{"n", number_value(*number)}};
  if (n == 0) refuse(context.session, "amend-nothing", args);
  const AnswerList all(context.session, context.reader);
  if (!may_see(context.session.answers()[static_cast<std::size_t>(n - 1)].to, context.reader))
    refuse(context.session, "amend-secret", args);
  const auto before = claims_told(context);
  const auto choose = [&](Machine& machine) {
    return parse_pending(machine, context.session, right);
  };
  const auto sure = [&](const AmendResult& amended) {
    return sure_of(context, amended, text(context.session, "amend-sure", args), context.sure);
  };
  const auto correct = [&](const Question& what) {
    return corrected_answer(context.session, what, right);
  };
  const auto amended = context.session.amend(n, choose, sure, correct);
  if (!amended) return;
  context.output.notice(text(context.session, "amended"));
  tell_done(context, *amended, all);
  // A private screen has listed it. Whether the moderator is told anything may be a secret.
  if (!is_moderator(context)) {
    context.session.repeat(those_of(told_privately(context.session.answers(), n),
                                    [](const Message& said) { return !said.to.seats.empty(); }));
  }
  tell_lost_claims(context, before);
}

}  // namespace narrator::cli
