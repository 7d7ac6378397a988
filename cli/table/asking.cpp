#include "cli/table/conversation.hpp"

#include <utility>

#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/screens/scene.hpp"
#include "cli/system/log_path.hpp"
#include "cli/table/confirmation.hpp"
#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {

Asking::Asking(Session& session, InputStack& modes, Output& output, Narration& narration,
               SecretScreen& secrets, const ConversationOptions& options)
    : session_(session),
      modes_(modes),
      output_(output),
      narration_(narration),
      secrets_(secrets),
      options_(options),
      new_findings_(session) {
  narration_.carries_out([this](const Line& command) { return carry_out_meanwhile(command); });
}

void Asking::show_progress() {
  do {
    secrets_.say(session_.take_news());
  } while (narration_.overtaken());
  has_read_ = has_read_ || narration_.has_read();  // also those before a secret question asked in
                                                   // between
  if (!modes_.over() && !secrets_.covered() && std::exchange(has_read_, false) &&
      modes_.input().interactive() && can_redeal(session_, secrets_.reader())) {
    output_.notice(text(session_, "narrate-after"));
  }
  if (!secrets_.uncovered()) new_findings_.tell_new(output_, secrets_.reader());
  const bool over = session_.question() == nullptr;
  if (over) tell_end();
  told_end_ = over;
  if (!over && !modes_.over()) secrets_.ask();
}

// Announces who won and why; a person is told once, with the commands available now.
void Asking::tell_end() {
  const bool interactive = modes_.input().interactive();
  if (interactive && told_end_) return;
  output_.end(session_);
  if (!interactive || session_.path().empty()) return;
  output_.notice(text(session_, "end.log", {{"log", {session_.path()}}}));
  tell_shell_commands(output_, session_,
                      {"end.still", "end.retell", "end.report", "end.recap", "end.stats"});
  if (in_log_folder(session_.path()))
    output_.notice(text(session_, "end.again") + options_.command_line);
}

WaitOptions Asking::waiting() {
  WaitOptions how = secrets_.waiting();
  if (!secrets_.covered()) {
    how.complete = [this](const std::string& before) {
      return complete(session_, before, secrets_.reader());
    };
  }
  return how;
}

void Asking::show() {
  if (secrets_.uncovered()) return secrets_.uncover();
  session_.question() != nullptr ? secrets_.ask() : output_.end(session_);
}

EventResult Asking::handle(const Event& event) {
  if (event.wiped()) show();
  if (event.what == Event::What::line) take(event);
  if (event.what == Event::What::arrived) take_arrivals();
  return modes_.over() ? EventResult::done : EventResult::waits;
}

void Asking::take(const Event& event) {
  ++line_number_;
  const Line& line = event.line;
  const bool interactive = modes_.input().interactive();
  if (event.kept || (!interactive && !line.text().empty())) output_.echo(event.typed);
  const bool secret = session_.question() != nullptr && session_.question()->secret;
  if (secrets_.uncovered() && !line.words().empty()) secrets_.begin_page();
  const Effect effect = take_line(line);
  remember(line, secret, effect);
  if (secrets_.lost_page() && secrets_.uncovered()) secrets_.begin_page();
  if (effect != Effect::nothing && !modes_.over()) show_progress();
}

// Adds a line to the history unless it answers, or may have been meant to answer, a secret. Free
// text and refused lines are not saved for later games, nor is any line of a game with a
// passphrase.
void Asking::remember(const Line& line, bool secret, Effect effect) {
  if (line.words().empty() || secret || !modes_.input().interactive()) return;
  const Command* command = command_of(line);
  const HistoryScope recalled = command ? command->recalled : HistoryScope::in_later_games;
  if (recalled == HistoryScope::never) return;
  const bool lasting = effect == Effect::done && recalled == HistoryScope::in_later_games &&
                       session_.setup().cipher == nullptr;
  modes_.input().remember(line.text(), lasting);
}

