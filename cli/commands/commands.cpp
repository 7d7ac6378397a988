#include "cli/commands/commands.hpp"

#include "cli/commands/words.hpp"
#include "engine/error.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

void status(Desk& desk, const std::string&) { desk.output.board(desk.session, desk.reader); }

void explain_command(Desk& desk, const std::string& word) {
  const Session& session = desk.session;
  const std::string name = command_named(word);
  if (!name.empty()) return desk.output.notice(text(session, "command." + name));
  const std::string near = command_near(word);
  const Args args = {{"typed", {printable(word)}}, {"near", {near}}};
  refuse(session, near.empty() ? "help-unknown" : "help-near", args);
}

void explain_question(Desk& desk) {
  const Question* question = desk.session.question();
  if (question == nullptr || desk.covered) return;
  const std::string id = "help." + question->id;
  if (desk.session.text().find(id) == nullptr) return;
  Args args = question->args;
  if (question->of > 0) args.emplace_back("of", Value{Player{question->of}});
  desk.output.notice(text(desk.session, id, args));
}

void help(Desk& desk, const std::string& words) {
  if (!words.empty()) return explain_command(desk, words);
  explain_question(desk);
  std::string names;
  for (const auto& [name, command] : commands()) names += (names.empty() ? "" : ", ") + name;
  desk.output.notice(text(desk.session, "help-commands", {{"commands", {names}}}));
}

void confirm(Desk& desk, const std::string& words) {
  const std::string word = fold(words);
  if (word != "on" && word != "off") refuse(desk.session, "confirm-how");
  desk.confirm = word == "on";
  desk.output.notice(text(desk.session, "confirm-" + word));
}

void quit(Desk& desk, const std::string&) { desk.quit = true; }

std::vector<std::string> names_of_commands() {
  std::vector<std::string> names;
  for (const auto& [name, command] : commands()) names.push_back(name);
  return names;
}

}  // namespace

const std::map<std::string, Command>& commands() {
  static const std::map<std::string, Command> all = {
      {"again", again_command},     {"amend", amend_command},
      {"claim", claim_command},     {"confirm", confirm},
      {"correct", correct_command}, {"help", help},
      {"history", history_command}, {"leave", leave_command},
      {"note", note_command},       {"quit", quit},
      {"recall", recall_command},   {"redeal", redeal_command},
      {"redo", redo_command},       {"rename", rename_command},
      {"ruling", ruling_command},   {"save", save_command},
      {"say", say_command},         {"seat", seat_command},
      {"speak", speak_command},     {"status", status},
      {"timer", timer_command},     {"undo", undo_command}};
  return all;
}

std::string command_named(const std::string& word) {
  const std::string name = fold(word);
  return commands().count(name) > 0 ? name : std::string();
}

std::string command_near(const std::string& word) {
  const std::vector<std::string> names = names_of_commands();
  const int near = nearest(word, names);
  return near < 0 ? std::string() : names[static_cast<std::size_t>(near)];
}

Answer parse(Machine& machine, const Session& session, const std::string& words) {
  const Question* question = machine.question();
  if (question == nullptr) refuse(session, "over");
  const auto [id, rest] = first_word(words);
  const std::string& given = id == question->id && !rest.empty() ? rest : words;
  auto parsed = parse_answer(*question, given, {session.names(), machine.text(), machine.text()});
  if (const Answer* answer = std::get_if<Answer>(&parsed)) return *answer;
  const Refusal& refusal = std::get<Refusal>(parsed);
  std::string why;
  if (refusal.not_offered != Option{}) why = machine.why_not(refusal.not_offered);
  if (why.empty()) why = refusal.why;
  throw Error(Exit::refused, why.empty() ? refusal.text : why + "\n" + refusal.text);
}

}  // namespace narrator::cli
