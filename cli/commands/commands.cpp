#include "cli/commands/commands.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/commands/command_words.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/folding.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

void status(Desk& desk, const Line&) { desk.output.board(desk.session, desk.reader); }

void explain_command(Desk& desk, const Line& word) {
  const Session& session = desk.session;
  if (const Command* command = command_named(word.folded())) {
    const std::string name(command->name);
    return desk.output.notice(text(session, "command-help",
                                   {{"usage", {text(session, "usage." + name)}},
                                    {"help", {text(session, "command." + name)}}}));
  }
  const Command* near = command_near(word.text());
  if (near == nullptr) refuse(session, "help-unknown", {{"typed", {printable(word.text())}}});
  refuse(session, "help-near",
         {{"typed", {printable(word.text())}}, {"near", {std::string(near->name)}}});
}

void explain_question(Desk& desk) {
  const Question* question = desk.session.question();
  if (question == nullptr || desk.covered) return;
  const std::string id = "help." + question->id;
  if (desk.session.text().find(id) == nullptr) return;
  desk.output.notice(text(desk.session, id, text_args(*question)));
}

void help(Desk& desk, const Line& words) {
  if (!words.words().empty()) return explain_command(desk, words);
  explain_question(desk);
  const std::string names = joined_by(mapped(commands(), &Command::name), ", ");
  desk.output.notice(text(desk.session, "help-commands", {{"commands", {names}}}));
}

void confirm(Desk& desk, const Line& words) {
  const std::string word = words.folded();
  if (!contains(kToConfirm, word)) refuse_how(desk);
  desk.confirm = word == kOff ? Confirm::nothing : word == kOn ? Confirm::weighty : Confirm::powers;
  desk.output.notice(text(desk.session, "confirm-" + word));
}

// The log in another place, because the first one is gone or full.
void save(Desk& desk, const Line& words) {
  if (desk.session.path().empty()) refuse(desk.session, "save-nothing");
  const auto refused = [&](const std::string& why) {
    return Refused({why, text(desk.session, "save-how"), example(desk.session, "save-how")});
  };
  if (std::error_code unknown; std::filesystem::exists(words.text(), unknown))
    throw refused(text(desk.session, "save-exists", {{"log", {words.text()}}}));
  try {
    desk.session.save(words.text());
  } catch (const LogError& e) {  // the place it names is what is wrong
    throw refused(e.what());
  }
  desk.output.notice(text(desk.session, "saved", {{"log", {words.text()}}}));
}

void quit(Desk& desk, const Line&) { desk.quit = true; }

using enum Takes;
constexpr auto this_game = Recalled::in_this_game;

constexpr Command kCommands[] = {
    {.name = "again", .run = again_command},
    {.name = "amend",
     .run = amend_command,
     .takes = perhaps,
     .choices = answer_choices,
     .recalled = Recalled::never},
    {.name = "claim",
     .run = claim_command,
     .takes = words,
     .choices = player_choices,
     .recalled = this_game},
    {.name = "claims",
     .run = claims_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "confirm", .run = confirm, .takes = words, .choices = what_to_confirm},
    {.name = "correct", .run = correct_command, .takes = perhaps, .corrects = true},
    {.name = "help",
     .run = help,
     .takes = perhaps,
     .choices = command_choices,
     .beside_secrets = true,
     .only_shows = true,
     .helps = true},
    {.name = "history",
     .run = history_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "leave", .run = leave_command, .takes = words, .choices = player_choices},
    {.name = "note", .run = write_down_command, .takes = words, .recalled = this_game},
    {.name = "quit", .run = quit, .leaves = true},
    {.name = "recall",
     .run = recall_command,
     .takes = perhaps,
     .choices = recall_choices,
     .takes_several = true},
    {.name = "redeal", .run = redeal_command, .takes = perhaps},
    {.name = "redo", .run = redo_command},
    {.name = "reload", .run = reload_command, .takes = perhaps},
    {.name = "rename", .run = rename_command, .takes = words, .choices = player_choices},
    {.name = "ruling", .run = write_down_command, .takes = words, .recalled = this_game},
    {.name = "save", .run = save, .takes = words},
    {.name = "say", .run = say_command, .takes = perhaps},
    {.name = "seat", .run = seat_command, .takes = words, .choices = player_choices},
    {.name = "speak", .run = speak_command, .takes = words, .choices = on_or_off},
    {.name = "status", .run = status, .only_shows = true},
    {.name = "timer", .run = timer_command, .takes = perhaps, .choices = timer_choices},
    {.name = "undo", .run = undo_command, .takes = perhaps, .takes_back = true},
    {.name = "votes",
     .run = votes_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "without", .run = without_command, .takes = words, .choices = house_rules},
};

}  // namespace

std::span<const Command> commands() { return kCommands; }

const Command* command_named(std::string_view folded) {
  const std::string_view name = folded == "?" ? "help" : folded;
  const auto found = std::ranges::find(kCommands, name, &Command::name);
  return found == std::end(kCommands) ? nullptr : found;
}

const Command* command_in(Tokens words) { return command_named(words.front().folded); }

const Command* command_near(const std::string& word) {
  const auto name = [](const Command& command) { return std::string(command.name); };
  const int near = nearest(word, mapped(kCommands, name));
  return near < 0 ? nullptr : &kCommands[near];
}

void carry_out(const Command& command, Desk& desk, const Line& words) {
  desk.command = command.name;
  const bool any = !words.words().empty();
  if (any && command.takes == Takes::nothing) {
    refuse(desk.session, "takes-nothing",
           {{"command", {std::string(command.name)}}, {"typed", {printable(words.text())}}});
  }
  if (!any && command.takes == Takes::words) refuse_how(desk);
  command.run(desk, words);
}

void refuse(const Session& session, const std::string& id, const Args& args) {
  throw Refused({text(session, id, args), {}, example(session, id, args)});
}

void refuse_how(const Desk& desk, const std::string& wrong) {
  const auto last = static_cast<std::int64_t>(desk.session.names().size());
  const std::string how = std::string(desk.command) + "-how";
  const Args args = {{"player", {Player{1}}}, {"last", {last}}};
  throw Refused({wrong, text(desk.session, how, args), example(desk.session, how, args)});
}

}  // namespace narrator::cli
