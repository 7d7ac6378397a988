#include "cli/table/welcome.hpp"

#include <fmt/format.h>

#include "cli/setup/player_names.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

bool asks_for_help(const Line& line) {
  const Command* command = line.words().empty() ? nullptr : command_in(line.words());
  return command != nullptr && command->helps;
}

class Welcome {
 public:
  Welcome(SetupOptions& options, std::string& screen, std::string more, const Config& config,
          Input& input)
      : options_(options),
        screen_(screen),
        more_(std::move(more)),
        config_(config),
        rules_given_(!options.variants.empty()),
        modes_(input),
        lang_(choose_language(options.lang)) {}

  bool run() {
    use_language(lang_);
    if (!ask_all()) return false;
    if (is_chosen()) return true;
    options_.lang = lang_;
    keep_table();
    // Long lines are wrapped by the terminal, so that the command is copied as a single line.
    const std::string next = text(
        "welcome.next-time", {{"command", {command_line(options_, usual_deal_, screen_) + more_}}});
    fmt::print("\n{}\n\n", sanitised(next));
    return true;
  }

 private:
  // The state when a question was asked, for undo.
  struct Asked {
    std::size_t step;
    SetupOptions options;
    std::string screen;
  };

  // Asks the questions in order; undo returns to the last one. Returns false if the person leaves.
  bool ask_all() {
    static constexpr bool (Welcome::*kSteps[])() = {
        &Welcome::choose_game,     &Welcome::take_game,       &Welcome::choose_players,
        &Welcome::choose_variants, &Welcome::choose_settings, &Welcome::choose_game_settings,
        &Welcome::choose_screen,   &Welcome::choose_dealer};
    last_ = options_.players.empty() ? std::size(kSteps) : 2;
    while (next_ < last_ && !is_chosen()) {
      if (!(this->*kSteps[next_++])()) return false;
    }
    return true;
  }

  bool is_chosen() const {
    return options_.game == kAgain || options_.game == kGoOn || options_.game.starts_with('@');
  }

  // Accepted at any question: "keep friday" or "keep this table as friday" saves the table.
  bool is_to_be_kept(const Line& line) {
    if (line.words().size() < 2 || line.words().front().normalised != "keep") return false;
    keep_as_ = Config::name_to_keep(line.after(1));
    const bool can = config_.can_keep(keep_as_);
    print_line(can ? text("welcome.to-be-kept", {{"table", {"@" + keep_as_}}})
                   : text("welcome.not-kept", {{"name", {keep_as_}}}));
    if (!can) keep_as_.clear();
    return true;
  }

  void keep_table() {
    if (keep_as_.empty()) return;
    SetupOptions kept = options_;
    if (kept.deal == usual_deal_) kept.deal.clear();
    try {
      Config::keep_table(keep_as_, kept, screen_);
      print_line(text("welcome.kept", {{"command", {"narrator play @" + keep_as_}}}));
    } catch (const Error& e) {
      print_line(sanitised(e.what()));
    }
  }

  // Returns to the previous question and the state before its answer.
  void go_back() {
    const Asked last = std::move(asked_.back());
    asked_.pop_back();
    options_ = last.options;
    screen_ = last.screen;
    next_ = last.step;
  }

  std::string text(const std::string& id, const Args& args = {}) const {
    return texts_.render(id, args, {});
  }

  void heading(const std::string& id, const Args& args = {}) const {
    fmt::print("\n");
    print_line(text(id, args));
  }

  void use_language(const std::string& lang) {
    lang_ = lang;
    texts_ = interface_texts(lang);
  }

  // Asks until `take` accepts a line or the person goes back. Returns false if the person leaves.
  bool ask(std::function<void()> show, const std::vector<Offer>& offers,
           std::function<bool(const Line&)> take) {
    modes_.surround(
        {.interrupted = text("welcome.interrupted"),
         .named = [this](const std::string& line) { return with_command_named(texts_, line); }});
    const Asked here{next_ - 1, options_, screen_};
    bool back = false;
    const auto help = [&] {
      if (titles_only_) list_offers(offers);
      print_line(text("welcome.help"));
    };
    const auto take_or_go_back = [&](const Line& line) {
      const Command* command = command_named(line.normalised());
      const bool back_meant =
          (command != nullptr && command->takes_back) || line.normalised() == "back";
      back = back_meant && !asked_.empty();
      if (!back_meant) return !is_to_be_kept(line) && take(line);
      if (!back) print_line(text("welcome.first"));
      return back;
    };
    const auto show_all = [&] {
      show();
      if (!asked_.empty()) print_line(text(next_ == last_ ? "welcome.last" : "welcome.undo"));
    };
    Welcoming asked(
        modes_, [&](const std::string& before) { return fitting_offers(offers, before); },
        take_or_go_back, show_all, help);
    const bool stays = asked.run();
    titles_only_ = false;
    if (!stays) return false;
    back ? go_back() : asked_.push_back(here);
    return true;
  }

