#include "cli/check/diagnostics.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/parser/answer_parser.hpp"
#include "engine/session/replay.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// A table at which the lines of a test are typed.
class TestTable {
 public:
  // Starts the game in English. Chance is decided as in a game with this seed.
  TestTable(const std::vector<Source>& sources, Table table, const std::string& seed)
      : watch_([&] {
          Watch watch;
          for (const Source& source : sources) watch.marked.insert(source.name);
          return watch;
        }()),
        machine_(sources, "en", true, &watch_),
        names_(table.players),
        seed_(seed) {
    run_answers(machine_, table, answers(), [this](Machine&) { hear(); });
  }

  // Types a line as the moderator would. Returns "" if it was an answer, otherwise the refusal.
  std::string type(const std::string& line) {
    const Question* question = machine_.question();
    if (question == nullptr) throw ScriptError("the game is over by then");
    said_.clear();
    watch_.objections.clear();
    const auto parsed = parse_answer(*question, line, {names_, machine_.text()});
    if (const NoAnswer* none = std::get_if<NoAnswer>(&parsed)) {
      refusal_ = none->not_offered == Option{} ? "" : machine_.why_not(none->not_offered);
      if (!refusal_.empty()) return refusal_;
      refusal_ = none->refusal.lines();
      std::ranges::replace(refusal_, '\n', ' ');
      return refusal_;
    }
    const Answer& answer = std::get<Answer>(parsed);
    if (const ForbiddenBallot* ballot = barred_in(*question, answer))
      return refusal_ = machine_.why_barred(*ballot);
    run_answers(machine_, answers(answer), [this](Machine&) { hear(); });
    return {};
  }

  // Returns whether, since the last line was typed, the announcement was made or the words were
  // part of one.
  bool was_said(const std::string& id_or_words) const {
    return std::ranges::any_of(said_, [&](const auto& one) {
      return one.first == id_or_words || one.second.find(id_or_words) != one.second.npos;
    });
  }

  // The same, but an id means only the announcement, even if that word occurs in another text.
  bool was_announced(const std::string& id_or_words) const {
    if (machine_.text().find_of_game(id_or_words) == nullptr) return was_said(id_or_words);
    return std::ranges::any_of(said_, [&](const auto& one) { return one.first == id_or_words; });
  }

  // Returns whether the last refusal was this text, or contains these words.
  bool was_refused(const std::string& id_or_words) const {
    const auto& objections = watch_.objections;
    return refusal_.find(id_or_words) != refusal_.npos ||
           std::ranges::any_of(objections,
                               [&](const Sentence& one) { return one.id == id_or_words; });
  }

  // Returns everything said since the last line was typed, as one line.
  std::string said() const {
    return joined_by(mapped(said_, &std::pair<std::string, std::string>::second), " ");
  }

  // Returns the id of the pending question, or "" if the game is over.
  std::string asked() const {
    const Question* question = machine_.question();
    return question == nullptr ? "" : question->id;
  }

  Json status() { return machine_.status(); }

  // Returns the winning team and the reason; empty while the game is unfinished.
  std::set<std::string> won() const {
    std::set<std::string> words;
    for (const char* key : {"team", "reason"}) {
      const Json word = machine_.result() ? machine_.result()->value(key, Json()) : Json();
      if (word.is_string()) words.insert(word.get<std::string>());
    }
    return words;
  }

  // Returns what was noted: lines of scripts that ran and, as errors, announcements without a text.
  const Watch& noted() const { return watch_; }

 private:
  // Returns the answer that was typed, followed by answers to everything that is not typed.
  NextAnswer answers(std::optional<Answer> typed = {}) {
    return [this,
            typed = std::move(typed)](const Question* asked) mutable -> std::optional<GivenAnswer> {
      if (asked == nullptr) return std::nullopt;
      if (!traits(asked->form).logged) return Answer{};
      if (!typed && !asked->chance) return std::nullopt;
      Random chance = chance_of(seed_, ++answers_, 0);
      return typed ? *std::exchange(typed, {}) : draw(*asked, chance);
    };
  }

  void hear() {
    const Catalogue& texts = machine_.text();
    for (std::size_t i = 0; i < machine_.said().size(); ++i) {
      const Announcement& one = machine_.said()[i];
      said_.emplace_back(one.id, texts.render_of_game(one.id, one.args, names_));
      if (texts.find_of_game(one.id) != nullptr) continue;
      const Diagnostic from = i < watch_.said_at.size() ? watch_.said_at[i] : Diagnostic{};
      watch_.add(from.saying("an announcement has no text '{}'", one.id));
    }
  }

