#include "cli/commands/commands.hpp"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <system_error>

#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/parser/lexicon.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr std::pair<Group, const char*> kGroups[] = {
    {Group::mend, "help-group.mend"},   {Group::look, "help-group.look"},
    {Group::write, "help-group.write"}, {Group::seats, "help-group.seats"},
    {Group::night, "help-group.night"}, {Group::program, "help-group.program"}};

void status(CommandContext& context, const Line&) {
  context.output.board(context.session, context.reader);
}

void explain_command(CommandContext& context, const Line& typed) {
  const Session& session = context.session;
  const Line word(with_command_named(session.text(), typed.text()));
  if (const Command* command = command_named(word.normalised())) {
    const std::string name(command->name);
    return context.output.notice(text(session, "command-help",
                                      {{"usage", {text(session, "usage." + name)}},
                                       {"help", {text(session, "command." + name)}}}));
  }
  const Command* near = command_near(word.text());
  if (near == nullptr) refuse(session, "help-unknown", {{"typed", {printable(word.text())}}});
  refuse(session, "help-near",
         {{"typed", {printable(word.text())}}, {"near", {std::string(near->name)}}});
}

void explain_question(CommandContext& context) {
  const Question* question = context.session.question();
  if (question == nullptr || context.covered) return;
  const std::string id = "help." + question->id;
  if (context.session.text().find(id) == nullptr) return;
  context.output.notice(text(context.session, id, text_args(*question)));
}

void help(CommandContext& context, const Line& words) {
  if (!words.words().empty()) return explain_command(context, words);
  explain_question(context);
  const Session& session = context.session;
  context.output.notice(text(session, "help-first"));
  for (const auto& [group, label] : kGroups) {
    const auto names =
        mapped(those_of(std::vector(commands().begin(), commands().end()),
                        [&, group = group](const Command& one) { return one.group == group; }),
               &Command::name);
    context.output.notice(
        text(session, "board.item",
             {{"label", {text(session, label)}}, {"what", {joined_by(names, ", ")}}}));
  }
  std::vector<Value> own;
  for (const auto& [word, name] : own_words(session.text())) own.push_back({word + " " + name});
  if (!own.empty()) context.output.notice(text(session, "help-own", {{"list", {std::move(own)}}}));
  context.output.notice(text(session, "help-more"));
}

void confirm(CommandContext& context, const Line& words) {
  const std::string word = words.normalised();
  if (!contains(kToConfirm, word)) refuse_how(context);
  context.confirm = word == kOff  ? Confirm::nothing
                    : word == kOn ? Confirm::weighty
                                  : Confirm::powers;
  context.output.notice(text(context.session, "confirm-" + word));
}

// Saves the log in another place, for example because the disk is full or the file was deleted.
void save(CommandContext& context, const Line& words) {
  if (context.session.path().empty()) refuse(context.session, "save-nothing");
  const auto refused = [&](const std::string& why) {
    return Refused({why, text(context.session, "save-how"), example(context.session, "save-how")});
  };
  if (std::error_code unknown; std::filesystem::exists(words.text(), unknown))
    throw refused(text(context.session, "save-exists", {{"log", {words.text()}}}));
  try {
    context.session.save(words.text());
  } catch (const LogError& e) {  // the path the user gave is invalid
    throw refused(e.what());
  }
  context.output.notice(text(context.session, "saved", {{"log", {words.text()}}}));
}

void brief(CommandContext& context, const Line& words) {
  const std::string word = words.normalised();
  if (!contains(kOnOrOff, word)) refuse_how(context);
  context.output.be_brief(word == kOn, context.session.machine().game().routine);
  context.output.notice(text(context.session, "brief-" + word));
}

// Reveals to everybody what the moderator knows, and leaves; the game itself stays unfinished.
void stop(CommandContext& context, const Line&) {
  Session& session = context.session;
  if (session.question() == nullptr) refuse(session, "over");
  if (!context.sure(text(session, "stop-sure"))) return;
  session.note("ruling", text(session, "stopped"));
  context.output.notice(text(session, "stopped"));
  context.output.facts(session, {Reader::Who::moderator, 0});
  if (!session.path().empty())
    tell_shell_commands(context.output, session, {"end.report", "end.recap", "end.stats"});
  context.quit = true;
}

void quit(CommandContext& context, const Line&) { context.quit = true; }

using enum ArgumentKind;
using enum Group;
using enum HistoryScope;

