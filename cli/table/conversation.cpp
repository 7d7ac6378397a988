#include "cli/table/conversation.hpp"

#include <cstdio>

#include <fmt/format.h>

#include "cli/commands/commands.hpp"
#include "cli/commands/words.hpp"
#include "engine/error.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

// Whether a word is near enough to an answer that it was hardly meant as a command.
bool near_an_answer(const Session& session, const std::string& word) {
  const Question* question = session.question();
  if (question == nullptr) return false;
  std::vector<std::string> spellings;
  for (const Option& option : question->options) {
    spellings.emplace_back(option_text(option, session.names()));
    if (option.seat > 0) continue;
    for (const std::string& one : session.text().spellings(option.word)) spellings.push_back(one);
  }
  return nearest(word, spellings) >= 0;
}

}  // namespace

Conversation::Conversation(Session& session, Input& input, Output& output, const Manner& manner)
    : session_(session),
      input_(input),
      output_(output),
      manner_(manner),
      narration_(session, input, output, manner.narration),
      secrets_(session, input, output, narration_, manner.shared),
      confirmation_(session, !manner.shared),
      new_findings_(session) {}

std::string Conversation::text(const std::string& id, const Args& args) const {
  return cli::text(session_, id, args);
}

void Conversation::run() {
  show_progress();
  if (!session_.trouble().empty() && !over_) {
    output_.refuse((secrets_.shared() ? "" : session_.trouble() + "\n") + text("question-failed"));
  }
  while (!over_) take(read());
  farewell();
}

void Conversation::farewell() {
  secrets_.cover();
  session_.sync();
  if (!session_.is_kept()) throw LogError(text("log-lost", {{"log", {session_.path()}}}));
  if (session_.question() != nullptr && !session_.path().empty()) {
    output_.notice(text("kept", {{"log", {session_.path()}}}));
  }
  std::fflush(stdout);
}

// Everything is on the disk, or it is told once that it cannot be: the game goes on all the same.
void Conversation::keep() {
  std::string trouble;
  try {
    session_.sync();
    if (!session_.is_kept()) trouble = text("log-gone", {{"log", {session_.path()}}});
  } catch (const LogError& e) {
    if (manner_.stop_at_refusal) throw;
    trouble = e.what();
  }
  if (trouble != trouble_ && !trouble.empty()) output_.refuse(trouble);
  trouble_ = trouble;
}

void Conversation::show_progress() {
  if (!secrets_.say(session_.take_news())) over_ = true;
  for (std::string& line : secrets_.take_early()) early_.push_back(std::move(line));
  if (input_.interactive() && narration_.has_read() && !over_ && can_redeal(session_)) {
    output_.tell(session_);
    output_.notice(text("narrate-after"));
  }
  new_findings_.tell_new(output_, secrets_.reader());
  if (session_.question() != nullptr) {
    if (!over_) return secrets_.ask();
    output_.tell(session_);
  } else {
    output_.end(session_);
  }
}

Waiting Conversation::waiting() {
  Waiting how;
  how.about_to_wait = [this] {
    keep();
    std::fflush(stdout);
  };
  how.idle = [this](Prompt& prompt) {
    narration_.tend(prompt);
    narration_.countdown().tick(prompt);
  };
  how.prompt = secrets_.prompt();
  how.secret = secrets_.uncovered();
  how.interrupted = text("interrupted");
  if (!secrets_.covered()) {
    how.complete = [this](const std::string& before) { return complete(session_, before); };
  }
  return how;
}

Typed Conversation::read() {
  if (early_.empty()) return input_.read(waiting());
  Typed typed{Typed::What::line, early_.front(), true};
  early_.pop_front();
  output_.echo(typed.line);
  return typed;
}

void Conversation::take(const Typed& typed) {
  switch (typed.what) {
    case Typed::What::end: over_ = true; return;
    case Typed::What::left: return;
    case Typed::What::panic: return secrets_.panic();
    case Typed::What::again:
      if (session_.question() != nullptr) secrets_.ask();
      return;
    case Typed::What::line: break;
  }
  ++line_number_;
  const std::string line = trim(typed.line);
  if (!input_.interactive() && !line.empty()) output_.echo(typed.line);
  const bool secret = session_.question() != nullptr && session_.question()->secret;
  if (secrets_.uncovered() && !line.empty()) secrets_.begin_page();
  const Outcome outcome = take_line(line);
  remember(line, secret, outcome);
  if (outcome != Outcome::nothing && !over_) show_progress();
}

