#include "cli/check/try_out.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "cli/check/game_inspector.hpp"
#include "cli/check/trial_game.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// A combination to try: the rules alone, or with a bundled house rule.
struct Beside {
  std::vector<std::string> variants;
  std::vector<Source> sources;
  bool alone;
  std::unique_ptr<Machine> plain;  // the rules without a watch
  std::vector<TrialGame> tables;
  std::optional<Sentence> objection;  // why they cannot be combined
};

class Trying {
 public:
  Trying(const CheckTarget& checked, const std::string& lang) : checked_(checked), lang_(lang) {}

  CheckResult run() {
    const Machine game(game_sources(checked_.game, lang_), lang_);
    id_ = game.game().id;
    authored_ = AuthoredSources(own_sources());
    tried_.sources = sources_with(checked_.variants, lang_);
    append(tried_.sources, authored_.sources());
    std::vector<Beside> all;
    all.push_back(beside(""));
    tried_.variants = all[0].variants;
    if (all[0].objection) throw ScriptError(in_english(*all[0].objection));
    if (checked_.own_game && is_folder(checked_.game))
      remark_id(id_, std::filesystem::canonical(checked_.game).filename(), authored_, all_);
    for (const std::string& other : variant_ids(id_)) {
      if (!is_new(other)) continue;
      try {
        Beside both = beside(other);
        if (!both.objection) all.push_back(std::move(both));
      } catch (const ScriptError&) {  // the remark on the game's id, if any, says why
        if (all_.diagnostics.empty()) throw;
        throw ScriptError(pointed_out(all_.diagnostics.front(), authored_.sources()));
      }
    }
    for (const Beside& beside : all) games_ += beside.tables.size();
    for (Beside& beside : all) {
      try_beside(beside, game.text());
      if (failed()) break;  // a failure alone makes combinations pointless
    }
    finish();
    return std::move(tried_);
  }

 private:
  std::vector<Source> own_sources() const {
    std::vector<Source> sources;
    if (checked_.own_game)
      sources =
          in_all_languages([&](const auto& lang) { return game_sources(checked_.game, lang); });
    for (const std::string& variant : with_needed(id_, checked_.variants)) {
      std::vector<Source> files =
          in_all_languages([&](const auto& lang) { return variant_sources(id_, variant, lang); });
      if (!contains(checked_.variants, variant) && files.front().path.empty()) continue;
      append(sources, std::move(files));
    }
    return sources;
  }

  // The bundled rule is used even if the moderator has one of the same name.
  std::vector<Source> sources_with(const std::vector<std::string>& variants,
                                   const std::string& lang, const std::string& bundled = "") const {
    std::vector<Source> sources = game_sources(checked_.game, lang);
    for (const std::string& variant : variants) {
      append(sources, variant == bundled ? bundled_variant(id_, variant, lang)
                                         : variant_sources(id_, variant, lang));
    }
    return sources;
  }

  // Adds a bundled rule before the others, if given, so that the rules under test are outermost.
  Beside beside(const std::string& bundled) const {
    const bool alone = bundled.empty();
    std::vector<std::string> variants = checked_.variants;
    if (!alone) variants.insert(variants.begin(), bundled);
    variants = with_needed(id_, variants, bundled);
    std::vector<Source> sources = sources_with(variants, lang_, bundled);
    auto plain = std::make_unique<Machine>(sources, lang_, true);
    auto objection = objection_to(plain->variants());
    std::vector<TrialGame> tables;
    const int with_each = variant_ids(id_).size() > 12 ? 1 : 2;  // fewer if there are many rules
    if (!objection) tables = trial_tables(*plain, alone ? 0 : with_each);
    if (checked_.own_game) vary_settings(plain->game().settings, tables);
    for (TrialGame& table : tables) set_all(plain->game(), plain->variants(), table);
    return {std::move(variants), std::move(sources), alone,
            std::move(plain),    std::move(tables),  std::move(objection)};
  }

