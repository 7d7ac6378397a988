#include "cli/table/offers.hpp"

#include <functional>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/table/welcome.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/house_rules.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_time.hpp"
#include "engine/machine.hpp"
#include "engine/session/replayer.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/own_files.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/folding.hpp"
#include "engine/text/safe_text.hpp"
#include "engine/text/whole_number.hpp"

namespace narrator::cli {
namespace {

std::string no_choice(const std::string& typed, const std::vector<const Offer*>& begun,
                      const std::vector<std::string>& names, const Catalogue& texts) {
  const Value shown{typed};
  if (!begun.empty()) {
    const auto which = mapped(begun, [](const Offer* offer) { return Value{offer->title}; });
    return texts.render("welcome.several", {{"typed", shown}, {"which", {which}}}, {});
  }
  const int near = nearest(typed, names);
  if (near < 0) {
    const auto last = static_cast<std::int64_t>(names.size() / 2);  // each has two names
    return texts.render("welcome.unknown", {{"typed", shown}, {"last", {last}}}, {});
  }
  const std::string& name = names[static_cast<std::size_t>(near)];
  return texts.render("welcome.near", {{"typed", shown}, {"near", {name}}}, {});
}

// What is the matter with a file of one's own `narrator games` and `narrator variants` tell.
void unless_wrong(const std::function<void()>& add) {
  try {
    add();
  } catch (const Error&) {
  }
}

std::string title_of(const std::string& game, const std::string& lang) {
  return Machine(game_sources(game, lang), lang).game().title.in(lang);
}

// The newest game, where it is not over and not long ago; a log with a passphrase is not asked for.
void add_unfinished(std::vector<Offer>& offers, const std::string& log, const Catalogue& texts,
                    const std::string& lang) {
  constexpr std::int64_t lately = 12 * 60 * 60;  // seconds
  const std::string at = last_time_of(log).value_or("");
  if (at.empty() || seconds_since_1970(utc_now()) - seconds_since_1970(at) > lately) return;
  const auto locked = [](const std::string&) -> std::string { throw LogError("it is locked"); };
  const LoggedGame game = LogReader(locked).read_game(log);
  if (!Replayer({}, in_strangers_process).result(game).is_null()) return;
  const std::vector<std::string>& players = game.setup.table.players;
  offers.push_back(
      {kGoOn, texts.render("welcome.go-on", {{"game", {title_of(game.setup.game, lang)}}}, {}),
       joined_by(players, ", ")});
}

}  // namespace

std::vector<Offer> offered_tables(const Config& config, const Catalogue& texts,
                                  const std::string& lang) {
  std::vector<Offer> offers;
  const std::vector<std::string> logs = logs_newest_first();
  if (!logs.empty()) {
    unless_wrong([&] { add_unfinished(offers, logs.front(), texts, lang); });
    offers.push_back({kAgain, texts.render("welcome.again", {}, {}),
                      texts.render("welcome.again-about", {}, {})});
  }
  for (const std::string& name : config.tables()) {
    std::string title = "@" + name;
    unless_wrong([&] { title += ": " + title_of(config.of_table(name, "game"), lang); });
    offers.push_back({"@" + name, title, config.of_table(name, "players")});
  }
  return offers;
}

Args players_of(const GameDeclaration& game) {
  return {{"least", {std::int64_t{game.players.least}}},
          {"most", {std::int64_t{game.players.most}}}};
}

std::vector<Offer> offered_games(const Catalogue& texts, const std::string& lang) {
  std::vector<Offer> offers;
  const auto add = [&](const std::string& id, const std::vector<Source>& sources,
                       const std::string& place) {
    const GameDeclaration game = Machine(sources, lang).game();
    Args values = players_of(game);
    values.emplace_back("title", Value{game.title.in(lang)});
    offers.push_back({id, texts.render("welcome.title", values, {}) + place, game.about.in(lang)});
  };
  for (const std::string& id : game_ids()) add(id, bundled_game(id, lang), {});
  for (const std::string& folder : own_games()) {
    unless_wrong([&] { add(file_stem(folder), game_sources(folder, lang), in_place(folder)); });
  }
  return offers;
}

std::vector<Offer> offered_house_rules(const std::string& game, int count,
                                       const std::string& lang) {
  std::vector<Offer> offers;
  std::vector<Source> all = game_sources(game, lang);
  const PlayerRange usual = Machine(all, lang).game().players;  // house rules narrow it
  add_bundled_variants(all, game, lang);
  const Machine machine(all, lang);
  const auto add = [&](const VariantDeclaration& variant, const std::string& place) {
    if (variant.players.value_or(usual).holds(count))
      offers.push_back({variant.id, variant.title.in(lang) + place, variant.rule.in(lang)});
  };
  for (const VariantDeclaration& variant : machine.variants()) add(variant, {});
  for (const std::string& file : own_variants(machine.game().id)) {
    unless_wrong([&] {
      add(Machine(sources_of(game, {file}, lang), lang).variants().back(), in_place(file));
    });
  }
  return offers;
}

std::vector<Offer> offered_dealers(const Machine& machine, const Catalogue& texts) {
  const std::vector<std::string> usual = machine.game().dealt_by_app();
  std::vector<Value> called;
  for (const std::string& name : usual)
    called.push_back({machine.text().render("component." + name, {}, {})});
  std::vector<Offer> offers = {{"all", texts.render("welcome.deal-all", {}, {}), {}},
                               {"none", texts.render("welcome.deal-none", {}, {}), {}}};
  if (usual.empty()) std::swap(offers.front(), offers.back());
  if (!usual.empty() && usual.size() < machine.game().components.size()) {
    const Args what = {{"what", {std::move(called)}}};
    offers.insert(offers.begin(),
                  {joined_by(usual, ","), texts.render("welcome.deal-some", what, {}), {}});
  }
  return offers;
}

std::string in_place(const std::string& path) {
  return path.empty() ? "" : fmt::format(", in {}{}", path.front() == '/' ? "" : "./", path);
}

void list_offers(const std::vector<Offer>& offers, bool whole) {
  int n = 0;
  for (const Offer& offer : offers) {
    print_paragraph(fmt::format("{:>2}  {}", ++n, offer.title));
    if (whole && !offer.about.empty()) print_paragraph(offer.about, kBelow, 0);
  }
}

Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before) {
  Completions found{begin_of_last_word(before), {}};
  const std::string begun = fold(before.substr(found.from));
  for (const Offer& offer : offers) {
    if (fold(offer.id).starts_with(begun)) found.list.push_back({offer.id, offer.title});
  }
  return found;
}