// A line goes into the history unless it answers, or could have been meant to answer, a secret.
// Free text and what was refused can be called back, but not in later games.
void Conversation::remember(const std::string& line, bool secret, Outcome outcome) {
  if (line.empty() || secret || !input_.interactive()) return;
  const auto [word, rest] = first_word(line);
  const std::string name = command_named(word);
  if (name == "amend") return;
  const bool free_text = name == "note" || name == "ruling" || name == "claim";
  input_.remember(line, outcome == Outcome::done && !free_text);
}

Conversation::Outcome Conversation::take_line(const std::string& line) {
  if (line.starts_with('#')) return Outcome::nothing;
  if (line.empty()) {
    if (secrets_.covered()) {
      secrets_.uncover();
    } else if (secrets_.uncovered()) {
      secrets_.cover();
      secrets_.ask();
    }
    return Outcome::nothing;
  }
  try {
    carry_out(line);
    return Outcome::done;
  } catch (const ScriptError& e) {
    if (manner_.stop_at_refusal) throw;
    session_.recover();
    // What a script failed on may be a secret.
    const std::string reason = secrets_.shared() ? "" : std::string(e.what()) + "\n";
    output_.refuse(reason + text("script-failed"));
  } catch (const LogError& e) {
    if (manner_.stop_at_refusal) throw;
    output_.refuse(e.what());  // nothing was taken; there may be room on the disk later
  } catch (const Error& e) {
    if (e.status() != Exit::refused) throw;
    refuse(e.what());
  }
  return Outcome::refused;
}

void Conversation::carry_out(const std::string& line) {
  const auto [word, rest] = first_word(line);
  const std::string name = fold(line) == "?" ? "help" : command_named(word);
  if (name.empty()) return answer(line);
  command(name, rest);
}

void Conversation::command(const std::string& name, const std::string& words) {
  if (name != "help") secrets_.cover();
  Desk desk{session_,
            output_,
            secrets_.reader(),
            over_,
            manner_.confirm,
            narration_,
            [this](const std::string& it) { return is_sure(it); },
            secrets_.covered()};
  commands().at(name)(desk, words);
}

void Conversation::answer(const std::string& words) {
  if (session_.question() == nullptr) cli::refuse(session_, "over");
  if (secrets_.covered()) cli::refuse(session_, "pass-first");
  const Answer answer = parse_here(words);
  if (!confirmed(answer)) return;
  const bool uncovered = secrets_.uncovered();
  session_.answer(answer);
  if (uncovered) secrets_.cover();
}

// Reads an answer. What is none may be meant for another question, or be a command mistyped.
Answer Conversation::parse_here(const std::string& words) {
  try {
    return parse(session_.machine(), session_, words);
  } catch (const Error& e) {
    if (e.status() != Exit::refused) throw;
    const auto [word, rest] = first_word(words);
    const std::string& id = session_.question()->id;
    if (word != id && !rest.empty() && session_.text().find("ask." + word) != nullptr) {
      cli::refuse(session_, "other-question", {{"asked", {id}}, {"typed", {word}}});
    }
    const std::string near = command_near(word);
    if (near.empty() || near_an_answer(session_, word)) throw;
    const std::string why = e.what();
    const auto second_line = why.find('\n');
    throw Error(Exit::refused,
                text("near-command", {{"typed", {printable(word)}}, {"near", {near}}}) +
                    (second_line == std::string::npos ? "" : why.substr(second_line)));
  }
}

// Asks once more where the answer is weighty. Whoever pasted more lines has thought of it; a reply
// that says neither yes nor no is the next input.
bool Conversation::confirmed(const Answer& answer) {
  if (!manner_.confirm || !input_.interactive() || input_.typed_ahead()) return true;
  const std::string sentence = confirmation_.sentence(answer);
  return sentence.empty() || is_sure(sentence);
}

bool Conversation::is_sure(const std::string& sentence) {
  if (!input_.interactive() || input_.typed_ahead()) return true;
  output_.notice(sentence);
  for (;;) {
    Waiting how = waiting();
    how.complete = nullptr;
    const Typed typed = input_.read(how);
    if (typed.what == Typed::What::left || typed.what == Typed::What::again) continue;
    if (typed.what == Typed::What::line) {
      if (trim(typed.line).empty()) continue;
      const auto yes = confirmation_.reply(typed.line);
      if (yes && *yes) return true;
      if (!yes) early_.push_back(typed.line);
    } else if (typed.what == Typed::What::panic) {
      secrets_.panic();
    } else {
      over_ = true;
    }
    output_.notice(text("confirm-no"));
    return false;
  }
}

void Conversation::refuse(const std::string& text) {
  if (manner_.stop_at_refusal) {
    throw Error(Exit::refused, fmt::format("line {}: {}", line_number_, text));
  }
  output_.refuse(text);
}

}  // namespace narrator::cli