constexpr Command kCommands[] = {
    {.name = "again", .group = night, .run = again_command},
    {.name = "amend",
     .group = mend,
     .run = amend_command,
     .takes = perhaps,
     .choices = answer_choices,
     .recalled = never},
    {.name = "brief", .group = program, .run = brief, .takes = words, .choices = on_or_off},
    {.name = "claim",
     .group = write,
     .run = claim_command,
     .takes = words,
     .choices = player_choices,
     .recalled = in_this_game},
    {.name = "claims",
     .group = look,
     .run = claims_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "confirm",
     .group = program,
     .run = confirm,
     .takes = words,
     .choices = what_to_confirm},
    {.name = "correct",
     .group = mend,
     .run = correct_command,
     .takes = perhaps,
     .recalled = never,
     .corrects = true},
    {.name = "help",
     .group = program,
     .aliases = {"?"},
     .run = help,
     .takes = perhaps,
     .choices = command_choices,
     .beside_secrets = true,
     .only_shows = true,
     .helps = true},
    {.name = "history",
     .group = look,
     .run = history_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "join", .group = seats, .run = join_command, .takes = words},
    {.name = "keep",
     .group = program,
     .run = keep_command,
     .takes = words,
     .names_something_new = true},
    {.name = "leave",
     .group = seats,
     .run = leave_command,
     .takes = words,
     .choices = player_choices},
    {.name = "note",
     .group = write,
     .run = write_down_command,
     .takes = words,
     .choices = player_choices,
     .recalled = in_this_game},
    {.name = "odds",
     .group = look,
     .run = odds_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "phones",
     .group = seats,
     .run = phones_command,
     .takes = perhaps,
     .choices = player_choices,
     .recalled = in_this_game},
    {.name = "quit", .group = program, .aliases = {"exit", "q"}, .run = quit, .leaves = true},
    {.name = "recall",
     .group = look,
     .run = recall_command,
     .takes = perhaps,
     .choices = recall_choices,
     .takes_several = true},
    {.name = "redeal", .group = mend, .run = redeal_command, .takes = perhaps},
    {.name = "redo", .group = mend, .run = redo_command},
    {.name = "reload", .group = program, .run = reload_command, .takes = perhaps},
    {.name = "rename",
     .group = seats,
     .run = rename_command,
     .takes = words,
     .choices = player_choices},
    {.name = "ruling",
     .group = write,
     .run = write_down_command,
     .takes = words,
     .recalled = in_this_game},
    {.name = "save", .group = program, .run = save, .takes = words, .names_something_new = true},
    {.name = "say", .group = night, .run = say_command, .takes = perhaps},
    {.name = "seat",
     .group = seats,
     .run = seat_command,
     .takes = words,
     .choices = player_choices},
    {.name = "speak", .group = night, .run = speak_command, .takes = words, .choices = on_or_off},
    {.name = "status", .group = look, .run = status, .only_shows = true},
    {.name = "stop", .group = program, .run = stop},
    {.name = "timer",
     .group = night,
     .run = timer_command,
     .takes = perhaps,
     .choices = timer_choices},
    {.name = "undo", .group = mend, .run = undo_command, .takes = perhaps, .takes_back = true},
    {.name = "votes",
     .group = look,
     .run = votes_command,
     .takes = perhaps,
     .choices = player_choices,
     .only_shows = true},
    {.name = "without",
     .group = program,
     .run = without_command,
     .takes = words,
     .choices = house_rules},
};

}  // namespace

void tell_shell_commands(Output& output, const Session& session,
                         std::initializer_list<const char*> ids) {
  assert(!session.path().empty());
  for (const char* id : ids)
    output.notice(text(session, id, {{"log", {Shell::text(session.path()).str()}}}));
}

std::vector<std::pair<std::string, std::string>> own_words(const Catalogue& texts) {
  std::vector<std::pair<std::string, std::string>> words;
  const std::string list = texts.render("own-commands", {}, {});
  if (list.empty()) return words;
  for (const std::string& entry : pieces(list, ";"))
    words.emplace_back(trim(entry.substr(0, entry.find('='))), entry.substr(entry.find('=') + 1));
  return words;
}

bool is_offered_word(const Line& line, const Question& question, const Catalogue& texts) {
  std::vector<Option> words = question.options;
  std::erase_if(words, [](const Option& option) { return option.seat > 0; });
  return !line.words().empty() && line.normalised() != "?" &&
         Lexicon(std::move(words), {.names = {}, .text = texts}, question.id)
             .find(line.words())
             .exact;
}

std::string with_command_named(const Catalogue& texts, const std::string& line,
                               const Question* question) {
  const Line typed(line);
  for (const auto& [own, name] : own_words(texts)) {
    const Line word(own);
    const std::size_t size = word.words().size();
    if (typed.words().size() < size) continue;
    if (normalised(Tokens(typed.words()).first(size)) != word.normalised()) continue;
    if (question != nullptr && is_offered_word(typed, *question, texts)) return line;
    const std::string rest = typed.after(size).text();
    return rest.empty() ? name : name + " " + rest;
  }
  return line;
}

std::span<const Command> commands() { return kCommands; }

const Command* command_named(std::string_view normalised) {
  const auto found = std::ranges::find_if(kCommands, [&](const Command& command) {
    return command.name == normalised ||
           (!normalised.empty() && contains(command.aliases, normalised));
  });
  return found == std::end(kCommands) ? nullptr : found;
}

const Command* command_in(Tokens words) {
  assert(!words.empty());
  return command_named(words.front().normalised);
}

const Command* command_near(const std::string& word) {
  const auto name = [](const Command& command) { return std::string(command.name); };
  const int near = nearest(word, mapped(kCommands, name));
  return near < 0 ? nullptr : &kCommands[near];
}

void carry_out(const Command& command, CommandContext& context, const Line& words) {
  context.command = command.name;
  const bool any = !words.words().empty();
  if (any && command.takes == ArgumentKind::nothing) {
    refuse(context.session, "takes-nothing",
           {{"command", {std::string(command.name)}}, {"typed", {printable(words.text())}}});
  }
  if (!any && command.takes == ArgumentKind::words) refuse_how(context);
  command.run(context, words);
}

void refuse(const Session& session, const std::string& id, const Args& args) {
  throw Refused({text(session, id, args), {}, example(session, id, args)});
}

void refuse_how(const CommandContext& context, const std::string& wrong) {
  const auto last = static_cast<std::int64_t>(context.session.names().size());
  const std::string how = std::string(context.command) + "-how";
  const Args args = {{"player", {Player{1}}}, {"last", {last}}};
  throw Refused({wrong, text(context.session, how, args), example(context.session, how, args)});
}

}  // namespace narrator::cli
