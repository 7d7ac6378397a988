// Records what scripts do while they are tried out; never used while people play.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/claim.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/question/question.hpp"

namespace narrator {

/// What a variant's around() did with the rule it was put around.
struct AdviceNote {
  std::string variant;
  std::string point;  // the rule, "ask.ID" or "say.ID"
  std::string file;
  int line = 0;
  int calls = 0;               // number of calls
  int base_calls = 0;          // number of calls of base …
  int base_empty = 0;          // … without arguments, or with nil for g, where it was given some
  int given = 0;               // number of arguments in the last call
  int base_lacks = 0;          // the fewest arguments of base relative to that …
  int base_passed = 0;         // … and how many base was given then
  int gave = 0;                // number of calls that returned something other than nil
  std::string base_gave;       // type of what base first returned
  std::string gave_else;       // another type that it returned, unlike base until then
  bool base_told = false;      // base returned something in this call, and …
  int lost = 0;                // … how often the advice then returned nothing
  int base_now = 0;            // number of calls of base in this call …
  int base_at_once = 0;        // … and the most in any call
  int gave_values = 0;         // the most values that it returned …
  int base_values = 0;         // … and that base returned
  std::set<std::string> kept;  // for an announcement, the values that it did not pass on
};

/// The stretches of a source that ran, by the offset of their first byte.
using StretchesRan = std::set<std::size_t>;

/// What a rule was given and returned while watched.
struct RuleResult {
  std::vector<std::set<std::string>> given;  // the types of each argument
  int calls = 0;
  bool nothing = false;      // returned nothing at least once
  std::vector<Json> values;  // different ones from the first calls; players as {"seat": N}
  std::string not_plain;     // the type of a value that is not plain data, if there was one
};

/// An action of a house rule's function, apart from the rule that it is put around.
struct VariantCall {
  Diagnostic at;
  std::uint64_t before = 0;  // the fingerprint when the function's own code began
  bool sound = true;         // whether rule.check held then
  bool ended = false;        // it failed if it did not
  bool changed = false;      // it changed the game, and …
  bool broke = false;        // … rule.check held before and not after
};

/// An example in a script's file: test("…", { … }).
struct FileTest {
  std::string name;
  Json about;         // as written
  std::string owner;  // the variant's id, or "game"
  std::string file;
  int line = 0;
};

struct Watch {
  std::vector<Diagnostic> diagnostics;  // each once, in the order found
  std::vector<AdviceNote> advice;       // in the order of registration
  std::set<std::string> fields;         // every name that g or a player ever had
  std::map<std::string, Diagnostic>
      not_there;  // by name: first read of a name that g or a player lacked
  std::map<std::string, Diagnostic>
      strange;                       // unknown fields of questions, and where they were asked
  std::vector<Sentence> objections;  // what why() returned since this was last emptied
  std::vector<FileTest> tests;       // the tests in the files, in order
  std::map<std::string, std::string> old_words;  // outdated words found, and what replaces them
  std::vector<Diagnostic> kept;     // locals in which a game left something, at their functions
  bool suspicious = false;          // whether house rules' actions are recorded in …
  std::vector<VariantCall> deeds;   // … these, in order
  std::vector<Diagnostic> said_at;  // places of the announcements since the last answer
  Diagnostic asked_at;              // where the pending question was asked
  std::set<std::string, std::less<>> marked;  // the sources whose execution is recorded in …
  std::map<std::string, StretchesRan> ran;    // … this, by file
  std::set<std::string> won;                  // teams that won, and the reasons; also in tests
  std::map<std::pair<std::string, std::string>, std::pair<int, int>>
      columns;  // of tables, by label and column: rows seen, and rows that were not empty
  bool every_rule = false;  // whether what rules are given and return is recorded in …
  std::map<std::string, RuleResult> gave;  // … this, by the rule's name

  /// Adds a diagnostic unless the same, or one that says more in the same words, is known already;
  /// other numbers make no other diagnostic.
  void add(Diagnostic diagnostic) {
    const auto words = [](std::string message) {
      std::erase_if(message, [](char c) { return c >= '0' && c <= '9'; });
      return message;
    };
    for (const Diagnostic& one : diagnostics) {
      if (one.file == diagnostic.file && one.line == diagnostic.line &&
          words(one.message).starts_with(words(diagnostic.message)))
        return;
    }
    diagnostics.push_back(std::move(diagnostic));
  }

  /// Adds it as a remark, with which the rules are still sound.
  void remark(Diagnostic diagnostic) {
    diagnostic.error = false;
    add(std::move(diagnostic));
  }
};

}  // namespace narrator
