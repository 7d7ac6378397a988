#include "engine/session/replay.hpp"

#include <catch2/catch.hpp>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/session/replayer.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

// Returns a log after one round.
void play(const tiny::Folder& folder) {
  Session session = Session::create(tiny::setup(), folder.log(), tiny::clock());
  session.answer(tiny::pick(1));
  session.answer(tiny::votes());
}

LogContents played() {
  tiny::Folder folder;
  play(folder);
  return LogReader().read(folder.log());
}

// Returns the same log with unparsed announcements.
LogContents written() {
  tiny::Folder folder;
  play(folder);
  return LogReader().read_without_messages(folder.log());
}

std::string difference(const LogContents& log) {
  return tiny::error_of([&] { Replayer().verify(log); });
}

}  // namespace

TEST_CASE("answers may come from anywhere, and an observer sees the game between them") {
  Machine machine(tiny::sources(), "en");
  const Table table = tiny::setup().table;
  std::vector<std::string> seen;
  const Observer look = [&](Machine& now) {
    for (const Announcement& one : now.said()) seen.push_back(one.id);
    seen.push_back(now.question() == nullptr ? "over" : now.question()->id);
  };
  using Seen = std::vector<std::string>;

  run_answers(machine, table, {}, look);
  CHECK(seen == Seen{"hello", "hand"});
  run_answers(machine, table,
              from_list({tiny::pick(0), tiny::pick(0), tiny::pick(1), tiny::pick(2)}), look);
  CHECK(seen == Seen{"hello", "hand", "hello", "hand", "hand", "hand", "who", "die"});

  seen.clear();
  std::vector<std::string> asked;
  const auto last = [&](const Question* question) -> std::optional<GivenAnswer> {
    asked.push_back(question == nullptr ? "over" : question->id);
    if (question == nullptr) return std::nullopt;
    return question->form == Form::ballots ? tiny::votes() : tiny::pick(0);
  };
  run_answers(machine, last, look);
  CHECK(asked == Seen{"die", "vote", "who", "die", "vote", "over"});
  CHECK(seen == Seen{"rolled", "psst", "vote", "voted", "who", "die", "rolled", "psst", "vote",
                     "voted", "over"});
}

TEST_CASE("corrections are given like answers, and the pending question stays") {
  Machine machine(tiny::sources(tiny::kRules + R"(
function rule.corrections(g)
  return { { id = "die", of = g.players[1], min = 0, max = 9,
    set = function(value) g.points[1] = value end } }
end)"),
                  "en");
  run_answers(machine, tiny::setup().table,
              from_list({tiny::pick(0), tiny::pick(0), tiny::pick(0)}));
  const Question points = machine.corrections().at(0);
  run_answers(machine, from_list({{tiny::pick(7), &points}}));
  CHECK(machine.question()->id == "who");
  CHECK(machine.state().at("points").at(0) == 7);
}

TEST_CASE("verify checks a log against the rules and names the first answer that differs") {
  const LogContents sound = played();
  LogContents log = sound;
  std::vector<LogAnswer>& answers = log.state.answers;
  CHECK(Replayer().verify(log) == 6);

  SECTION("what was said") {
    answers[4].say[0].text = "Bình rolled 7.";
    CHECK(difference(log).starts_with(
        "answer 5: the log says \"Bình rolled 7.\", the rules say \"Bình rolled "));
  }
  SECTION("to whom") {
    answers[4].say[1].to.all = true;
    CHECK(difference(log).find("answer 5:") == 0);
    CHECK(difference(log).find("to others") != std::string::npos);
  }
  SECTION("an announcement that was not made") {
    answers[5].say.clear();
    CHECK(difference(log).starts_with("answer 6: the log says \"(nothing)\""));
  }
  SECTION("the fingerprint") {
    answers[3].g = "00000000";
    CHECK(difference(log).starts_with("answer 4: the state"));
  }
  SECTION("a legal answer that was another") {
    answers[3].answer = "Aki";
    CHECK(difference(log).starts_with("answer 4:"));
  }
  SECTION("an illegal answer") {
    answers[3].answer = "Zoe";
    CHECK(difference(log) == "answer 4: \"Zoe\" is no legal answer to 'who'");
  }
  SECTION("another question") {
    answers[3].ask = "whom";
    CHECK(difference(log) == "answer 4: the log answers 'whom', the rules ask 'who'");
  }
  SECTION("somebody else's answer") {
    answers[3].of = "Aki";
    CHECK(difference(log).starts_with("answer 4:"));
  }
  SECTION("a draw logged as a person's choice") {
    answers[4].chance = false;
    CHECK(difference(log).starts_with("answer 5:"));
  }
  SECTION("a secret logged for everybody") {
    answers[0].to = Audience{true, {}};
    CHECK(difference(log).starts_with("answer 1: by the rules others may see it"));
  }
  SECTION("the beginning") {
    log.state.opening = std::make_shared<const std::vector<Message>>();
    CHECK(difference(log).starts_with("before the first answer:"));
  }
  SECTION("answers after the end") {
    log.setup.table.settings["game"]["rounds"] = 1;
    answers.push_back(answers.back());
    CHECK(tiny::error_of([&] { Replayer().result(log); }) ==
          "answer 6: the game was over before it");
  }
  CHECK_NOTHROW(Replayer().verify(sound));
}

