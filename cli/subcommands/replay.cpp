#include <chrono>
#include <cstdio>
#include <limits>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "cli/display/output.hpp"
#include "cli/drawing/in_words.hpp"
#include "cli/report/document.hpp"
#include "cli/report/formats.hpp"
#include "cli/screens/log_follower.hpp"
#include "cli/setup/opened_log.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/table/input_stack.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/viewer/viewer.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"

namespace narrator::cli {
namespace {

struct ReplayOptions {
  LogOptions log;
  bool step = false, json = false;
  double speed = 0;  // relative to the original game; 0: no pauses
  int until = -1;
};

// Thrown when the user quits stepping through a game.
struct Left {};

// Continues on any line.
struct Stepping : Mode {
  explicit Stepping(const std::function<void()>& show) : show_again(show) {}
  WaitOptions waiting() override { return {.prompt = ""}; }
  EventResult handle(const Event& event) override {
    if (event.what == Event::What::emptied) show_again();
    return event.what == Event::What::line ? EventResult::done : EventResult::waits;
  }
  const std::function<void()>& show_again;
};

// Waits as long as the table did, or for Enter; with input from a pipe, stops waiting when it ends.
// `show_again` redraws a screen that was cleared.
class Pace {
 public:
  explicit Pace(const ReplayOptions& options) : speed_(options.speed) {
    if (!options.step) return;
    input_ = standard_input();
    modes_.emplace(*input_);
  }

  void before(const std::string& at, const std::function<void()>& show_again) {
    std::fflush(stdout);
    Stepping step(show_again);
    if (modes_ && !modes_->run(step) && input_->interactive()) throw Left();
    if (speed_ > 0 && !last_.empty())
      std::this_thread::sleep_for(std::chrono::duration<double>(seconds_between(last_, at)) /
                                  speed_);
    last_ = at;
  }

 private:
  const double speed_;
  std::unique_ptr<Input> input_;
  std::optional<InputStack> modes_;
  std::string last_;
};

// Prints the whole game in words, as in a report, with a heading for each round. Lines are not
// wrapped if the output is a pipe, as in play.
void tell(Session& session, const std::string& began, const Reader& reader,
          const ReplayOptions& options) {
  Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) terminal.columns = std::numeric_limits<int>::max() / 2;
  const Drawing drawing(terminal, session.text(), session.names());
  const Report report = make_report(session, began, reader);
  const Document document = compose(report, session, reader);
  const auto put = [](const Lines& lines) { fmt::print("{}", joined(lines)); };
  put(plain_heading(document.title, '=', drawing));
  for (const std::string& line : document.heading) put(wrapped(line, drawing.columns()));
  Pace pace(options);
  std::string chapter;
  for (std::size_t i = 0; i < document.steps.size(); ++i) {
    const Step& step = document.steps[i];
    if (options.until >= 0 && step.n > options.until) break;
    if (!step.tells()) continue;
    const auto show_again = [&] { put(plain_step(document.steps[i - 1], drawing)); };
    if (step.n > 0) pace.before(report.moments[i].at, show_again);
    if (step.chapter != chapter) {
      fmt::print("\n");
      put(plain_heading(step.chapter, '-', drawing));
    }
    chapter = step.chapter;
    put(plain_step(step, drawing));
  }
}

// Prints the lines that `play --json` printed, for any reader; answered questions include `n` and
// `answer`.
class JsonReplay {
 public:
  JsonReplay(Session& session, const Reader& reader)
      : session_(session),
        reader_(reader),
        numbers_(session, reader),
        remarks_(remarks(session, reader)) {}

  void run(const ReplayOptions& options) {
    Pace pace(options);
    ReplayObserver observer;
    observer.before = [&](const Question& question, const LogAnswer& answer, const Answer&) {
      if (!knows_of(answer, reader_)) return;
      remark_before(answer.n);
      pace.before(answer.at, [] {});
      if (!answer.chance) ask(question, &answer);
    };
    observer.after = [&](const LogAnswer*, const std::vector<Message>& said) { say(said); };
    Machine machine(session_.setup().sources, session_.setup().lang);
    const std::size_t all = session_.answers().size();
    const auto count =
        options.until < 0 ? all : static_cast<std::size_t>(numbers_.end(options.until));
    replay(machine, session_.setup().table, session_.state(), observer, count);
    remark_before(count < all ? static_cast<int>(count) + 1 : -1);
    if (const auto& result = machine.result()) return print_json_line("end", *result);
    if (!machine.question()->chance) ask(*machine.question(), nullptr);
  }

 private:
  void say(const std::vector<Message>& said) const {
    for (const Message& one : heard_again(session_, said, reader_))
      print_json_line(one, session_.names());
  }

  void ask(const Question& asked, const LogAnswer* answer) const {
    Json question = question_json(&asked, session_.names(), reader_);
    if (answer != nullptr) {
      question["n"] = numbers_.of(answer->n);
      question["answer"] =
          may_see_again(session_, *answer, reader_) ? to_json(answer->answer) : Json();
    }
    if (answer != nullptr && answer->correction) question["correct"] = true;
    print_json_line("ask", std::move(question));
  }

  // Prints the claims and notes made before answer `n`.
  void remark_before(int n) {
    for (; remarked_ < remarks_.size() && (n < 0 || remarks_[remarked_].note.after < n);
         ++remarked_) {
      auto [note, claim] = remarks_[remarked_];
      note.after = numbers_.of(note.after);
      claim ? print_json_line("claim", statement_json(*claim, session_.names()))
            : print_json_line("note", note_json(note));
    }
  }

  const Session& session_;
  const Reader reader_;
  const AnswerNumbering numbers_;
  const std::vector<Remark> remarks_;
  std::size_t remarked_ = 0;
};

// Steps through the game, which may still be in progress.
void view(LogOptions options) {
  options.log = log_or_newest(options.log);
  LogFollower follower(options);
  OpenedLog game = follower.open();
  show_viewer(game, follower);
}

void tell_again(const ReplayOptions& options) {
  const bool as_it_comes = options.json || options.step || options.speed > 0 || options.until >= 0;
  if (!as_it_comes && can_edit_lines()) return view(options.log);
  auto [began, session, reader] = open_log(options.log);
  try {
    options.json ? JsonReplay(session, reader).run(options) : tell(session, began, reader, options);
  } catch (const Left&) {
  }
}

// Replaces the message of the wrapped check, which would print the range with hundreds of digits.
CLI::Validator only(CLI::Validator check, const std::string& expected) {
  const auto unless_sound = [check = std::move(check), expected](std::string& given) {
    return check(given).empty() ? std::string() : expected;
  };
  return {unless_sound, ""};
}

}  // namespace

void add_replay(CLI::App& command) {
  const auto options = std::make_shared<ReplayOptions>();
  options->log.add_to(command);
  command.add_option("--until", options->until, "stop after answer N")
      ->type_name("N")
      ->check(number_between(0, std::numeric_limits<int>::max(), "--until 12"));
  auto* step = command.add_flag("--step", options->step, "wait for Enter before each answer");
  command.add_option("--speed", options->speed, "as fast as it was played, times X")
      ->type_name("X")
      ->check(only(CLI::Range(0.01, 10000.0), "expected how many times as fast, such as 10"))
      ->excludes(step);
  command.add_flag("--json", options->json, "one JSON object a line");
  add_lang_option(command, options->log.lang, "in another language than the game's");
  command.callback([options] { tell_again(*options); });
}

}  // namespace narrator::cli