  // Applies the settings for all games: those of the game or of the house rules being checked.
  void set_all(const GameDeclaration& game, const std::vector<VariantDeclaration>& variants,
               TrialGame& table) const {
    for (const std::string& text : checked_.set) {
      const std::string name = text.substr(0, text.find('='));
      const auto owner = std::ranges::find_if(variants, [&](const VariantDeclaration& one) {
        return find_setting(one.settings, name) != nullptr;
      });
      const bool of_game = owner == variants.end();
      take_setting(text, of_game ? "game" : owner->id, of_game ? game.id : owner->id,
                   of_game ? game.settings : owner->settings, table.table.settings);
    }
  }

  bool failed() const {
    return !tried_.failure.empty() || std::ranges::any_of(all_.diagnostics, &Diagnostic::error);
  }

  bool is_new(const std::string& other) const {
    return std::ranges::none_of(checked_.variants,
                                [&](const std::string& one) { return file_stem(one) == other; });
  }

  void try_beside(Beside& beside, const Catalogue& base) {
    Watch watch;
    for (const Source& source : authored_.sources()) watch.marked.insert(source.name);
    Machine machine(beside.sources, lang_, true, &watch);
    machine.listen();
    if (beside.alone) describe(machine, base);
    ShownTexts shown(machine, lang_, authored_, watch);
    GameInspector look(authored_, shown, watch, met_);
    for (const TrialGame& game : beside.tables) {
      if (!tried_.failure.empty()) break;  // a failed machine is not used again
      play_twice(machine, game, look, beside, watch);
      progress_.at(static_cast<std::size_t>(++played_), games_);
    }
    corrected_.reset();
    check_advice(machine, beside.sources, authored_, watch);
    check_kinds(authored_, elsewhere_, watch);
    if (beside.alone) look_at_alone(machine, beside, base, shown, look, watch);
    for (const Diagnostic& diagnostic : machine.diagnostics()) watch.add(diagnostic);
    for (const auto& [field, diagnostic] : watch.strange)  // the reader may be a rule of the game
      watch.add(authored_.has(diagnostic.file) ? diagnostic
                                               : authored_.at(field, diagnostic.message));
    if (beside.alone) check_spelling(beside.sources, authored_, watch);
    for (const auto& [file, ran] : watch.ran) all_.ran[file].insert(ran.begin(), ran.end());
    for (Diagnostic& diagnostic : watch.diagnostics) {
      if (!beside.alone && diagnostic.message.starts_with("print:")) continue;
      if (diagnostic.file.empty() || authored_.has(diagnostic.file))
        all_.add(std::move(diagnostic));
    }
  }

  // The checks made only once, when the rules are tried alone.
  void look_at_alone(const Machine& machine, const Beside& beside, const Catalogue& base,
                     ShownTexts& shown, GameInspector& look, Watch& watch) {
    const bool failed = !tried_.failure.empty();
    look.finish();
    run_tests(watch);
    remark_kept(authored_, watch);
    check_calls(beside.sources, authored_, watch);
    check_code(machine, beside.sources, authored_, look.seen(), failed, watch);
    if (!failed) {
      remark_old_words(authored_, watch);
      for (const VariantDeclaration& variant : machine.variants())
        check_texts(variant, base, shown, authored_, watch);
      if (checked_.own_game) check_game_texts(authored_.sources(), shown, watch);
    }
    check_translations(shown, watch);
    check_company(machine.variants(), watch);
  }

  // Checks every language, as the files beside a house rule are read only in their own language.
  void check_translations(const ShownTexts& shown, Watch& watch) {
    const auto of_game = Machine(sources_with({}, "en"), "en").text().all();
    for (const std::string& lang : languages()) {
      try {
        const Machine machine(sources_with(tried_.variants, lang), lang);
        for (const Diagnostic& diagnostic : machine.diagnostics()) watch.add(diagnostic);
        for (const VariantDeclaration& variant : machine.variants()) {
          TextsById english = found_or(variant.text, "en", {});
          english.insert(of_game.begin(), of_game.end());  // may be reworded in any language
          check_wording(found_or(variant.text, lang, {}), english, lang, shown, authored_, watch);
          check_declared(variant, lang, authored_, watch);
        }
        said_[lang] = machine.variants();
        if (checked_.own_game) said_[lang].push_back(said_by_game(authored_.sources(), lang));
      } catch (const ScriptError& e) {
        watch.add(e.diagnostic());
      }
    }
  }

