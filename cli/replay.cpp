#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "cli/reader_option.hpp"
#include "cli/subcommands.hpp"
#include "cli/time.hpp"
#include "engine/log_writer.hpp"
#include "engine/session.hpp"

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
      std::this_thread::sleep_for(std::chrono::duration<double>(seconds(at) - seconds(last_)) / options_.speed);
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

class Replay {
 public:
  Replay(const Session& session, const Reader& reader, const Options& options)
      : session_(session), reader_(reader), options_(options) {}

  void say(const std::vector<Said>& said) const {
    for (const Said& one : said) {
      if (!may_see(one.to, reader_)) continue;
      if (options_.json) {
        print("say", {{"to", audience_json(one.to, session_.names())}, {"id", one.id}, {"text", one.text}});
      } else {
        fmt::print("{}\n", one.text);
      }
    }
  }

  // What a reader may not see of an answer is not even hinted at, except that it was given.
  void answer(const LogAnswer& answer) const {
    const bool seen = may_see(answer.to, reader_);
    if (options_.json) {
      print("answer", {{"n", answer.n}, {"ask", answer.ask}, {"of", answer.of}, {"answer", seen ? answer.answer : Json()}});
    } else {
      const std::string of = answer.of.empty() ? "" : " " + answer.of;
      fmt::print("{}. {}{}: {}\n", answer.n, answer.ask, of, seen ? in_words(answer.answer) : "…");
    }
  }

  void end() const {
    const auto result = session_.result();
    if (result && options_.json && options_.until < 0) print("end", *result);
  }

 private:
  static void print(const char* key, Json value) {
    fmt::print("{}\n", Json{{key, std::move(value)}}.dump(-1, ' ', false, Json::error_handler_t::replace));
  }

  std::string in_words(const Json& answer) const {
    if (answer.is_string()) return session_.text().word(answer.get<std::string>());
    std::string words;
    for (const auto& [key, value] : answer.items()) {
      words += words.empty() ? "" : ", ";
      if (answer.is_object()) words += key + " ";
      words += in_words(value);
    }
    return answer.is_structured() ? words : answer.dump();
  }

  const Session& session_;
  const Reader reader_;
  const Options& options_;
};

void run(const Options& options) {
  const Session session = Session::open(LogReader().read(options.log), options.log, false, utc_now);
  const Replay replay(session, reader_named(options.as, session.names()), options);
  Pace pace(options);
  replay.say(session.opening());
  for (const LogAnswer& answer : session.answers()) {
    if (options.until >= 0 && answer.n > options.until) break;
    pace.before(answer.at);
    replay.answer(answer);
    replay.say(answer.say);
  }
  replay.end();
}

}  // namespace

void add_replay(CLI::App& app) {
  const auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("replay", "Tell a game again from its log");
  command->add_option("LOG", options->log, "the game's log")->required();
  command->add_option("--as", options->as, "for whose eyes: public (default), moderator, or a player")->type_name("WHO");
  command->add_option("--until", options->until, "stop after answer N")->type_name("N")->check(CLI::NonNegativeNumber);
  auto* step = command->add_flag("--step", options->step, "wait for Enter before each answer");
  command->add_option("--speed", options->speed, "as fast as it was played, times X")->type_name("X")->check(CLI::PositiveNumber)->excludes(step);
  command->add_flag("--json", options->json, "one JSON object a line");
  command->callback([options] { run(*options); });
}

}  // namespace narrator::cli