Asking::Effect Asking::take_line(const Line& line) {
  if (!line.text().empty() && secrets_.awaits_moderator()) {
    secrets_.refuse();
    return Effect::nothing;
  }
  const std::string& text = line.text();
  const bool seat = modes_.input().interactive() && text.find_first_of("0123456789") == 1;
  if (text.starts_with('#') && !seat) return Effect::nothing;
  if (line.words().empty()) {
    if (secrets_.awaits_moderator()) take_sent();
    const Effect effect = take_held();
    if (effect == Effect::nothing) secrets_.turn();
    return effect;
  }
  return attempt(command_of(line) == nullptr, [&] { carry_out(line); });
}

Asking::Effect Asking::attempt(bool is_answer, const std::function<void()>& what) {
  try {
    what();
    return Effect::done;
  } catch (const ScriptError& e) {
    if (options_.stop_at_refusal) throw;
    session_.recover();
    const std::string reason = reason_of_failure(e.what(), secrets_.reader());
    output_.refuse({reason + text(session_, is_answer ? "script-failed" : "command-failed")});
  } catch (const LogError& e) {
    if (options_.stop_at_refusal) throw;
    output_.refuse({e.what(), text(session_, "log-full"), example(session_, "log-full")});
  } catch (const Refused& refused) {
    refuse(refused.refusal());
  }
  return Effect::refused;
}

// Handles answers from phones, and reports events about them.
void Asking::take_arrivals() {
  if (options_.screens->began_anew()) secrets_.tell_who_has_cast();
  for (std::string news = options_.screens->news(); !news.empty(); news = options_.screens->news())
    output_.notice(text(session_, news));
  while (const auto given = options_.screens->next()) {
    if (secrets_.awaits_moderator() && !secrets_.casting() &&
        given->asked == where_asked(session_)) {
      if (!held_ || held_->asked != given->asked) held_ = given;
      continue;
    }
    const Effect effect = take(*given);
    if (effect == Effect::done && modes_.input().drop_typed())
      output_.notice(text(session_, "screens.dropped"));
    if (effect != Effect::nothing && !modes_.over()) show_progress();
  }
}

Asking::Effect Asking::take(const PhoneAnswer& given) {
  const bool votes = session_.question() != nullptr && traits(session_.question()->form).voters;
  const Value player{Player{given.seat}};
  if (given.asked != where_asked(session_) || !may_answer(session_.question(), given.seat) ||
      (votes && !contains(secrets_.missing_ballots(), given.seat)))
    return Effect::nothing;  // another player was faster, or the table
  const auto answer = answer_of(given);
  const std::vector<int> missing = secrets_.missing_ballots();
  if (!answer && (!votes || contains(missing, given.seat))) {  // it was not a valid one
    options_.screens->set_answered(given.seat, false);
    return Effect::nothing;
  }
  if (!answer) {
    const Args values = {{"player", {player}}, {"players", players_value(missing)}};
    output_.notice(text(session_, "screens.cast", values));
    if (secrets_.casting()) secrets_.ask();
    return Effect::nothing;
  }
  if (secrets_.names_who_answers())
    output_.notice(text(session_, "screens.answered", {{"player", {player}}}));
  const Effect effect = attempt(true, [&] { session_.answer(*answer); });
  if (effect == Effect::refused) options_.screens->set_answered(given.seat, false);
  return effect;
}

// Takes an answer from a phone of which nobody may learn when it came: only once the moderator has
// come, as for one that is typed.
Asking::Effect Asking::take_held() {
  const auto given = std::exchange(held_, std::nullopt);
  if (!given || given->asked != where_asked(session_) || !secrets_.awaits_moderator())
    return Effect::nothing;
  secrets_.open_for_moderator();
  return take(*given);
}

// Returns the whole answer as soon as it is complete, provided it fits the question.
std::optional<Answer> Asking::answer_of(const PhoneAnswer& given) {
  const Question& question = *session_.question();
  if (!traits(question.form).voters) {
    Answer answer{false, given.picks};
    return fits(question, answer) ? std::optional(answer) : std::nullopt;
  }
  const std::vector<int> may = allowed(question, slot_of(question, given.seat));
  if (given.picks.size() != 1 || !contains(may, given.picks.front())) return std::nullopt;
  return secrets_.cast_by(given.seat, given.picks.front());
}