  Watch watch_;  // declared before the machine, which records refusals in it
  Machine machine_;
  std::vector<std::string> names_;
  std::string seed_;
  int answers_ = 0;                                        // including those by chance
  std::vector<std::pair<std::string, std::string>> said_;  // id and text
  std::string refusal_;
};

// Thrown for an invalid test, or one that fails.
using Failure = ScriptError;

// Parses a word, or a list of words.
std::vector<std::string> words_of(const Json& about, const char* field) {
  std::vector<std::string> words;
  const auto given = about.find(field);
  if (given == about.end()) return words;
  const Json list = given->is_array() || given->is_object() ? *given : Json::array({*given});
  for (const Json& one : list) {
    if (!one.is_string()) throw Failure("{} is a text or a list of texts", field);
    words.push_back(one.get<std::string>());
  }
  return words;
}

class Test {
 public:
  Test(const FileTest& test, const SourcesWith& sources)
      : test_(test),
        about_(test.about.empty() ? Json::object() : test.about),
        sources_(sources(test.owner, words_of(about_, "with"))) {}

  void run(Watch& watch) {
    check_fields();
    const Machine machine(sources_, "en");
    try {
      play_and_look(machine, watch);
    } catch (const CannotBegin& why) {
      check_refusal(why);
    }
  }

