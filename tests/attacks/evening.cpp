#include "tests/attacks/evening.hpp"

#include "engine/feed.hpp"
#include "engine/library.hpp"
#include "engine/machine.hpp"
#include "engine/random.hpp"
#include "engine/status.hpp"

namespace narrator::attacks {
namespace {

constexpr int kMostAnswers = 300;

std::vector<Source> sources(const std::string& folder, const Source* variant) {
  std::vector<Source> found;
  for (const char* file : {"en.lua", "rules.lua"}) {
    found.push_back(
        {std::string("scripts/victim/") + file, read_text_file(folder + "/victim/" + file)});
  }
  if (variant != nullptr) found.push_back(*variant);
  return found;
}

// Everything a program or a person may ask for between two answers.
std::string look_around(Machine& machine, const std::vector<std::string>& names) {
  std::string seen = machine.status().dump() + machine.display().dump();
  machine.check();
  seen += fingerprint_text(machine);
  seen += question_json(machine.question(), names, {Reader::Who::moderator, 0}).dump();
  if (const Question* question = machine.question()) {
    for (int seat = 1; seat <= static_cast<int>(names.size()); ++seat)
      seen += machine.why_not({seat, ""});
    seen += machine.why_not({0, "evil"}) +
            machine.text().render("ask." + question->id, question->args, names);
  }
  return seen + "\n";
}

}  // namespace

std::string evening(const std::string& folder, const Source* variant) {
  Machine machine(sources(folder, variant), "en");
  Table table;
  table.players = {"Aki", "Binh", "Chie"};
  table.dealt = {"hands"};
  machine.start(table);
  Random random("attack", 0);
  std::string told;
  for (int i = 0; i < kMostAnswers; ++i) {
    for (const Said& said : hear(machine, table.players)) told += said.text + "\n";
    told += look_around(machine, table.players);
    if (machine.question() == nullptr) return told + machine.result()->dump();
    machine.answer(draw(*machine.question(), random));
  }
  return told;
}

}  // namespace narrator::attacks