TEST_CASE("with rules that keep something in a local, one log after the other verifies") {
  tiny::Folder folder;
  const Source keeps = tiny::variant(
      "local times = { n = 0 }\nbefore(\"round\", function() times.n = times.n + 1 end)");
  std::vector<Source> sources = tiny::sources();
  sources.push_back(keeps);
  Session session = Session::create(tiny::setup(sources), folder.log(), tiny::clock());
  session.answer(tiny::pick(1));
  session.rename(1, "Zoe");
  session.answer(tiny::votes());
  Replayer replayer;
  for (int time = 0; time < 3; ++time) CHECK(replayer.verify(LogReader().read(folder.log())) == 6);
}

TEST_CASE("announcements are compared as written, and parsed only if they differ") {
  const LogContents sound = written();
  LogContents log = sound;
  const LogSpan fifth = log.state.answers[4].written;
  REQUIRE(fifth.length > 0);
  CHECK(Replayer().verify(log) == 6);
  const auto write = [&](std::string text) {
    log.state.answers[4].written = {static_cast<std::uint32_t>(log.written.size()),
                                    static_cast<std::uint32_t>(text.size())};
    log.written += text;
  };
  std::string text = log.written.substr(fifth.from, fifth.length);

  SECTION("written differently") {
    write(text.insert(1, " "));
    CHECK_THROWS_WITH(Replayer().verify(log), Catch::Contains("as no narrator writes it"));
    log.setup.format = kLooseFormat;
    CHECK(Replayer().verify(log) == 6);
  }
  SECTION("another text") {
    write(text.replace(text.find("Bình"), std::string("Bình").size(), "Bea"));
    CHECK(difference(log).starts_with("answer 5: the log says \"Bea rolled "));
  }
  SECTION("malformed announcements") {
    write("{}");
    CHECK_THROWS_AS(Replayer().verify(log), LogError);
  }
  SECTION("the fingerprint") {
    log.state.answers[4].g = "00000000";
    CHECK(difference(log).starts_with("answer 5: the state"));
  }
}

TEST_CASE("a finished game has the same result however much of its log was read") {
  tiny::Folder folder;
  Session session = Session::create(tiny::setup(), folder.log(), tiny::clock());
  Replayer replayer;
  LogReader reader;
  CHECK(replayer.result(reader.read_game(folder.log())).is_null());
  while (session.question() != nullptr)
    session.answer(session.question()->form == Form::ballots ? tiny::votes() : tiny::pick(0));
  CHECK(replayer.result(reader.read_game(folder.log())) == session.result());
  CHECK(replayer.result(reader.read(folder.log())) == session.result());
  CHECK(session.result()->at("reason") == "rounds");
}

TEST_CASE("one replayer verifies many logs, even after one that failed") {
  const LogContents sound = played();
  LogContents broken = sound;
  SharedText& rules = broken.setup.sources[1].text;
  rules = std::string(rules) + "\nfunction rule.round() error('x') end";
  Replayer replayer;
  CHECK(replayer.verify(sound) == 6);
  CHECK_THROWS_AS(replayer.verify(broken), ScriptError);
  CHECK(replayer.verify(sound) == 6);
  CHECK(replayer.result(sound).is_null());
}

TEST_CASE("a stranger's rules are run only where they can do no harm") {
  int apart = 0, here = 0;
  bool harmless = false;
  Replayer replayer([&](Machine&) { ++(harmless ? apart : here); },
                    [&](const std::function<std::string()>& work) {
                      harmless = true;
                      std::string told = work();
                      harmless = false;
                      return told;
                    });
  LogContents log = played();
  CHECK(log.foreign);
  CHECK(replayer.verify(log) == 6);
  CHECK_FALSE(replayer.opened());
  CHECK(replayer.result(log).is_null());
  CHECK((apart == 2 && here == 0));
  replayer.run(log, [](Machine&) {});
  CHECK((apart == 3 && here == 1));
}
