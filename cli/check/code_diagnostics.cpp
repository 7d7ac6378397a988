#include "cli/check/diagnostics.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/check/seen_in_play.hpp"
#include "engine/declaration/fields.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kManyGames = 24;  // from this many games on, a team that never wins is no coincidence

// A quoted word in a comparison, and the name it is compared with.
struct Compared {
  std::string word, name;  // "" if it is not compared with a name
  bool field = false;      // whether the name is a field of a table
  TextPlace at;
};

// The words that a source compares with, and all its other quoted words and names.
struct CodeWords {
  std::vector<Compared> compared;
  std::set<std::string> words;
};

class Reading {
 public:
  explicit Reading(std::string_view code) : all_(code) {}

  CodeWords run() {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (all_.is_name(i)) said_.words.emplace(all_[i].text);
      if (all_[i].is("(")) calls_.push_back(std::string(all_[i - 1].text));
      if (all_[i].is(")") && !calls_.empty()) calls_.pop_back();
      if (all_.is_string(i)) take(i);
    }
    return std::move(said_);
  }

 private:
  // Returns whether it is the last argument of a searching function: those_who(voters, votes,
  // "ja").
  bool is_looked_for(std::size_t i) const {
    static const std::vector<std::string> looking = {"those_who", "count", "index_of"};
    return !calls_.empty() && contains(looking, calls_.back()) && all_[i - 1].is(",") &&
           all_[i + 1].is(")");
  }

  void take(std::size_t i) {
    const std::string word(all_[i].text);
    const bool behind = all_.is_comparison(i - 2), before = all_.is_comparison(i + 1);
    if (!behind && !before && !is_looked_for(i)) {
      said_.words.insert(word);
      return;
    }
    Compared one{word, "", false, all_.place(i)};
    if (behind && all_.is_name(i - 3)) {
      one.name = all_[i - 3].text;
      one.field = all_[i - 4].is(".");
    }
    said_.compared.push_back(std::move(one));
  }

  const CodeTokens all_;
  std::vector<std::string> calls_;
  CodeWords said_;
};

bool is_rules(const Source& source) { return kind_of(source.name) != ScriptKind::text; }

class CodeCheck {
 public:
  CodeCheck(const Machine& machine, const std::vector<Source>& sources,
            const AuthoredSources& authored, const SeenValues& seen, Watch& watch)
      : machine_(machine), sources_(sources), authored_(authored), seen_(seen), watch_(watch) {}

  void check(bool failed) {
    check_compared(failed);
    for (const Source& source : authored_.sources()) {
      for (const TableDiagnostic& diagnostic : table_diagnostics(source.text))
        tell(source.name, diagnostic.at, true, diagnostic.what);
      if (is_rules(source)) check_tokens(machine_, source, failed ? nullptr : &seen_, watch_);
      if (is_rules(source)) check_nested(source);
    }
    if (failed) return;
    check_roles(sources_, authored_, watch_);
    const bool own = find_source(authored_.sources(), game_file()) != nullptr;
    if (own) check_settings("game", machine_.game().settings, game_file());
    if (own) check_counts(machine_.game().counts, "game", game_file());
    for (const VariantDeclaration& variant : machine_.variants()) {
      for (const Source& source : authored_.sources()) {
        if (!is_rules(source) || file_stem(source.name) != variant.id ||
            kind_of(source.name) == ScriptKind::game)
          continue;
        check_settings("variant", variant.settings, source.name);
        check_counts(variant.counts, "variant", source.name);
      }
    }
    check_ends();
  }

 private:
  std::string game_file() const { return "scripts/" + machine_.game().id + "/game.lua"; }

  void tell(const std::string& file, const TextPlace& at, bool error, std::string message) {
    watch_.add({file, at.line, at.column, std::move(message), error});
  }

  // Reports words in comparisons that occur nowhere else, so that nothing can equal them. If games
  // failed, it is unknown which names denote players.
  void check_compared(bool failed) {
    std::set<std::string> words = {"yes",   "no",     "unknown", "everybody", "moderator", "app",
                                   "table", "string", "number",  "boolean",   "function",  "nil"};
    for (const BundledSource& library : bundled_under("scripts/lib/")) {
      if (kind_of(std::string(library.name)) == ScriptKind::library)
        words.merge(Reading(library.text).run().words);
    }
    std::set<std::string> own;  // of the author's, which are meant rather than any others
    std::vector<std::pair<const Source*, Compared>> compared;
    for (const Source& source : sources_) {
      if (!is_rules(source)) continue;
      CodeWords said = Reading(source.text).run();
      if (authored_.has(source.name)) own.insert(said.words.begin(), said.words.end());
      words.merge(said.words);
      if (!authored_.has(source.name)) continue;
      for (Compared& one : said.compared) compared.emplace_back(&source, std::move(one));
    }
    const std::vector<std::string> known(words.begin(), words.end());
    const std::string yes_or_no = kind_of_value(true);
    for (const auto& [source, one] : compared) {
      const bool player = !failed && seen_.only(one.name, "player") &&
                          (one.name == "player" || (one.field && seen_.ever(one.name, "player")));
      const bool truth = !failed && one.field && seen_.only(one.name, yes_or_no) &&
                         seen_.ever(one.name, yes_or_no);
      if (truth) {
        tell(source->name, one.at, true,
             fmt::format("'{}' is true or false, and never the word '{}'", one.name, one.word));
      } else if (player && !seen_.beside_players.contains(one.word) && !is_setting(one.word)) {
        tell(source->name, one.at, true,
             fmt::format("'{}' is a player, and a player is never the word '{}'", one.name,
                         one.word));
      } else if (!words.contains(one.word) && !is_made(one.word, known) &&
                 !one.word.starts_with("ask.") && one.name != "asked" &&
                 machine_.text().find_of_game(one.word) == nullptr) {
        std::string near = did_you_mean(one.word, {own.begin(), own.end()});
        if (near.empty()) near = did_you_mean(one.word, known);
        tell(source->name, one.at, !near.empty(),
             fmt::format("nothing ever is '{}'{}", one.word, near));
      }
    }
  }