  // Returns how to choose each other language, in that language.
  std::string other_languages() const {
    std::vector<Value> list;
    for (const std::string& lang : languages()) {
      if (lang != lang_) list.push_back({interface_texts(lang).render("welcome.language", {}, {})});
    }
    return text("welcome.languages", {{"list", {std::move(list)}}});
  }

  // Asks for one of the offers; Enter selects the first.
  bool choose_one(const char* question, const std::vector<Offer>& offers, std::string& chosen) {
    const auto show = [&] {
      heading(question);
      list_offers(offers);
    };
    return ask(show, offers, [&](const Line& line) {
      const Offer* offer =
          line.words().empty() ? &offers.front() : choose_offer(offers, line.words(), texts_);
      if (offer != nullptr) chosen = offer->id;
      return offer != nullptr;
    });
  }

  bool choose_screen() {
    if (!screen_.empty() || !can_edit_lines()) return true;
    return choose_one("welcome.screen",
                      {{"private", text("welcome.private"), text("welcome.private-about")},
                       {"shared", text("welcome.shared"), text("welcome.shared-about")}},
                      screen_);
  }

  // Reports errors in -v before any question is asked.
  bool take_game() {
    const Machine machine(sources(options_.variants), lang_);
    const auto objection = objection_to(machine.variants());
    if (objection) throw Error(Exit::usage, in_english(*objection));
    game_ = machine.game();
    return true;
  }

  // Returns the sources of the game with house rules, whose settings may follow after a colon.
  std::vector<Source> sources(const std::vector<std::string>& variants) const {
    return sources_of(options_.game, variants, lang_);
  }

  // Asks who deals what, offering the game's custom first.
  bool choose_dealer() {
    if (!options_.deal.empty()) return true;
    const Machine machine(sources(options_.variants), lang_);
    const std::vector<Offer> offers = offered_dealers(machine, texts_);
    usual_deal_ = offers.front().id;
    return machine.game().components.empty() || choose_one("welcome.deal", offers, options_.deal);
  }

  bool choose_game() {
    if (!options_.game.empty()) return true;
    std::vector<Offer> offers;
    const auto show = [&] { offers = offer_games(); };
    return ask(show, offers, [&](const Line& line) {
      if (line.words().empty()) return false;
      if (contains(languages(), line.normalised())) {
        use_language(line.normalised());
        show();
      } else if (const Offer* game = choose_offer(offers, line.words(), texts_)) {
        options_.game = game->id;
        return true;
      }
      return false;
    });
  }

  std::vector<Offer> offer_games() {
    std::vector<Offer> offers = offered_tables(config_, texts_, lang_);
    for (Offer& game : offered_games(texts_, lang_)) offers.push_back(std::move(game));
    heading("welcome");
    titles_only_ = !all_fit(offers);
    list_offers(offers, !titles_only_);
    fmt::print("\n");
    print_line(other_languages());
    print_line(text("welcome.game"));
    return offers;
  }

  bool choose_players() {
    return ask([&] { heading("welcome.players", players_of(game_)); }, {},
               [&](const Line& line) {
                 if (asks_for_help(line)) print_line(text("welcome.help"));
                 if (line.words().empty() || asks_for_help(line)) return false;
                 const std::string names =
                     names_with_commas(line.text(), items(text("welcome.and")));
                 try {
                   count_ = static_cast<int>(player_names(names).size());
                   const bool fits = game_.players.holds(count_) ||
                                     (options_.variants.empty() &&
                                      !offered_house_rules(options_.game, count_, lang_).empty());
                   if (fits) options_.players = names;
                   if (!fits) say_count(game_);
                   return fits;
                 } catch (const Error&) {
                   print_line(text("welcome.names-wrong"));
                   return false;
                 }
               });
  }

  void say_count(const GameDeclaration& game) const {
    const Args counts = players_of(game);
    print_line(text("welcome.count", {{"count", number_value(count_)}, counts[0], counts[1]}));
  }

  bool choose_variants() {
    if (!options_.variants.empty()) return true;
    const std::vector<Offer> offers = offered_house_rules(options_.game, count_, lang_);
    if (offers.empty()) return true;
    const auto show = [&] {
      titles_only_ = true;
      heading("welcome.variants");
      list_offers(offers, false);
      fmt::print("\n");
      game_.players.holds(count_) ? print_line(text("welcome.variants-how")) : say_needed();
    };
    return ask(show, offers, [&](const Line& line) { return take_variants(offers, line); });
  }