// Returns the command denoted by a line. A single letter is a command only if it is not an answer,
// as it may abbreviate a name such as Quentin. The question's id and its words are no commands.
const Command* Asking::command_of(const Line& line) {
  const Command* command = command_in(line.words());
  const Question* question = session_.question();
  if (command == nullptr || question == nullptr || secrets_.covered()) return command;
  if (command->name == question->id || is_offered_word(line, *question, session_.text()))
    return nullptr;
  if (line.normalised().size() > 1 || line.normalised() == "?") return command;
  try {
    parse_pending(session_.machine(), session_, line);
    return nullptr;
  } catch (const Refused&) {
    return command;
  }
}

void Asking::carry_out(const Line& line) {
  const Command* command = command_of(line);
  if (command == nullptr) return answer(line);
  if (command->takes_back && line.words().size() == 1) {
    const int seat = secrets_.take_back_ballot();
    if (seat > 0 && options_.screens != nullptr) options_.screens->set_answered(seat, false);
    if (seat > 0) return;
  }
  if (command->names_something_new && !secrets_.covered()) refuse_answer(session_, *command, line);
  // What the moderator was asked in secret is undone in secret.
  const bool in_secret = command->takes_back && secrets_.moderators();
  if (!command->beside_secrets && !in_secret) secrets_.cover();
  bool quit = false;
  const bool had_ballots = secrets_.has_ballots();
  const auto sure = [this](const std::string& sentence) { return is_sure(sentence); };
  const Reader reader = in_secret ? Reader{Reader::Who::moderator, 0} : secrets_.reader();
  CommandContext context{{session_, output_, reader}, quit, options_.confirm,  narration_.voice(),
                         narration_.countdown(),      sure, secrets_.covered()};
  context.screens = options_.screens;
  context.show_to = [this](int seat, const std::vector<std::string>& lines) {
    secrets_.show_to(seat, lines);
  };
  cli::carry_out(*command, context, line.after(1));
  if (had_ballots && !secrets_.has_ballots()) output_.notice(text(session_, "ballots-void"));
  if (quit) modes_.leave();
}

void Asking::answer(const Line& line) {
  if (session_.question() == nullptr) cli::refuse(session_, "over");
  if (secrets_.covered()) cli::refuse(session_, "pass-first");
  if (secrets_.casting()) {
    const Question ballot = secrets_.ballot();
    const Answer one = parse_in_place(ballot, session_.machine(), session_, line);
    if (options_.screens != nullptr) options_.screens->set_answered(ballot.of, true);
    if (const auto all = secrets_.cast(one.picks.front())) session_.answer(*all);
    return;
  }
  if (phones_were_faster()) return;
  if (secrets_.has_ballots()) return cast_missing(line);
  const Answer answer = parse_typed(session_, line, *session_.question());
  if (!confirmed(answer, line) || phones_were_faster(true)) return;
  const bool keeps = secrets_.moderators();  // the moderator may be told or asked more
  session_.answer(answer);
  if (!keeps) secrets_.cover();
}

void Asking::take_sent() {
  if (options_.screens != nullptr && options_.screens->arrived(session_)) take_arrivals();
}

// Takes what phones have sent until now. Returns whether a line that was typed, for `all` or those
// whose ballots are missing, is void by that, and says so.
bool Asking::phones_were_faster(bool all) {
  const auto before = where_asked(session_);
  take_sent();
  const bool faster = where_asked(session_) != before || (all && secrets_.has_ballots());
  if (faster) output_.notice(text(session_, "screens.dropped"));
  return faster;
}

