#include <chrono>
#include <cstdio>
#include <iostream>
#include <limits>
#include <memory>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/commands/words.hpp"
#include "cli/display/columns.hpp"
#include "cli/display/json_lines.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/subcommands/log_path.hpp"
#include "cli/subcommands/reader_option.hpp"
#include "cli/subcommands/statements.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/terminal/passphrase.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/viewer/show.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"
#include "engine/session/status.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

struct ReplayOptions {
  std::string log, as, lang;
  bool step = false, json = false;
  double speed = 0;  // of the game as it was played; 0: at once
  int until = -1;
};

// Waits as long as the table did, or for Enter.
class Pace {
 public:
  explicit Pace(const ReplayOptions& options) : options_(options) {}

  void before(const std::string& at) {
    std::fflush(stdout);
    if (options_.step) {
      std::string line;
      std::getline(std::cin, line);
    } else if (options_.speed > 0 && !last_.empty()) {
      std::this_thread::sleep_for(std::chrono::duration<double>(seconds(at) - seconds(last_)) /
                                  options_.speed);
    }
    last_ = at;
  }

 private:
  static double seconds(const std::string& at) {
    std::tm parts{};
    strptime(at.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return static_cast<double>(timegm(&parts));
  }

  const ReplayOptions& options_;
  std::string last_;
};

// The whole course in words, as a report tells it, with a heading a round. In a pipe a line stays
// whole, as in play.
void tell(Session& session, const std::string& began, const Reader& reader,
          const ReplayOptions& options) {
  Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) terminal.columns = std::numeric_limits<int>::max() / 2;
  const Drawing drawing(terminal, session.text(), session.names());
  const Report report = make_report(session, began, reader);
  const Document document = compose(report, session, reader);
  const auto put = [](const Lines& lines) {
    for (const std::string& line : lines) fmt::print("{}\n", line);
  };
  put(plain_heading(document.title, '=', drawing));
  for (const std::string& line : document.heading) put(wrapped(line, drawing.columns()));
  Pace pace(options);
  int round = -1;
  for (std::size_t i = 0; i < document.steps.size(); ++i) {
    const Step& step = document.steps[i];
    if (options.until >= 0 && step.n > options.until) break;
    if (step.n > 0) pace.before(report.moments[i].at);
    if (step.round != round) {
      fmt::print("\n");
      put(plain_heading(step.chapter, '-', drawing));
    }
    round = step.round;
    put(plain_step(step, drawing));
  }
}

// The lines that `play --json` printed, for any reader; an answered question has `n` and `answer`.
class JsonReplay {
 public:
  JsonReplay(Session& session, const Reader& reader)
      : session_(session),
        reader_(reader),
        statements_(session, reader),
        notes_(remarks(session, reader)) {}

  void run(const ReplayOptions& options) {
    Pace pace(options);
    Visitor visitor;
    visitor.before = [&](const Question& question, const LogAnswer& answer, const Answer&) {
      tell_beside(answer.n);
      pace.before(answer.at);
      if (!answer.chance) ask(question, &answer);
    };
    visitor.after = [&](const LogAnswer* answer, const std::vector<Said>& now) {
      const std::vector<Said>& then = answer ? answer->say : session_.opening();
      say(then.empty() ? now : then);  // a log told in another language has no words of then
    };
    Machine machine(session_.setup().sources, session_.setup().lang);
    const std::size_t count =
        options.until < 0 ? session_.answers().size() : static_cast<std::size_t>(options.until);
    replay(machine, session_.setup().table, session_.state(), visitor, count);
    tell_beside(rest(options));
    if (const auto& result = machine.result()) return print_json_line("end", *result);
    if (!machine.question()->chance) ask(*machine.question(), nullptr);
  }

 private:
  void say(const std::vector<Said>& said) const {
    for (const Said& one : said) {
      if (may_see_again(session_, one, reader_)) print_json_line(one, session_.names());
    }
  }

  void ask(const Question& asked, const LogAnswer* answer) const {
    Json question = question_json(&asked, session_.names(), reader_);
    if (answer != nullptr) {
      question["n"] = answer->n;
      question["answer"] = may_see_again(session_, *answer, reader_) ? answer->answer : Json();
    }
    if (answer != nullptr && answer->correction) question["correct"] = true;
    print_json_line("ask", std::move(question));
  }

  // Before which answer everything was said that is told at the end; -1: all there is.
  int rest(const ReplayOptions& options) const {
    const bool stops =
        options.until >= 0 && options.until < static_cast<int>(session_.answers().size());
    return stops ? options.until + 1 : -1;
  }

  // What was claimed and written down before answer `n`.
  void tell_beside(int n) {
    for (const Statement& one : statements_.before(n))
      print_json_line("claim", statement_json(one, session_.names()));
    for (; noted_ < notes_.size() && (n < 0 || notes_[noted_].after < n); ++noted_)
      print_json_line("note", note_json(notes_[noted_]));
  }

  const Session& session_;
  const Reader reader_;
  Statements statements_;
  const std::vector<LogNote> notes_;
  std::size_t noted_ = 0;
};

void tell_again(const ReplayOptions& options) {
  const std::string path = log_or_newest(options.log);
  LogContents log = LogReader(ask_passphrase()).read(path);
  if (!options.lang.empty()) change_language(log, options.lang);
  Session session = Session::open(log, path, false, utc_now);
  const Reader reader = reader_named(options.as, session.names());
  const bool as_it_comes = options.json || options.step || options.speed > 0 || options.until >= 0;
  if (!as_it_comes && can_edit_lines()) {
    show_viewer(session, log.at, reader);
  } else if (options.json) {
    JsonReplay(session, reader).run(options);
  } else {
    tell(session, log.at, reader, options);
  }
}

}  // namespace

void add_replay(CLI::App& app) {
  const auto options = std::make_shared<ReplayOptions>();
  CLI::App* command = app.add_subcommand("replay", "Tell a game again from its log");
  command->add_option("LOG", options->log, "the game's log (default: the newest)");
  command
      ->add_option("--as", options->as, "for whose eyes: public (default), moderator, or a player")
      ->type_name("WHO");
  command->add_option("--until", options->until, "stop after answer N")
      ->type_name("N")
      ->check(CLI::NonNegativeNumber);
  auto* step = command->add_flag("--step", options->step, "wait for Enter before each answer");
  command->add_option("--speed", options->speed, "as fast as it was played, times X")
      ->type_name("X")
      ->check(CLI::PositiveNumber)
      ->excludes(step);
  command->add_flag("--json", options->json, "one JSON object a line");
  command->add_option("--lang", options->lang, "in another language than the game's")
      ->type_name("LANG")
      ->check(CLI::IsMember(languages()));
  command->callback([options] { tell_again(*options); });
}

}  // namespace narrator::cli