  // An unknown house rule that a rule refers to may exist elsewhere, but one with a name similar to
  // a known one is reported.
  void check_company(const std::vector<VariantDeclaration>& variants, Watch& watch) const {
    std::vector<std::string> known = variant_ids(id_);
    append(known, mapped(variants, &VariantDeclaration::id));
    for (const VariantDeclaration& variant : variants) {
      for (const auto& named : {variant.conflicts, variant.pairs_with}) {
        for (const std::string& id : named) {
          if (contains(known, id) || !own_variant(id_, id).empty() || nearest(id, known) < 0)
            continue;
          watch.add(authored_.at(id, "there is no house rule '{}'; {}", id, suggestion(id, known)));
        }
      }
    }
  }

  void run_tests(Watch& watch) {
    std::erase_if(watch.tests, [&](const FileTest& test) { return !authored_.has(test.file); });
    run_file_tests(
        watch.tests,
        [&](const std::string& owner, const std::vector<std::string>& others) {
          std::vector<std::string> variants = others;
          for (const std::string& one : tried_.variants) {
            if (file_stem(one) == owner) variants.push_back(one);
          }
          return sources_with(with_needed(id_, variants), "en");
        },
        watch);
    tests_ = watch.tests.size();
  }

  void describe(const Machine& machine, const Catalogue& base) {
    tried_.title = machine.variants().empty() ? machine.game().title.in(lang_) : "";
    for (const VariantDeclaration& variant : machine.variants()) {
      if (!variant.shared)
        tried_.title += (tried_.title.empty() ? "" : ", ") + variant.title.in(lang_);
      for (const RuleEntry& rule : machine.rules()) {
        if (contains(rule.advice, variant.id) && !contains(tried_.points, rule.name))
          tried_.points.push_back(rule.name);
      }
    }
    if (tried_.points.empty()) list_reworded(machine, base);
    if (tried_.title.empty()) tried_.title = "shared by others";
    players_ = machine.game().players;
  }

  void list_reworded(const Machine& machine, const Catalogue& base) {
    for (const VariantDeclaration& variant : machine.variants()) {
      for (const auto& [id, text] : found_or(variant.text, "en", {}))
        if (base.all().contains(id)) tried_.points.push_back("the text " + id);
    }
  }

  // Plays a game with all checks between the answers, then without any on a separate machine. State
  // left outside g does not persist: Machine::start resets it for each game.
  void play_twice(Machine& watched, const TrialGame& game, GameInspector& look, Beside& beside,
                  Watch& watch) {
    TrialRecord course, again, corrected;
    const TrialRecord* now = &course;
    try {
      look.begin(game.table.players.size());
      play(watched, game, course, [&](Machine& m, int answers) { look(m, answers); });
      now = &again;
      play(*beside.plain, game, again);
      if (again.steps != course.steps) tell_apart(again, course, watched, game, watch);
      now = &corrected;
      if (beside.alone) correct_on_the_way(game, corrected, course.answers, beside, look, watch);
      least_ = played_ == 0 ? course.answers : std::min(least_, course.answers);
      most_ = std::max(most_, course.answers);
    } catch (const CannotBegin&) {  // such a game would not begin at a table either
    } catch (const ScriptError& e) {
      const std::string& policy = look.policy_at_work();
      fail(with_reason(e, watch, authored_), game,
           policy.empty() ? replaying(game, *now, checked_.game, beside.variants)
                          : policy + ", which no game at a table asks",
           beside);
    }
  }

  // Replays the game up to a different point each time, and applies corrections there.
  void correct_on_the_way(const TrialGame& game, TrialRecord& course, int answers,
                          const Beside& beside, GameInspector& look, Watch& watch) {
    if (corrected_ == nullptr)
      corrected_ = std::make_unique<Machine>(beside.sources, lang_, true, &watch);
    try {
      play(*corrected_, game, course, {}, played_ % std::max(answers, 1));
      correct_at_random(*corrected_, game, course, [&](Machine& m) { look.look_at_ruling(m); });
    } catch (const ImpossibleState&) {  // a failed machine is not used again
      corrected_.reset();
    }
  }