  // Returns whether a word is a possible value of a setting.
  bool is_setting(const std::string& word) const {
    const auto can_be = [&](const Setting& one) { return contains(one.values, word); };
    return std::ranges::any_of(machine_.game().settings, can_be) ||
           std::ranges::any_of(machine_.variants(), [&](const VariantDeclaration& variant) {
             return std::ranges::any_of(variant.settings, can_be);
           });
  }

  // Returns whether a word may be built by concatenation: "power-" .. name
  static bool is_made(const std::string& word, const std::vector<std::string>& known) {
    if (word.find_first_of("abcdefghijklmnopqrstuvwxyz") == word.npos) return true;
    return std::ranges::any_of(known, [&](const std::string& one) {
      return one.size() > 1 && ((std::string_view("-._ ").find(one.back()) != std::string::npos &&
                                 word.starts_with(one)) ||
                                (std::string_view("-._ ").find(one.front()) != std::string::npos &&
                                 word.ends_with(one)));
    });
  }

  // Reports g.piles.lost if g.piles never has such a field.
  void check_nested(const Source& source) {
    for (const NestedField& field : nested_fields_of_g(source.text)) {
      const std::set<std::string>* known = found_in(seen_.fields, field.table);
      if (known == nullptr || known->contains(field.name)) continue;
      const std::string near = did_you_mean(field.name, {known->begin(), known->end()});
      if (near.empty()) continue;
      tell(source.name, field.at, true,
           fmt::format("g.{} never has a field '{}'{}", field.table, field.name, near));
    }
  }

  void check_settings(const char* call, const std::vector<Setting>& settings,
                      const std::string& file) {
    std::map<std::string, std::vector<std::string>> compared;  // words, by setting
    if (!read_options(file, compared)) return;
    const Source& source = *find_source(authored_.sources(), file);
    for (const Setting& setting : settings) {
      const auto* words = found_in(compared, setting.name);
      if (words == nullptr) {
        tell(file, find_field(source.text, call, {"settings", setting.name}), true,
             fmt::format("setting '{0}' is never read: option(\"{0}\") stands nowhere",
                         setting.name));
        continue;
      }
      for (const std::string& word : *words) {
        if (setting.values.empty() || contains(setting.values, word)) continue;
        watch_.add(authored_.at(word, "setting '{}' is never '{}'; {}", setting.name, word,
                                suggestion(word, setting.values)));
      }
    }
  }

  // Collects the settings read by the files of the game or the house rule; returns false if that
  // cannot be determined.
  bool read_options(const std::string& file,
                    std::map<std::string, std::vector<std::string>>& compared) const {
    const bool game = kind_of(file) == ScriptKind::game;
    for (const Source& source : authored_.sources()) {
      if (game ? kind_of(source.name) != ScriptKind::game : source.name != file) continue;
      const CodeTokens all(source.text);
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].is("option")) continue;
        if (!all[i + 1].is("(") || !all.is_string(i + 2)) return false;
        std::vector<std::string>& words = compared[std::string(all[i + 2].text)];
        if (all[i + 3].is(")") && all.is_comparison(i + 4) && all.is_string(i + 6))
          words.emplace_back(all[i + 6].text);
      }
    }
    return true;
  }

  // Checks counts = { executed = { player = "executed" } } against the announcements made.
  void check_counts(const std::vector<CounterDeclaration>& counts, const char* call,
                    const std::string& file) {
    for (const CounterDeclaration& one : counts) {
      const auto* values = found_in(seen_.values, one.announcement);
      if (values == nullptr || values->contains(one.field)) continue;
      const Source& source = *find_source(authored_.sources(), file);
      tell(file, find_field(source.text, call, {"counts", one.announcement, one.field}), true,
           fmt::format("announcement '{}' has no value '{}' to count; {}", one.announcement,
                       one.field, suggestion(one.field, {values->begin(), values->end()})));
    }
  }

  void check_ends() {
    if (seen_.games < kManyGames) return;
    const auto remark = [&](Diagnostic diagnostic) {
      if (diagnostic.line > 0 || authored_.sources().size() > 1)
        watch_.remark(std::move(diagnostic));
    };
    if (!seen_.anybody && seen_.games_known > 0)
      return remark(authored_.at("winners", "nobody ever wins in {} games", seen_.games));
    for (const std::string& key : seen_.told_early) {
      if (authored_.at(key, "").line == 0) continue;  // told by the game, not by the author's rules
      remark(authored_.at(key,
                          "'{}' tells everybody a secret, or a card that was dealt, of each player "
                          "before the game is over",
                          key));
    }
    if (seen_.won.empty()) return;
    for (const auto& [id, text] : machine_.text().all()) {
      const std::string team = id.starts_with("team.") ? id.substr(5) : "";
      if (team.empty() || seen_.won.contains(team) || watch_.won.contains(team)) continue;
      const Diagnostic at = authored_.at(id, "");
      if (at.line == 0) continue;
      remark(authored_.at(id, "team '{}' never wins in {} games", team, seen_.games));
    }
  }

  const Machine& machine_;
  const std::vector<Source>& sources_;
  const AuthoredSources& authored_;
  const SeenValues& seen_;
  Watch& watch_;
};

