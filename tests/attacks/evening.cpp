#include "tests/attacks/evening.hpp"

#include "engine/chance/random.hpp"
#include "engine/report/report.hpp"
#include "engine/session/replay.hpp"
#include "engine/session/session.hpp"
#include "engine/sources/library.hpp"

namespace narrator::attacks {
namespace {

constexpr int kMostAnswers = 100;

Setup setup(const std::string& folder, const Source* variant) {
  Setup setup;
  setup.game = "victim";
  for (const char* file : {"en.lua", "rules.lua"}) {
    setup.sources.push_back(
        {std::string("scripts/victim/") + file, read_text_file(folder + "/victim/" + file)});
  }
  if (variant != nullptr) setup.sources.push_back(*variant);
  setup.table.players = {"Aki", "Binh", "Chie"};
  setup.table.dealt = {"hands"};
  setup.seed = "attack";
  return setup;
}

// Requests everything that a program or a person may ask for between two answers.
std::string look_around(Session& session) {
  Machine& machine = session.machine();
  machine.check();
  machine.work_out_args();
  machine.corrections();
  std::string seen = fingerprint_text(machine) + machine.display().dump();
  for (int seat = 0; seat <= 3; ++seat) {
    const Reader reader{seat == 0 ? Reader::Who::moderator : Reader::Who::player, seat};
    seen += status_json(session, reader).dump();
  }
  if (const Question* question = machine.question()) {
    for (int seat = 1; seat <= 3; ++seat) seen += machine.why_not({seat, ""});
    seen += machine.why_not({0, "evil"});
    seen += machine.text().render("ask." + question->id, question->args, session.names());
  }
  return seen + "\n";
}

// Makes a claim on every topic.
void speak(Session& session) {
  for (const Topic& topic : session.machine().topics()) {
    session.note("claim", "",
                 Claim{topic.of, topic.id, topic.round, topic.player, {topic.from[0]}});
  }
}

}  // namespace

std::string evening(const std::string& folder, const Source* variant) {
  Session session = Session::create(setup(folder, variant), "",
                                    [] { return std::string("2026-11-21T19:40:12Z"); });
  Random random("attack", 0);
  std::string told;
  for (int i = 0; i < kMostAnswers; ++i) {
    for (const Message& said : session.take_news()) told += said.text + "\n";
    speak(session);
    told += look_around(session);
    if (session.question() == nullptr) break;
    session.answer(draw(*session.question(), random));
  }
  session.undo(1);
  return told + look_around(session);
}

}  // namespace narrator::attacks
