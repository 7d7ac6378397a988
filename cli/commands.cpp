#include "cli/commands.hpp"

#include <charconv>

#include <fmt/format.h>

#include "engine/answer_parser.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

std::string text(const Session& session, const std::string& id, const Args& args = {}) {
  return session.text().render(id, args, session.names());
}

[[noreturn]] void refuse(const std::string& why) { throw Error(Exit::refused, why); }

std::optional<int> number(const std::string& words) {
  int n = 0;
  const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), n);
  if (error != std::errc() || end != words.data() + words.size()) return std::nullopt;
  return n;
}

// "7 vote: {…}": an answer as history lists it.
std::string in_short(const Session& session, const LogAnswer& answer) {
  std::string shown = answer.answer.is_string() ? session.text().word(answer.answer.get<std::string>()) : answer.answer.dump();
  if (answer.answer.is_object()) {
    shown.clear();
    for (const auto& [name, value] : answer.answer.items()) {
      shown += fmt::format("{}{} {}", shown.empty() ? "" : ", ", name,
                           value.is_string() ? session.text().word(value.get<std::string>()) : value.dump());
    }
  }
  return fmt::format("{:>3} {}{}{}: {}", answer.n, answer.ask, answer.of.empty() ? "" : " ", answer.of, shown);
}

void list(Desk& desk, const std::string& heading, const std::vector<LogAnswer>& answers) {
  desk.output.notice(text(desk.session, heading));
  for (const LogAnswer& answer : answers) desk.output.notice(in_short(desk.session, answer));
}

void undo(Desk& desk, const std::string& words) {
  const std::optional<int> count = words.empty() ? 1 : number(words);
  if (!count || *count < 1) refuse(text(desk.session, "undo-how"));
  list(desk, "undone", desk.session.undo(*count));
}

void redo(Desk& desk, const std::string&) { list(desk, "redone", desk.session.redo()); }

void amend(Desk& desk, const std::string& words) {
  const auto blank = words.find(' ');
  const std::optional<int> n = number(words.substr(0, blank));
  if (!n || blank == std::string::npos) refuse(text(desk.session, "amend-how"));
  const Amended amended = desk.session.amend(
      *n, [&](Machine& machine) { return parse(machine, desk.session, words.substr(blank + 1)); });
  for (const Amended::Change& change : amended.changes) {
    desk.output.notice(text(desk.session, "amended-change", {{"n", {std::int64_t{change.n}}}, {"was", {change.was}}, {"now", {change.now}}}));
  }
  desk.output.notice(text(desk.session, amended.dropped > 0 ? "amended-dropped" : "amended", {{"n", {std::int64_t{amended.dropped}}}}));
}

void status(Desk& desk, const std::string&) { desk.output.board(desk.session); }

void history(Desk& desk, const std::string&) {
  for (const LogAnswer& answer : desk.session.answers()) desk.output.notice(in_short(desk.session, answer));
  if (desk.session.answers().empty()) desk.output.notice(text(desk.session, "history-empty"));
}

void note(Desk& desk, const std::string& words) {
  if (words.empty()) refuse(text(desk.session, "note-how"));
  desk.session.note("note", words);
  desk.output.notice(text(desk.session, "noted"));
}

void help(Desk& desk, const std::string& words) {
  const Session& session = desk.session;
  if (!words.empty() && commands().count(words) > 0) return desk.output.notice(text(session, "command." + words));
  if (const Question* question = session.question()) {
    desk.output.notice(text(session, "help." + question->id, question->args));
  }
  std::string names;
  for (const auto& [name, command] : commands()) names += (names.empty() ? "" : ", ") + name;
  desk.output.notice(text(session, "help-commands", {{"commands", {names}}}));
}

void quit(Desk& desk, const std::string&) { desk.quit = true; }

}  // namespace

const std::map<std::string, Command>& commands() {
  static const std::map<std::string, Command> all = {
      {"amend", amend}, {"help", help}, {"history", history}, {"note", note},     {"quit", quit},
      {"redo", redo},   {"status", status}, {"undo", undo}};
  return all;
}

Answer parse(Machine& machine, const Session& session, const std::string& words) {
  const Question* question = machine.question();
  if (question == nullptr) refuse(text(session, "over"));
  auto parsed = parse_answer(*question, words, {session.names(), machine.text(), machine.text()});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) return *answer;
  const Refusal& refusal = std::get<Refusal>(parsed);
  std::string why;
  if (refusal.not_offered != Option{}) why = machine.why_not(refusal.not_offered);
  refuse(why.empty() ? refusal.text : why + " " + refusal.text);
}

}  // namespace narrator::cli
