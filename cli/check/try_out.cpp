#include "cli/check/try_out.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "cli/check/slips.hpp"
#include "cli/check/trial/blame.hpp"
#include "cli/check/trial/close_look.hpp"
#include "cli/check/trial/file_tests.hpp"
#include "cli/check/trial/trial_game.hpp"
#include "cli/display/progress.hpp"
#include "cli/setup/setup_options.hpp"
#include "engine/declaration/slip.hpp"
#include "engine/declaration/variants_together.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/house_rules.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/own_files.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/folding.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

// Games with each bundled house rule beside it: fewer where there are many.
int with_each(std::size_t others) { return others > 12 ? 1 : 2; }

// Games without a new line, after which lines are no longer noted, as it costs time.
constexpr int kQuiet = 10;

// The rules as they are tried out: alone, or beside a bundled house rule.
struct Beside {
  std::vector<std::string> variants;
  std::vector<Source> sources;
  bool alone;
  std::unique_ptr<Machine> plain;  // the rules without anybody looking
  std::vector<TrialGame> tables;
  std::optional<Sentence> objection;  // why they cannot be played together
};

class Trying {
 public:
  Trying(const Checked& checked, const std::string& lang) : checked_(checked), lang_(lang) {}

  Tried run() {
    const Machine game(game_sources(checked_.game, lang_), lang_);
    id_ = game.game().id;
    authored_ = Authored(own_sources());
    tried_.sources = sources_with(checked_.variants, lang_);
    append(tried_.sources, authored_.sources());
    std::vector<Beside> all;
    all.push_back(beside(""));
    tried_.variants = all[0].variants;
    if (all[0].objection) throw ScriptError(in_english(*all[0].objection));
    if (checked_.own_game && is_folder(checked_.game) && contains(game_ids(), id_))
      remark_bundled_id();
    for (const std::string& other : variant_ids(id_)) {
      if (!is_new(other)) continue;
      Beside both = beside(other);
      if (!both.objection) all.push_back(std::move(both));
    }
    for (const Beside& beside : all) games_ += beside.tables.size();
    for (Beside& beside : all) {
      try_beside(beside, game.text());
      if (failed()) break;  // what fails alone need not be tried with others
    }
    finish();
    return std::move(tried_);
  }

 private:
  void remark_bundled_id() {
    Slip slip = authored_.at(
        id_,
        "'{}' is a game that comes with narrator: house rules, logs and statistics take this "
        "one for it; give it an id of its own",
        id_);
    slip.error = false;
    all_.add(std::move(slip));
  }

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

  // What the moderator has by the name of `bundled` is no matter.
  std::vector<Source> sources_with(const std::vector<std::string>& variants,
                                   const std::string& lang, const std::string& bundled = "") const {
    std::vector<Source> sources = game_sources(checked_.game, lang);
    for (const std::string& variant : variants) {
      append(sources, variant == bundled ? bundled_variant(id_, variant, lang)
                                         : variant_sources(id_, variant, lang));
    }
    return sources;
  }

  // With a bundled one before them, if any: the house rule that is tried stands outermost.
  Beside beside(const std::string& bundled) const {
    const bool alone = bundled.empty();
    std::vector<std::string> variants = checked_.variants;
    if (!alone) variants.insert(variants.begin(), bundled);
    variants = with_needed(id_, std::move(variants), bundled);
    std::vector<Source> sources = sources_with(variants, lang_, bundled);
    auto plain = std::make_unique<Machine>(sources, lang_, true);
    auto objection = objection_to(plain->variants());
    std::vector<TrialGame> tables;
    if (!objection) tables = trial_tables(*plain, alone ? 0 : with_each(variant_ids(id_).size()));
    if (checked_.own_game) vary_settings(plain->game().settings, tables);
    for (TrialGame& table : tables) set_all(plain->game(), plain->variants(), table);
    return {std::move(variants), std::move(sources), alone,
            std::move(plain),    std::move(tables),  std::move(objection)};
  }