// Where phones have sent ballots, a typed line adds those that are missing, or were typed.
void Asking::cast_missing(const Line& line) {
  std::vector<OneBallot> given;
  try {
    given = parse_missing(secrets_.missing_ballots(), session_, line);
  } catch (const Refused&) {
    if (secrets_.missing_ballots(true) == secrets_.missing_ballots()) throw;
    given = parse_missing(secrets_.missing_ballots(true), session_, line);
  }
  if (has_to_ask() && may_be_misread(session_, line) &&
      !agreed(text(session_, "confirm-drastic", {{"answer", {printable(line.text())}}}),
              [this](const Line& typed) { return confirm_later(typed); }))
    return;
  if (phones_were_faster()) return;
  std::optional<Answer> all;
  const std::vector<int> open = secrets_.missing_ballots(true);
  for (const OneBallot& one : given) {
    if (!contains(open, one.seat)) continue;  // a phone was faster
    if (options_.screens != nullptr) options_.screens->set_answered(one.seat, true);
    all = secrets_.cast_by(one.seat, one.pick, true);
  }
  if (all) return session_.answer(*all);
  const Args missing = {{"players", players_value(secrets_.missing_ballots())}};
  output_.notice(text(session_, "still-missing", missing));
}

// Does not ask for confirmation if further lines have been pasted: their author has considered
// them. Who types ahead may have typed the answer to this, too.
bool Asking::has_to_ask() const {
  return modes_.input().interactive() && !modes_.input().pasted_more();
}

bool Asking::confirmed(const Answer& answer, const Line& line) {
  const Confirm which = options_.confirm;  // copied, as a command may change it meanwhile
  if (!has_to_ask()) return true;
  std::string sentence = confirmation(session_, answer, which, !secrets_.shared());
  if (sentence.empty() && (may_mean_other_answer(session_, answer, line) ||
                           (secrets_.phones_may_vote() && leaves_out_voters(session_, line))))
    sentence = in_question(session_, answer);
  return sentence.empty() ||
         agreed(sentence, [this](const Line& typed) { return confirm_later(typed); });
}

bool Asking::is_sure(const std::string& sentence) {
  return !has_to_ask() ||
         agreed(sentence, [this](const Line& line) { return look_meanwhile(line); });
}

bool Asking::agreed(const std::string& sentence, std::function<bool(const Line&)> command) {
  const auto waiting_here = [this] {
    WaitOptions how = waiting();
    how.complete = nullptr;
    return how;
  };
  const auto ask_again = [this](const Line& line) {
    const Args args = {{"typed", {printable(line.text())}}};
    output_.refuse({text(session_, "yes-or-no", args)});
    return false;
  };
  // What undo is to take back is what has just been typed, not the answer before it.
  const auto reply = [this](const Line& line) {
    const Command* typed = line.words().size() == 1 ? command_in(line.words()) : nullptr;
    return typed != nullptr && typed->takes_back ? false : yes_or_no(session_, line);
  };
  Confirming confirming({.waiting = waiting_here,
                         .ask = [&] { output_.notice(sentence); },
                         .reply = reply,
                         .command = std::move(command),
                         .otherwise = ask_again});
  const auto before = where_asked(session_);
  confirming.show();
  modes_.run(confirming);
  if (!confirming.yes() && where_asked(session_) == before)
    output_.notice(text(session_, "confirm-no"));
  return confirming.yes();
}

// Carries out a command while an answer awaits confirmation; returns whether it still does.
bool Asking::confirm_later(const Line& command) {
  const std::string asked = session_.question()->id;
  if (!carry_out_meanwhile(command) || secrets_.covered() || modes_.keeps()) return false;
  secrets_.say(session_.take_news());
  return !modes_.over() && session_.question() != nullptr && session_.question()->id == asked;
}

// Carries out a command in the middle of another one if it only shows something. Otherwise keeps it
// as the next command and returns false.
bool Asking::look_meanwhile(const Line& command) {
  if (command_in(command.words())->only_shows) return carry_out_meanwhile(command);
  modes_.keep(command);
  return false;
}

// Carries out a command during another wait; returns whether the game's state is unchanged.
bool Asking::carry_out_meanwhile(const Line& command) {
  const auto before = where_asked(session_);
  const bool secret = session_.question() != nullptr && session_.question()->secret;
  remember(command, secret, take_line(command));
  return !modes_.over() && where_asked(session_) == before;
}

void Asking::refuse(const Refusal& refusal) {
  if (options_.stop_at_refusal)
    throw Error(Exit::refused, "line {}: {}", line_number_, refusal.lines());
  output_.refuse(refusal);
}

}  // namespace narrator::cli
