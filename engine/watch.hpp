// What is noted of scripts while they are tried out; never while people play.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/claim.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/question/question.hpp"

namespace narrator {

/// What one around() of a variant did with the rule it stands around.
struct AdviceNote {
  std::string variant;
  std::string point;  // the rule, "ask.ID" or "say.ID"
  std::string file;
  int line = 0;
  int calls = 0;               // how often it was met
  int base_calls = 0;          // how often it called base …
  int base_empty = 0;          // … without anything, or with nil for g, where it was given some
  int given = 0;               // how many values it was given, the last time
  int base_lacks = 0;          // at worst, how many more base was given than that …
  int base_passed = 0;         // … and how many base was given then
  int gave = 0;                // how often it returned something but nil
  std::string base_gave;       // what kind of thing base returned, once it did
  std::string gave_else;       // what kind it returned itself that base never did by then
  int base_now = 0;            // how often it called base in this call, and …
  int base_at_once = 0;        // … at most in any
  int gave_values = 0;         // at most, how many values it returned …
  int base_values = 0;         // … and how many base did
  std::set<std::string> kept;  // of an announcement: the values that it did not hand on
};

/// Which lines of a source ran, by their numbers.
using LinesRan = std::vector<bool>;

/// What a rule was seen to give.
struct RuleGave {
  int calls = 0;
  bool nothing = false;      // once at least
  std::vector<Json> values;  // different ones, of the first calls; players as {"seat": N}
};

/// A function of a house rule's was at work, apart from the rule it stands around.
struct Deed {
  Slip at;
  bool changed = false;  // whether that changed the game, and even so …
  bool broke = false;    // … that rule.check held before, and no more after
};

/// An example that stands in a script's file: test("…", { … }).
struct FileTest {
  std::string name;
  Json about;         // as written
  std::string owner;  // the variant's id, or "game"
  std::string file;
  int line = 0;
};

struct Watch {
  std::vector<Slip> slips;                // each once, in the order met
  std::vector<AdviceNote> advice;         // in the order they were put around
  std::set<std::string> fields;           // every name that g or a player ever had
  std::map<std::string, Slip> not_there;  // by the name: read first where g or a player had none
  std::map<std::string, Slip> strange;    // fields of questions that none has, where it was asked
  std::vector<Sentence> objections;       // what why() said since this was last emptied
  std::vector<FileTest> tests;            // those that stand in the files, in order
  std::map<std::string, std::string> old_words;  // that were met: what they are called now
  std::vector<Slip> kept;  // names of locals in which a game left something, and by which functions
  bool suspicious = false;    // whether what house rules do is noted, in …
  std::vector<Deed> deeds;    // … these, in order
  std::uint64_t before = 0;   // the fingerprint when a house rule's own code began
  bool sound = true;          // whether rule.check held then
  std::vector<Slip> said_at;  // where each thing was said since the last answer
  Slip asked_at;              // where what waits was asked
  std::set<std::string, std::less<>> lines_of;  // the sources whose …
  bool lines = false;                           // … lines that run are noted, in …
  std::set<std::string> won;                    // teams that won in tests
  bool new_line = false;                        // whether one ran that had not before
  std::map<std::string, LinesRan> ran;          // … this, by file
  bool every_rule = false;                      // whether what each rule gives is noted, in …
  std::map<std::string, RuleGave> gave;         // … this, by its name

  /// Keeps a slip unless it was met before.
  void add(Slip slip) {
    for (const Slip& one : slips) {
      if (one.file == slip.file && one.line == slip.line && one.message == slip.message) return;
    }
    slips.push_back(std::move(slip));
  }
};

}  // namespace narrator