  // For an error in rules of other authors, returns what in the author's rules caused it.
  std::string blamed(const ScriptError& error, const TrialGame& game, const Beside& beside) const {
    const Diagnostic culprit = culprit_of(error, game, beside.sources, lang_, authored_);
    return culprit.line == 0 ? error.what() : pointed_out(culprit, beside.sources);
  }

  [[noreturn]] void tell_apart(const TrialRecord& plain, const TrialRecord& looked_at,
                               Machine& watched, const TrialGame& game, Watch& watch) const {
    const auto differs = std::ranges::mismatch(plain.steps, looked_at.steps).in1;
    const auto same = differs - plain.steps.begin();
    TrialRecord next;
    play(watched, game, next, {}, 0);  // which notes what the last game left
    Diagnostic diagnostic;
    if (const auto kept = kept_outside(authored_, watch); !kept.empty()) {
      diagnostic = kept.front();
      diagnostic.message += "; ";
    }
    watch.kept.clear();
    diagnostic.message += fmt::format(
        "played again with the same answers, and looked at between them (status, help, why), the "
        "game is another one after {} of them: what rules remember belongs into g, not into a "
        "local of the file",
        std::max<std::ptrdiff_t>(same - 1, 0));
    throw ScriptError(diagnostic, authored_.sources());
  }

  // `how` tells how to reproduce the failure, or why that is impossible.
  void fail(const ScriptError& error, const TrialGame& game, const std::string& how,
            const Beside& beside) {
    const std::string& file = error.diagnostic().file;
    elsewhere_ = !file.empty() && !authored_.has(file);
    tried_.failure = fmt::format("{}\n  in a game of {}, dealt by the app: {}\n  {}",
                                 elsewhere_ ? blamed(error, game, beside) : error.what(),
                                 game.table.players.size(), dealt_in_words(game.table), how);
  }

  // Drops failures and diagnostics that merely follow from others: a rule of the game that fails
  // because of a house rule's value, and texts that lack values because of a diagnostic with a
  // place.
  void drop_consequences() {
    if (elsewhere_ && std::ranges::any_of(all_.diagnostics, &Diagnostic::error))
      tried_.failure.clear();
    const auto placed = [](const Diagnostic& one) { return one.error && one.line > 0; };
    if (std::ranges::any_of(all_.diagnostics, placed))
      std::erase_if(all_.diagnostics, [](const Diagnostic& one) { return one.line == 0; });
  }

  void finish() {
    if (tried_.failure.empty()) remark_never_ran(authored_, all_);
    drop_consequences();
    tried_.diagnostics = std::move(all_.diagnostics);
    std::ranges::stable_sort(tried_.diagnostics, [](const Diagnostic& a, const Diagnostic& b) {
      return std::tuple(!a.error, a.file, a.line) < std::tuple(!b.error, b.file, b.line);
    });
    if (tried_.sound()) tried_.untranslated = untranslated(said_);
    tried_.played = fmt::format(
        "{} random games of {} to {} players came to their end, after {} to {} answers; each was "
        "played twice.{}",
        played_, players_.least, players_.most, least_, most_,
        tests_ == 0   ? ""
        : tests_ == 1 ? "\n  The test in the file comes out."
                      : fmt::format("\n  The {} tests in the file come out.", tests_));
  }

  const CheckTarget& checked_;
  const std::string lang_;
  std::unique_ptr<Machine> corrected_;  // used for corrections while games are played
  Progress progress_{"games"};
  std::string id_;
  AuthoredSources authored_{{}};
  CheckResult tried_;
  Watch all_;
  TimesMet met_;
  std::map<std::string, std::vector<VariantDeclaration>> said_;  // by language
  bool elsewhere_ = false;  // whether the failure is in rules of another author
  std::size_t games_ = 0, tests_ = 0;
  int played_ = 0, least_ = 0, most_ = 0;
  PlayerRange players_;
};

}  // namespace

bool CheckResult::sound() const {
  return failure.empty() && std::ranges::none_of(diagnostics, &Diagnostic::error);
}

CheckResult try_out(const CheckTarget& checked, const std::string& lang) {
  return Trying(checked, lang).run();
}

}  // namespace narrator::cli