// Returns what would make a game reach the block that begins with the line `opening`.
std::string what_would_reach(std::string_view opening) {
  const auto option = opening.find("option(\"");
  if (option != opening.npos) {
    const auto name = option + 8;
    return fmt::format("another value of the setting '{}' would, or a test(…)",
                       opening.substr(name, opening.find('"', name) - name));
  }
  if (opening.find("#g.players") != opening.npos)
    return "another number of players would, or a test(…)";
  if (opening.find("dealt(") != opening.npos) return "a test(…) with another deal would";
  if (opening.find("role") != opening.npos || opening.find("card") != opening.npos)
    return "a role or card that no game had would, or a test(…)";
  return "a test(…) that comes here would show it";
}

// Returns the message for a stretch that never ran, together with those after it up to line `last`.
// `called` says whether anything of its function ran.
std::string never_ran(const Source& source, const StatementRun& first, int last, bool called) {
  std::string_view opening = line_of(source.text, first.opened);
  opening.remove_prefix(std::min(opening.find_first_not_of(' '), opening.size()));
  const std::string to = last == first.line ? "" : fmt::format(", to line {}", last);
  if (!called)
    return fmt::format(
        "this never ran{}: nothing called the function of line {}; a test(…) would "
        "show it",
        to, first.function);
  const bool behind = first.opened == first.line;
  return fmt::format("this never ran{}: no game and no test came past {} ({}); {}", to,
                     behind ? "the condition here" : fmt::format("line {}", first.opened), opening,
                     what_would_reach(opening));
}

}  // namespace

void check_code(const Machine& machine, const std::vector<Source>& sources,
                const AuthoredSources& authored, const SeenValues& seen, bool failed,
                Watch& watch) {
  CodeCheck(machine, sources, authored, seen, watch).check(failed);
}

void remark_never_ran(const AuthoredSources& authored, Watch& watch) {
  for (const Source& source : authored.sources()) {
    const StretchesRan* ran = found_in(watch.ran, source.name);
    if (ran == nullptr || !is_rules(source) || source.path.empty()) continue;
    std::vector<StatementRun> all = stretches_in(source.text);
    std::set<int> called;  // the lines of functions of which something ran
    for (const StatementRun& one : all) {
      if (ran->contains(one.at)) called.insert(one.function);
    }
    std::erase_if(all, [](const StatementRun& one) {  // a function passed as an argument
      return one.whole && !one.named && one.line == one.function;
    });
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (ran->contains(all[i].at)) continue;
      std::size_t last = i;
      while (last + 1 < all.size() && !ran->contains(all[last + 1].at) &&
             all[last + 1].function == all[i].function)
        ++last;
      watch.add({source.name, all[i].line, 0,
                 never_ran(source, all[i], all[last].last, called.contains(all[i].function)),
                 false});
      i = last;
    }
  }
}

void remark_id(const std::string& id, const std::string& folder, const AuthoredSources& authored,
               Watch& watch) {
  const std::string meant = did_you_mean(id, {folder});
  std::string wrong;
  if (contains(game_ids(), id)) {
    wrong =
        " is a game that comes with narrator: house rules, logs and statistics take this one for "
        "it; give it an id of its own";
  } else if (id != folder && !meant.empty()) {
    wrong = " is not the name of the game's folder" + meant;
  }
  if (wrong.empty()) return;
  watch.remark(authored.at(id, "'{}'{}", id, wrong));
}

void remark_old_words(const AuthoredSources& authored, Watch& watch) {
  for (const auto& [word, instead] : watch.old_words) {
    const Diagnostic used = authored.at(word, "'{}' still works; it is now {}", word, instead);
    if (used.line > 0) watch.remark(used);
  }
}

}  // namespace narrator::cli