const Offer* choose_offer(const std::vector<Offer>& offers, Tokens words, const Catalogue& texts) {
  std::string folded = narrator::folded(words);
  if (folded.ends_with(".lua")) folded.resize(folded.size() - 4);  // a file of one's own
  const auto n = whole_number(folded);
  if (n && *n >= 1 && *n <= static_cast<int>(offers.size())) {
    return &offers[static_cast<std::size_t>(*n - 1)];
  }
  std::vector<const Offer*> begun;
  std::vector<std::string> names;
  for (const Offer& offer : offers) {
    for (const std::string& name : {offer.id, offer.title}) {
      if (fold(name) == folded) return &offer;
      names.push_back(name);
      const bool begins = fold(name).starts_with(folded);
      if (begins && (begun.empty() || begun.back() != &offer)) begun.push_back(&offer);
    }
  }
  if (begun.size() == 1) return begun.front();
  print_paragraph(no_choice(typed(words), begun, names, texts), 0, 0);
  return nullptr;
}

std::size_t words_of_title(const std::vector<Offer>& offers, Tokens words) {
  std::size_t most = 1;
  for (const Offer& offer : offers) {
    const Line title(offer.title);
    const std::size_t size = title.words().size();
    if (size <= most || size > words.size()) continue;
    if (folded(words.first(size)) == title.folded()) most = size;
  }
  return most;
}

}  // namespace narrator::cli