  void say_needed() const { print_line(text("welcome.variants-needed", players_of(game_))); }

  bool take_variants(const std::vector<Offer>& offers, const Line& line) {
    if (asks_for_help(line)) {
      if (const Offer* about = choose_offer(offers, Tokens(line.words()).subspan(1), texts_))
        print_line(text("house-rule", {{"title", {about->title}}, {"rule", {about->about}}}));
      return false;
    }
    std::optional<std::vector<std::string>> chosen = chosen_offers(offers, line, texts_);
    if (!chosen || !go_together(*chosen)) return false;
    options_.variants = std::move(*chosen);
    return true;
  }

  // Asks for the settings of the chosen house rules.
  bool choose_settings() {
    if (rules_given_ || options_.variants.empty()) return true;
    const Machine machine(sources(options_.variants), lang_);
    RuleSettings settings(machine.variants(), texts_, lang_);
    if (settings.none()) return true;
    const std::vector<std::string> rules = options_.variants;
    const auto take = [&](const Line& line) { return settings.take(line); };
    if (!ask([&] { settings.show(); }, {}, take)) return false;
    if (options_.variants != rules) return true;  // the person went back to the house rules
    for (std::string& rule : options_.variants) rule += settings.chosen_of(rule);
    return true;
  }

  // Returns whether these rules can be combined and allow the number of players; says why if not.
  bool go_together(const std::vector<std::string>& chosen) const {
    const Machine machine(sources(chosen), lang_);
    const std::vector<VariantDeclaration>& all = machine.variants();
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!objection_to({all[j], all[i]})) continue;
        print_line(text("welcome.clash",
                        {{"one", {all[j].title.in(lang_)}}, {"other", {all[i].title.in(lang_)}}}));
        return false;
      }
    }
    const GameDeclaration& game = machine.game();
    if (game.players.holds(count_)) return true;
    say_count(game);
    if (!game_.players.holds(count_)) say_needed();
    return false;
  }

  // Shows what the game would be played with, if the game tells that, and asks for changes.
  bool choose_game_settings() {
    if (game_.opening.empty() || game_.settings.empty() || !options_.settings.empty()) return true;
    const std::vector<Offer> offers = mapped(game_.settings, [&](const Setting& one) {
      const std::vector<std::string> yes_no{"yes", "no"};
      const auto& values = one.fallback.is_boolean() ? yes_no : one.values;
      return Offer{one.name + '=', one.name + '=' + joined_by(values, "|"), one.about.in(lang_)};
    });
    const auto show = [&] {
      const std::vector<std::string> told = opening_of(options_);
      titles_only_ = true;
      heading("welcome.opening");
      for (const std::string& line : told) print_line(sanitised(line));
      fmt::print("\n");
      const std::string other = typed_value(game_.settings.front().worth_trying().back());
      print_line(text("welcome.settings-how", {{"example", {offers.front().id + other}}}));
    };
    return ask(show, offers, [&](const Line& line) {
      if (is_none(line, texts_)) return true;
      set(settings_in(line.text()), show);
      return false;
    });
  }

  // Sets all of the settings, or none if one is wrong, which is reported.
  void set(const std::vector<std::string>& words, const std::function<void()>& show) {
    VariantDeclaration of_game;
    of_game.settings = game_.settings;
    RuleSettings declared({of_game}, texts_, lang_);
    if (!std::ranges::all_of(words, [&](const auto& one) { return declared.take_one(one); }))
      return;
    const std::vector<std::string> before = options_.settings;
    for (const std::string& word : words) {
      const std::string name = word.substr(0, word.find('=') + 1);
      std::erase_if(options_.settings, [&](const auto& one) { return one.starts_with(name); });
      options_.settings.push_back(word);
    }
    try {
      show();
    } catch (const Error& e) {
      options_.settings = before;
      print_line(sanitised(e.what()));
    }
  }

  SetupOptions& options_;
  std::string& screen_;
  const std::string more_;
  const Config& config_;
  const bool rules_given_;  // given on the command line, with their settings
  InputStack modes_;
  std::string lang_;
  Catalogue texts_;
  GameDeclaration game_;
  std::size_t next_ = 0;      // index of the next step
  std::size_t last_ = 0;      // number of steps
  std::string keep_as_;       // the name to save the table by, or ""
  std::vector<Asked> asked_;  // the questions that undo can return to
  int count_ = 0;             // number of players
  bool titles_only_ = false;  // only titles were listed; ? shows the descriptions
  std::string usual_deal_;    // what the program deals by default
};

}  // namespace

bool welcome(SetupOptions& options, std::string& screen, const std::string& more,
             const Config& config, Input& input) {
  return Welcome(options, screen, more, config, input).run();
}

}  // namespace narrator::cli