 private:
  void play_and_look(const Machine& machine, Watch& watch) const {
    const Json seed = about_.value("seed", Json("1"));
    if (!seed.is_string() || !is_seed(unquoted(seed)))
      throw Failure("seed is a hexadecimal number in quotes, such as seed = \"5eed\"");
    TestTable table(sources_, table_of(machine), unquoted(seed));
    const std::vector<std::string> lines = words_of(about_, "play");
    const bool refused = is_refused();
    if (refused && lines.empty()) throw Failure("the game begins");
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string refusal = play(table, lines[i]);
      const bool wanted = refused && i + 1 == lines.size();
      if (refusal.empty() == wanted)
        throw Failure(wanted ? fmt::format("\"{}\" is not refused", lines[i])
                             : fmt::format("\"{}\" is refused at question '{}': {}", lines[i],
                                           table.asked(), refusal));
      if (wanted) check_refusal(table, refusal);
    }
    check_said(table);
    check_asked(table);
    if (about_.contains("status")) compare(about_["status"], table.status(), "status");
    watch.won.merge(table.won());
    for (const Diagnostic& one : table.noted().diagnostics)
      if (one.error) watch.add(one);
    for (const auto& [file, ran] : table.noted().ran)
      watch.ran[file].insert(ran.begin(), ran.end());
  }

  bool is_refused() const { return about_.value("refuses", Json(false)) != false; }

  void check_fields() const {
    const std::vector<std::string>& known = test_fields();
    for (const auto& [field, value] : about_.items()) {
      if (!contains(known, field))
        throw Failure("a test has no field '{}'; {}", field, suggestion(field, known));
    }
  }

  std::string play(TestTable& table, const std::string& line) const {
    try {
      return table.type(line);
    } catch (const Error& e) {
      throw Failure("after \"{}\": {}", line, e.what());
    }
  }

  Table table_of(const Machine& machine) const {
    const GameDeclaration& game = machine.game();
    Table table;
    const Json players = about_.value("players", Json(game.players.least));
    if (!players.is_number_integer() && !players.is_array())
      throw Failure("players is a number, or a list of names");
    table.players = players.is_number_integer() ? numbered_players(players.get<int>())
                                                : words_of(about_, "players");
    const int count = static_cast<int>(table.players.size());
    if (!game.players.holds(count))
      throw Failure("players is {}; {} is for {} to {}", count, game.id, game.players.least,
                    game.players.most);
    table.dealt = dealt(game);
    if (about_.contains("set")) set(machine, table.settings);
    return table;
  }

  // Parses "all", "none", or components; without any, returns what the program deals by default.
  std::vector<std::string> dealt(const GameDeclaration& game) const {
    std::vector<std::string> dealt = words_of(about_, "deal");
    const std::string first = dealt.empty() ? "" : dealt.front();
    const std::vector<std::string> known = game.component_names();
    if (first == "all") return known;
    if (first == "none") return {};
    if (dealt.empty()) return game.dealt_by_app();
    for (const std::string& name : dealt) {
      if (!contains(known, name))
        throw Failure("deal names no component '{}'; {}", name, suggestion(name, known));
    }
    return dealt;
  }

  // Applies settings of the game, of the test's file, or of house rules it is played with.
  void set(const Machine& machine, Settings& settings) const {
    std::vector<std::string> known;
    const auto take = [&](const std::string& owner, const std::vector<Setting>& declared) {
      for (const Setting& one : declared) {
        known.push_back(one.name);
        if (!about_["set"].contains(one.name)) continue;
        const Json& value = about_["set"][one.name];
        if (!one.allows(value))
          throw Failure("the setting '{}' cannot be {}", one.name, in_one_line(value));
        settings[owner][one.name] = value;
      }
    };
    take("game", machine.game().settings);
    for (const VariantDeclaration& variant : machine.variants()) {
      if (variant.id == test_.owner || contains(words_of(about_, "with"), variant.id))
        take(variant.id, variant.settings);
    }
    for (const auto& [name, value] : about_["set"].items()) {
      if (!contains(known, name))
        throw Failure("there is no setting '{}' to set; {}", name, suggestion(name, known));
    }
  }

  void check_refusal(const TestTable& table, const std::string& refusal) const {
    if (about_["refuses"].is_boolean()) return;
    for (const std::string& words : words_of(about_, "refuses")) {
      if (!table.was_refused(words))
        throw Failure("it is refused at question '{}', but not with '{}': {}", table.asked(), words,
                      refusal);
    }
  }

  void check_refusal(const CannotBegin& why) const {
    if (!is_refused() || !words_of(about_, "play").empty()) throw Failure("{}", why.what());
    if (about_["refuses"].is_boolean()) return;
    for (const std::string& words : words_of(about_, "refuses")) {
      if (words != why.id() && std::string_view(why.what()).find(words) == std::string_view::npos)
        throw Failure("it is refused, but not with '{}': {}", words, why.what());
    }
  }

  void check_said(const TestTable& table) const {
    for (const std::string& words : words_of(about_, "says")) {
      if (!table.was_said(words))
        throw Failure("'{}' is not said; what is asked next: {}; what is said: {}", words,
                      asked_next(table), table.said());
    }
    for (const std::string& words : words_of(about_, "not_said")) {
      if (table.was_announced(words)) throw Failure("'{}' is said", words);
    }
  }

  void check_asked(const TestTable& table) const {
    if (!about_.contains("asks") || table.asked() == unquoted(about_["asks"])) return;
    throw Failure("'{}' is not asked; what is asked: {}", unquoted(about_["asks"]),
                  asked_next(table));
  }

  static std::string asked_next(const TestTable& table) {
    return table.asked().empty() ? "nothing, the game is over" : table.asked();
  }

  // Compares the fields given for a table, and the elements given for a list; others are ignored.
  static void compare(const Json& wanted, const Json& is, const std::string& path) {
    if (wanted.is_object() && is.is_object()) {
      for (const auto& [field, value] : wanted.items()) {
        if (!is.contains(field)) throw Failure("{} has no '{}'", path, field);
        compare(value, is[field], path + "." + field);
      }
    } else if (wanted.is_array() && is.is_array() && wanted.size() <= is.size()) {
      for (std::size_t i = 0; i < wanted.size(); ++i)
        compare(wanted[i], is[i], fmt::format("{}[{}]", path, i + 1));
    } else if (wanted != is) {
      throw Failure("{} is {}, not {}", path, unquoted(is), unquoted(wanted));
    }
  }

  const FileTest& test_;
  const Json about_;
  const std::vector<Source> sources_;
};

}  // namespace

const std::vector<std::string>& test_fields() {
  static const std::vector<std::string> fields = {"players",  "deal", "set",     "with",
                                                  "seed",     "play", "refuses", "says",
                                                  "not_said", "asks", "status"};
  return fields;
}

void run_file_tests(const std::vector<FileTest>& tests, const SourcesWith& sources, Watch& watch) {
  for (const FileTest& test : tests) {
    try {
      Test(test, sources).run(watch);
    } catch (const std::exception& e) {
      watch.add(
          {test.file, test.line, 0, fmt::format("test \"{}\": {}", test.name, e.what()), true});
    }
  }
}

}  // namespace narrator::cli
