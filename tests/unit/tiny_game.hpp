// A small game for testing the engine: chance, a secret, ballots, several rounds.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include "engine/log/log.hpp"
#include "engine/machine.hpp"
#include "engine/session/session.hpp"

namespace tiny {

using namespace narrator;

inline constexpr Reader kEveryone{Reader::Who::everyone, 0};

inline const std::string kDeclaration =
    "game{ id = \"tiny\", players = { 2, 5 }, title = { en = \"Tiny\" }, facts = { \"hand\" },\n"
    "  settings = { rounds = { default = 2, min = 1, max = 9 } } }\n";

inline const std::string kStatus =
    "function rule.status(g) return { phase = \"play\", round = g.round or 0, players = {}, board "
    "= {} } end\n";

inline const std::string kRules = kDeclaration + kStatus + R"(
function rule.play(g)
  g.round, g.points = 0, {}
  announce("hello")
  for i, player in ipairs(g.players) do
    g.points[i] = 0
    local hand = choose{ id = "hand", from = { "red", "blue" }, chance = true, secret = true, to = player }
    reveal(player, player, "hand", hand)
  end
  while g.round < option("rounds") do rule.round(g) end
  win{ winners = { g.players[1] }, reason = "rounds" }
end
function rule.round(g)
  g.round = g.round + 1
  local who = choose{ id = "who", from = function() return rule.candidates(g) end,
    why = function(other) if type(other) == "table" then return "tired", { player = other } end end }
  g.last = who.seat
  local die = number{ id = "die", min = 1, max = 6, chance = true }
  g.points[who.seat] = g.points[who.seat] + die
  announce("rolled", { player = who, die = die })
  tell(who, "psst", { die = die })
  ballots{ id = "vote", voters = function() return g.players end, from = { "ja", "nein" } }
  announce("voted")
end
function rule.candidates(g) return where(g.players, function(p) return p.seat ~= g.last end) end
)";

/// Returns the rules with one piece of them replaced.
inline std::string rules_with(std::string_view piece, std::string_view other,
                              std::string rules = kRules) {
  return rules.replace(rules.find(piece), piece.size(), other);
}

inline const std::string kTexts =
    R"(return { ["hello"] = "Hello.", ["rolled"] = "{player} rolled {die}.",
  ["psst"] = "You rolled {die}.", ["voted"] = "They voted.", ["tired"] = "{player} is tired.",
  ["ask.who"] = "Who?", ["ask.vote"] = "Vote!", ["ask.hand"] = "?", ["ask.die"] = "?" })";

inline std::vector<Source> sources(const std::string& rules = kRules) {
  return {{"scripts/tiny/en.lua", kTexts}, {"scripts/tiny/rules.lua", rules}};
}

inline Source variant(const std::string& body, const std::string& id = "mine") {
  return {id + ".lua",
          "variant{ id = \"" + id +
              "\", game = \"tiny\", title = { en = \"Mine\" }, rule = { en = \"Ours.\" } }\n" +
              body};
}

inline Setup setup(std::vector<Source> sources = tiny::sources()) {
  Setup setup;
  setup.game = "tiny";
  setup.table.players = {"Aki", "Bình", "Chie"};
  setup.seed = "1";
  setup.sources = std::move(sources);
  for (const Source& source : setup.sources) {
    if (!source.name.starts_with("scripts/"))
      setup.variants.push_back(source.name.substr(0, source.name.size() - 4));
  }
  return setup;
}

/// A clock that advances by a second each time it is asked.
inline Clock clock() {
  return [seconds = 0]() mutable {
    return "2026-11-21T19:00:" + std::to_string(10 + seconds++) + "Z";
  };
}

/// Picks an option by index: `who` counts from 0 among the players offered.
inline Answer pick(int index) { return {false, {index}}; }
inline Answer votes(std::vector<int> picks = {0, 0, 0}) { return {false, std::move(picks)}; }

/// A temporary folder, deleted by the destructor.
struct Folder {
  std::filesystem::path path;
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "narrator-unit-XXXXXX").string();
    if (mkdtemp(name.data()) != nullptr) path = name;
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string log() const { return (path / "game.jsonl").string(); }
};

inline std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Writes into a new file, as a system may wait for the disk when one is emptied and rewritten.
inline void write(const std::string& path, const std::string& bytes) {
  std::filesystem::remove(path);
  std::ofstream(path, std::ios::binary) << bytes;
}

/// Returns what an error says about it, or "" if there is none.
template <class F>
std::string error_of(F act) {
  try {
    act();
  } catch (const std::exception& e) {
    return e.what();
  }
  return {};
}

inline std::string last_said(const Session& session) {
  return session.answers().back().say.back().text;
}

}  // namespace tiny