  // What is set for all games: of the game, or of the house rules that are checked.
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
    return !tried_.failure.empty() || std::ranges::any_of(all_.slips, &Slip::error);
  }

  bool is_new(const std::string& other) const {
    return std::ranges::none_of(checked_.variants,
                                [&](const std::string& one) { return file_stem(one) == other; });
  }

  void try_beside(Beside& beside, const Catalogue& base) {
    Watch watch;
    watch.lines = beside.alone;
    for (const Source& source : authored_.sources()) watch.lines_of.insert(source.name);
    Machine machine(beside.sources, lang_, true, &watch);
    machine.listen();
    if (beside.alone) describe(machine, base);
    ShownTexts shown(machine, lang_, authored_, watch);
    CloseLook look(authored_, shown, watch, met_);
    int quiet = 0;  // games in a row that came to no new line
    for (const TrialGame& game : beside.tables) {
      if (!tried_.failure.empty()) break;  // a machine that failed is not used again
      play_twice(machine, game, look, beside, watch);
      progress_.at(static_cast<std::size_t>(++played_), games_);
      quiet = std::exchange(watch.new_line, false) ? 0 : quiet + 1;
      if (quiet >= kQuiet) watch.lines = false;
    }
    corrected_.reset();
    check_advice(machine, beside.sources, authored_, watch);
    if (elsewhere_) check_kinds(authored_, watch);
    if (beside.alone) look_at_alone(machine, beside, base, shown, look, watch);
    for (const Slip& slip : machine.slips()) watch.add(slip);
    for (const auto& [field, slip] :
         watch.strange)  // a rule of the game may ask what another made of it
      watch.add(authored_.has(slip.file) ? slip : authored_.at(field, slip.message));
    if (beside.alone) check_spelling(beside.sources, authored_, watch);
    for (Slip& slip : watch.slips) {
      if (slip.file.empty() || authored_.has(slip.file)) all_.add(std::move(slip));
    }
  }

  // What is looked at once, whatever else the rules are tried out beside.
  void look_at_alone(const Machine& machine, const Beside& beside, const Catalogue& base,
                     ShownTexts& shown, CloseLook& look, Watch& watch) {
    const bool failed = !tried_.failure.empty();
    look.finish();
    run_tests(watch);
    remark_kept(authored_, watch);
    check_calls(beside.sources, authored_, watch);
    check_code(machine, beside.sources, authored_, look.seen(), failed, watch);
    if (!failed) {
      remark_never_ran(authored_, watch);
      remark_old_words(authored_, watch);
      for (const VariantDeclaration& variant : machine.variants())
        check_texts(variant, base, shown, authored_, watch);
      if (checked_.own_game) check_game_texts(authored_.sources(), shown, watch);
    }
    check_translations(watch);
    check_company(machine.variants(), watch);
  }

  // In every language, as what lies beside a house rule is read in its own alone.
  void check_translations(Watch& watch) {
    const auto of_game = Machine(sources_with({}, "en"), "en").text().all();
    for (const std::string& lang : languages()) {
      try {
        const Machine machine(sources_with(tried_.variants, lang), lang);
        for (const Slip& slip : machine.slips()) watch.add(slip);
        for (const VariantDeclaration& variant : machine.variants()) {
          TextsById english = found_or(variant.text, "en", {});
          english.insert(of_game.begin(), of_game.end());  // may be reworded in any language
          check_wording(found_or(variant.text, lang, {}), english, lang, authored_, watch);
        }
        said_[lang] = machine.variants();
        if (checked_.own_game) said_[lang].push_back(said_by_game(authored_.sources(), lang));
      } catch (const ScriptError& e) {
        watch.add(e.slip());
      }
    }
  }

  // Of the others that a house rule names one may be a friend's; one that is nearly there is a
  // slip.
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
          return sources_with(with_needed(id_, std::move(variants)), "en");
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
        const auto& ids = rule.advice;
        const bool changed = contains(ids, variant.id);
        if (changed && !contains(tried_.points, rule.name)) tried_.points.push_back(rule.name);
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

  // First looked at between the answers, then as it is, in a state of its own. What a game leaves
  // behind outside g is gone when the next begins (Machine::start).
  void play_twice(Machine& watched, const TrialGame& game, CloseLook& look, Beside& beside,
                  Watch& watch) {
    TrialCourse course, again, corrected;
    const TrialCourse* now = &course;
    try {
      look.begin(game.table.players.size());
      play(watched, game, course, [&](Machine& m, int answers) { look(m, answers); });
      now = &again;
      play(*beside.plain, game, again);
      compare(again, course);
      now = &corrected;
      if (beside.alone) correct_on_the_way(game, corrected, course.answers, beside, look, watch);
      least_ = played_ == 0 ? course.answers : std::min(least_, course.answers);
      most_ = std::max(most_, course.answers);
    } catch (const CannotBegin&) {  // nor would it at a table
    } catch (const ScriptError& e) {
      const std::string& policy = look.policy_at_work();
      fail(with_reason(e, watch, authored_), game,
           policy.empty() ? replaying(game, *now, checked_.game, beside.variants)
                          : policy + ", which no game at a table asks",
           beside);
    }
  }

  // Plays a part of the game once more, another part each time, and sets things right then.
  void correct_on_the_way(const TrialGame& game, TrialCourse& course, int answers,
                          const Beside& beside, CloseLook& look, Watch& watch) {
    if (corrected_ == nullptr)
      corrected_ = std::make_unique<Machine>(beside.sources, lang_, true, &watch);
    try {
      play(*corrected_, game, course, {}, played_ % std::max(answers, 1));
      correct_at_random(*corrected_, game, course, [&](Machine& m) { look.hear(m); });
    } catch (const CannotBe&) {  // a machine that failed is not used again
      corrected_.reset();
    }
  }

  // Of an error in rules that are not the author's: what of the author's led there.
  std::string blamed(const ScriptError& error, const TrialGame& game, const Beside& beside) const {
    Slip slip = culprit_of(game, beside.sources, lang_, authored_);
    if (slip.line == 0) return error.what();
    const Slip& failed = error.slip();
    slip.message = fmt::format("after this the game fails: {} ({})", failed.message,
                               Place{failed.file, failed.line}.text(beside.sources));
    return pointed_out(slip, beside.sources);
  }

  void compare(const TrialCourse& plain, const TrialCourse& looked_at) const {
    const std::size_t n = std::min(plain.steps.size(), looked_at.steps.size());
    std::size_t same = 0;
    while (same < n && plain.steps[same] == looked_at.steps[same]) ++same;
    if (same == plain.steps.size() && same == looked_at.steps.size()) return;
    Slip slip = kept_outside(authored_);
    slip.message += fmt::format(
        "{}played again with the same answers, and looked at between them (status, help, why), the "
        "game is another one after {} of them: what rules remember belongs into g, not into a "
        "local of the file",
        slip.line > 0 ? "; " : "", same == 0 ? 0 : same - 1);
    throw ScriptError(slip, authored_.sources());
  }

  // `how`: what plays it again, or why nothing does.
  void fail(const ScriptError& error, const TrialGame& game, const std::string& how,
            const Beside& beside) {
    const std::string& file = error.slip().file;
    elsewhere_ = !file.empty() && !authored_.has(file);
    tried_.failure = fmt::format("{}\n  in a game of {}, dealt by the app: {}\n  {}",
                                 elsewhere_ ? blamed(error, game, beside) : error.what(),
                                 game.table.players.size(), dealt_in_words(game.table), how);
  }

  // A rule of the game's that fails because of what a house rule gave it is not to blame, and no
  // text of the game's that lacks values because of a slip with a place.
  void drop_consequences() {
    if (elsewhere_ && std::ranges::any_of(all_.slips, &Slip::error)) tried_.failure.clear();
    const auto placed = [](const Slip& slip) { return slip.error && slip.line > 0; };
    if (std::ranges::any_of(all_.slips, placed))
      std::erase_if(all_.slips, [](const Slip& slip) { return slip.line == 0; });
  }

  void finish() {
    drop_consequences();
    tried_.slips = std::move(all_.slips);
    std::ranges::stable_sort(tried_.slips, [](const Slip& a, const Slip& b) {
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

  const Checked& checked_;
  const std::string lang_;
  std::unique_ptr<Machine> corrected_;  // in which things are set right, while there are games
  Progress progress_{"games"};
  std::string id_;
  Authored authored_{{}};
  Tried tried_;
  Watch all_;
  TimesMet met_;
  std::map<std::string, std::vector<VariantDeclaration>> said_;  // by language
  bool elsewhere_ = false;  // whether it failed in rules that are not the author's
  std::size_t games_ = 0, tests_ = 0;
  int played_ = 0, least_ = 0, most_ = 0;
  PlayerRange players_;
};

}  // namespace

bool Tried::sound() const { return failure.empty() && std::ranges::none_of(slips, &Slip::error); }

Tried try_out(const Checked& checked, const std::string& lang) {
  return Trying(checked, lang).run();
}

}  // namespace narrator::cli
