#include "cli/table/welcome.hpp"

#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/words.hpp"
#include "cli/display/columns.hpp"
#include "cli/subcommands/player_names.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/folding.hpp"

namespace narrator::cli {
namespace {

// Something to choose from: its name on the command line, and what people call it.
struct Offer {
  std::string id;
  std::string title;
  std::string about;
};

class Welcome {
 public:
  Welcome(SetupOptions& options, Input& input)
      : options_(options), input_(input), lang_(choose_language(options.lang)) {}

  bool run() {
    use_language(lang_);
    if (options_.game.empty() && !choose_game()) return false;
    game_ = Machine(game_sources(options_.game, lang_), lang_).game();
    if (options_.players.empty() && (!choose_players() || !choose_variants())) return false;
    options_.lang = lang_;
    heading("welcome.next-time", {{"command", {command_line()}}});
    fmt::print("\n");
    return true;
  }

 private:
  std::string text(const std::string& id, const Args& args = {}) const {
    return texts_.render(id, args, {});
  }

  // A paragraph; what does not fit in the first row stands below its indented rows.
  static void say(const std::string& text, int indent = 0) {
    const Terminal terminal = terminal_at(STDOUT_FILENO);
    for (const std::string& line : wrapped(sanitised(text), terminal.columns - indent)) {
      fmt::print("{}{}\n", std::string(static_cast<std::size_t>(indent), ' '), line);
    }
  }

  void heading(const std::string& id, const Args& args = {}) const {
    fmt::print("\n");
    say(text(id, args));
  }

  void use_language(const std::string& lang) {
    lang_ = lang;
    texts_ = interface_texts(lang);
  }

  // A line that was typed, or nothing when the person leaves.
  std::optional<std::string> read(const std::vector<Offer>& offers) {
    Waiting how;
    how.interrupted = text("welcome.interrupted");
    how.complete = [&](const std::string& before) { return fitting_offers(offers, before); };
    for (;;) {
      const Typed typed = input_.read(how);
      if (typed.what == Typed::What::end) return std::nullopt;
      if (typed.what != Typed::What::line) continue;
      const std::string line = trim(typed.line);
      if (fold(line) == "quit") return std::nullopt;
      return line;
    }
  }

  static Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before) {
    const auto last = before.find_last_of(" ,");
    Completions found{last == std::string::npos ? 0 : last + 1, {}};
    for (const Offer& offer : offers) {
      if (!fold(offer.id).starts_with(fold(before.substr(found.from)))) continue;
      found.list.push_back({offer.id, offer.title});
    }
    return found;
  }

  void list(const std::vector<Offer>& offers) const {
    int n = 0;
    for (const Offer& offer : offers) {
      say(fmt::format("{:>2}  {}", ++n, offer.title));
      say(offer.about, 4);
    }
  }

  // The one that is meant by a number, a name or the beginning of one; otherwise says so.
  const Offer* choose(const std::vector<Offer>& offers, const std::string& typed) const {
    const auto n = number(typed);
    if (n && *n >= 1 && *n <= static_cast<int>(offers.size())) {
      return &offers[static_cast<std::size_t>(*n - 1)];
    }
    std::vector<const Offer*> begun;
    std::vector<std::string> names;
    for (const Offer& offer : offers) {
      for (const std::string& name : {offer.id, offer.title}) {
        if (fold(name) == fold(typed)) return &offer;
        names.push_back(name);
        const bool begins = fold(name).starts_with(fold(typed));
        if (begins && (begun.empty() || begun.back() != &offer)) begun.push_back(&offer);
      }
    }
    if (begun.size() == 1) return begun.front();
    say(no_choice(typed, begun, names, offers.size()));
    return nullptr;
  }

  std::string no_choice(const std::string& typed, const std::vector<const Offer*>& begun,
                        const std::vector<std::string>& names, std::size_t last) const {
    const Value shown{printable(typed)};
    if (!begun.empty()) {
      std::vector<Value> which;
      for (const Offer* offer : begun) which.push_back({offer->title});
      return text("welcome.several", {{"typed", shown}, {"which", {which}}});
    }
    const int near = nearest(typed, names);
    if (near < 0) {
      return text("welcome.unknown",
                  {{"typed", shown}, {"last", {static_cast<std::int64_t>(last)}}});
    }
    return text("welcome.near",
                {{"typed", shown}, {"near", {names[static_cast<std::size_t>(near)]}}});
  }

