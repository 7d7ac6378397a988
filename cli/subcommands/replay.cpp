#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "cli/commands/words.hpp"
#include "cli/display/columns.hpp"
#include "cli/display/json_lines.hpp"
#include "cli/display/output.hpp"
#include "cli/subcommands/log_path.hpp"
#include "cli/subcommands/reader_option.hpp"
#include "cli/subcommands/statements.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "cli/system/clock.hpp"
#include "cli/terminal/passphrase.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/viewer/show.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"
#include "engine/session/status.hpp"

namespace narrator::cli {
namespace {

struct Options {
  std::string log, as;
  bool step = false, json = false;
  double speed = 0;  // of the game as it was played; 0: at once
  int until = -1;
};

// Waits as long as the table did, or for Enter.
class Pace {
 public:
  explicit Pace(const Options& options) : options_(options) {}

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

  const Options& options_;
  std::string last_;
};

bool due(const LogAnswer& answer, const Options& options) {
  return options.until < 0 || answer.n <= options.until;
}

// Before which answer everything was said that is told at the end; -1: all there is.
int rest(const Session& session, const Options& options) {
  const bool stops =
      options.until >= 0 && options.until < static_cast<int>(session.answers().size());
  return stops ? options.until + 1 : -1;
}

// What a reader may not see of an answer is not even hinted at, except that it was given.
class TextReplay {
 public:
  TextReplay(Session& session, const Reader& reader)
      : session_(session), reader_(reader), statements_(session, reader) {}

  void run(const Options& options) {
    Pace pace(options);
    say(session_.opening());
    for (const LogAnswer& answer : session_.answers()) {
      if (!due(answer, options)) break;
      testify(answer.n);
      pace.before(answer.at);
      fmt::print("{}\n", sanitised(in_short(session_, answer, reader_)));
      say(answer.say);
    }
    const int told = rest(session_, options);
    testify(told);
    if (told < 0) text_output()->end(session_);
  }

 private:
  void say(const std::vector<Said>& said) const {
    for (const Said& one : said) {
      if (may_see_again(session_, one, reader_)) fmt::print("{}\n", sanitised(one.text));
    }
  }

  void testify(int before) {
    for (const Statement& one : statements_.before(before)) {
      fmt::print("{}\n", sanitised(text(session_, "claim.noted", {{"claim", {one.text}}})));
    }
  }

  Session& session_;
  const Reader reader_;
  Statements statements_;
};

// The lines that `play --json` printed, for any reader; an answered question has `n` and `answer`.
class JsonReplay {
 public:
  JsonReplay(Session& session, const Reader& reader)
      : session_(session), reader_(reader), statements_(session, reader) {}

  void run(const Options& options) {
    Pace pace(options);
    Visitor visitor;
    visitor.before = [&](const Question& question, const LogAnswer& answer, const Answer&) {
      testify(answer.n);
      pace.before(answer.at);
      if (!answer.chance) ask(question, &answer);
    };
    visitor.after = [&](const LogAnswer* answer, const std::vector<Said>&) {
      say(answer ? answer->say : session_.opening());
    };
    Machine machine(session_.setup().sources, session_.setup().lang);
    const std::size_t count =
        options.until < 0 ? session_.answers().size() : static_cast<std::size_t>(options.until);
    replay(machine, session_.setup().table, session_.state(), visitor, count);
    testify(rest(session_, options));
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

  void testify(int before) {
    for (const Statement& one : statements_.before(before)) {
      print_json_line("claim", statement_json(one, session_.names()));
    }
  }

  const Session& session_;
  const Reader reader_;
  Statements statements_;
};

void run(const Options& options) {
  const std::string path = log_or_newest(options.log);
  const LogContents log = LogReader(ask_passphrase()).read(path);
  Session session = Session::open(log, path, false, utc_now);
  const Reader reader = reader_named(options.as, session.names());
  const bool as_it_comes = options.json || options.step || options.speed > 0 || options.until >= 0;
  if (!as_it_comes && can_edit_lines()) {
    show_viewer(session, log.at, reader);
  } else if (options.json) {
    JsonReplay(session, reader).run(options);
  } else {
    TextReplay(session, reader).run(options);
  }
}

}  // namespace

void add_replay(CLI::App& app) {
  const auto options = std::make_shared<Options>();
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
  command->callback([options] { run(*options); });
}

}  // namespace narrator::cli