  std::vector<Offer> games() const {
    std::vector<Offer> offers;
    for (const std::string& id : game_ids()) {
      const GameDeclaration game = Machine(game_sources(id, lang_), lang_).game();
      Args values = players_of(game);
      values.emplace_back("title", Value{game.title.in(lang_)});
      offers.push_back({id, text("welcome.title", values), game.about.in(lang_)});
    }
    return offers;
  }

  // How each other language is chosen, in that language.
  std::string other_languages() const {
    std::vector<Value> list;
    for (const std::string& lang : languages()) {
      if (lang != lang_) list.push_back({interface_texts(lang).render("welcome.language", {}, {})});
    }
    return text("welcome.languages", {{"list", {std::move(list)}}});
  }

  bool choose_game() {
    for (std::vector<Offer> offers;;) {
      if (offers.empty()) {
        offers = games();
        heading("welcome");
        list(offers);
        fmt::print("\n");
        say(other_languages());
        say(text("welcome.game"));
      }
      const auto typed = read(offers);
      if (!typed) return false;
      if (typed->empty()) continue;
      const std::vector<std::string>& known = languages();
      const auto lang = std::find(known.begin(), known.end(), fold(*typed));
      if (lang != known.end()) {
        use_language(*lang);
        offers.clear();
      } else if (const Offer* game = choose(offers, *typed)) {
        options_.game = game->id;
        return true;
      }
    }
  }

  static Args players_of(const GameDeclaration& game) {
    return {{"least", {std::int64_t{game.least_players}}},
            {"most", {std::int64_t{game.most_players}}}};
  }

  bool choose_players() {
    const Args counts = players_of(game_);
    heading("welcome.players", counts);
    for (;;) {
      const auto typed = read({});
      if (!typed) return false;
      if (typed->empty()) continue;
      const std::string names = with_commas(*typed);
      try {
        const auto count = static_cast<int>(player_names(names).size());
        if (count >= game_.least_players && count <= game_.most_players) {
          options_.players = names;
          return true;
        }
        say(text("welcome.count", {{"count", {std::int64_t{count}}}, counts[0], counts[1]}));
      } catch (const Error&) {
        say(text("welcome.names-wrong"));
      }
    }
  }

  // "Aki Binh, Chie": commas of any width separate; where there are none, blanks do.
  static std::string with_commas(std::string line) {
    for (const std::string_view wide : {"，", "、", "､"}) {
      for (auto at = line.find(wide); at != line.npos; at = line.find(wide)) {
        line.replace(at, wide.size(), ",");
      }
    }
    while (line.ends_with(',')) line.pop_back();
    if (line.find(',') == line.npos) line = fmt::format("{}", fmt::join(split(line), ","));
    return line;
  }

  std::vector<Offer> house_rules() const {
    std::vector<Source> sources = game_sources(options_.game, lang_);
    for (const std::string& id : variant_ids(options_.game)) {
      add_variant(sources, options_.game, id, lang_);
    }
    std::vector<Offer> offers;
    const Machine machine(sources, lang_);
    for (const VariantDeclaration& variant : machine.variants())
      offers.push_back({variant.id, variant.title.in(lang_), variant.rule.in(lang_)});
    return offers;
  }

  bool choose_variants() {
    if (!options_.variants.empty()) return true;
    const std::vector<Offer> offers = house_rules();
    if (offers.empty()) return true;
    heading("welcome.variants");
    list(offers);
    fmt::print("\n");
    say(text("welcome.variants-how"));
    for (;;) {
      const auto typed = read(offers);
      if (!typed) return false;
      if (take_variants(offers, *typed)) return true;
    }
  }

  bool take_variants(const std::vector<Offer>& offers, const std::string& typed) {
    std::vector<std::string> chosen;
    for (const std::string& word : split(typed)) {
      const Offer* offer = choose(offers, word);
      if (offer == nullptr) return false;
      if (std::find(chosen.begin(), chosen.end(), offer->id) == chosen.end()) {
        chosen.push_back(offer->id);
      }
    }
    options_.variants = std::move(chosen);
    return true;
  }

  // What could have been typed instead.
  std::string command_line() const {
    std::string line = fmt::format("narrator play {} -p \"{}\"", options_.game, options_.players);
    for (const std::string& variant : options_.variants) line += " -v " + variant;
    return line;
  }

  SetupOptions& options_;
  Input& input_;
  std::string lang_;
  Catalogue texts_;
  GameDeclaration game_;
};

}  // namespace

bool welcome(SetupOptions& options, Input& input) { return Welcome(options, input).run(); }

}  // namespace narrator::cli
