#include "cli/table/welcome.hpp"

#include <unistd.h>

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "cli/drawing/in_words.hpp"
#include "cli/setup/setup_options.hpp"
#include "cli/system/clock.hpp"
#include "cli/system/log_path.hpp"
#include "cli/system/process.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/log/log_reader.hpp"
#include "engine/log/log_time.hpp"
#include "engine/machine.hpp"
#include "engine/session/replayer.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr int kAsking = 8;  // rows for the heading, the question and the input

// Prints the titles in several columns if there are more titles than rows, so that all are visible
// at once. Returns false if that is unnecessary or they do not fit.
bool put_beside(const std::vector<std::string>& titles) {
  constexpr int narrowest = 26;
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  const int all = static_cast<int>(titles.size());
  const int rows = std::max(1, terminal.size.rows - kAsking);
  const int beside = (all + rows - 1) / rows;
  const int width = terminal.columns / beside;
  if (!terminal.screen || beside == 1 || width < narrowest) return false;
  const int high = (all + beside - 1) / beside;
  for (int row = 0; row < high; ++row) {
    std::string line;
    for (int i = row; i < all; i += high) {
      const std::string title = sanitised(titles[static_cast<std::size_t>(i)]);
      line = padded(line, i / high * width) + clipped(title, width - 1);
    }
    fmt::print("{}\n", line);
  }
  return true;
}

std::string no_choice(const std::string& typed, const std::vector<const Offer*>& begun,
                      const std::vector<std::string>& names, const Catalogue& texts) {
  const Value shown{typed};
  if (!begun.empty()) {
    const auto which = mapped(begun, [](const Offer* offer) { return Value{offer->title}; });
    return texts.render("welcome.several", {{"typed", shown}, {"which", {which}}}, {});
  }
  const int near = nearest(typed, names);
  if (near < 0) {
    const auto last = static_cast<std::int64_t>(names.size() / 2);  // each offer has two names
    return texts.render("welcome.unknown", {{"typed", shown}, {"last", {last}}}, {});
  }
  const std::string& name = names[static_cast<std::size_t>(near)];
  return texts.render("welcome.near", {{"typed", shown}, {"near", {name}}}, {});
}

// Skips faulty files; `narrator games` and `narrator variants` report what is wrong with them.
void unless_wrong(const std::function<void()>& add) {
  try {
    add();
  } catch (const Error&) {
  }
}

std::string title_of(const std::string& game, const std::string& lang) {
  return Machine(game_sources(game, lang), lang).game().title.in(lang);
}

// Adds the newest game if it is recent and unfinished. Does not ask for the passphrase of a log, so
// that one which has a passphrase is offered even if it is over.
void add_unfinished(std::vector<Offer>& offers, const std::string& log, const Catalogue& texts,
                    const std::string& lang) {
  constexpr std::int64_t lately = 12 * 60 * 60;  // seconds
  if (seconds_since_1970(utc_now()) - seconds_since_1970(last_touched(log)) > lately) return;
  bool locked = false;
  const auto lock = [&](const std::string&) -> std::string {
    locked = true;
    throw LogError("it is locked");
  };
  try {
    const LoggedGame game = LogReader(lock).read_game(log);
    if (!Replayer({}, in_strangers_process).result(game).is_null()) return;
    const std::vector<std::string>& players = game.setup.table.players;
    offers.push_back(
        {kGoOn, texts.render("welcome.go-on", {{"game", {title_of(game.setup.game, lang)}}}, {}),
         joined_by(players, ", ")});
  } catch (const LogError&) {
    if (!locked) throw;
    offers.push_back({kGoOn, texts.render("welcome.go-on-locked", {}, {}), {}});
  }
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
  return {{"least", number_value(game.players.least)}, {"most", number_value(game.players.most)}};
}

std::vector<Offer> offered_games(const Catalogue& texts, const std::string& lang) {
  std::vector<Offer> offers;
  const auto add = [&](const std::string& id, const std::vector<Source>& sources,
                       const std::string& place) {
    const GameDeclaration game = Machine(sources, lang).game();
    Args values = players_of(game);
    values.emplace_back("title", Value{game.title.in(lang)});
    offers.push_back({id, texts.render("welcome.title", values, {}), game.about.in(lang), place});
  };
  for (const std::string& id : game_ids()) add(id, bundled_game(id, lang), {});
  for (const std::string& folder : own_games())
    unless_wrong([&] { add(file_stem(folder), game_sources(folder, lang), in_place(folder)); });
  return offers;
}

std::vector<Offer> offered_house_rules(const std::string& game, int count,
                                       const std::string& lang) {
  std::vector<Offer> offers;
  std::vector<Source> all = game_sources(game, lang);
  const PlayerRange usual = Machine(all, lang).game().players;  // house rules may narrow it
  add_bundled_variants(all, game, lang);
  const Machine machine(all, lang);
  const auto add = [&](const VariantDeclaration& variant, const std::string& place) {
    if (!variant.shared && variant.players.value_or(usual).holds(count))
      offers.push_back({variant.id, variant.title.in(lang), variant.rule.in(lang), place});
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
  return path.empty() ? "" : fmt::format(" [{}{}]", path.front() == '/' ? "" : "./", path);
}

bool all_fit(const std::vector<Offer>& offers) {
  const Terminal terminal = terminal_at(STDOUT_FILENO);
  if (!terminal.screen) return true;
  std::size_t rows = kAsking + offers.size();
  for (const Offer& offer : offers)
    rows += wrapped(sanitised(offer.about), terminal.columns - kBelow).size();
  return rows <= static_cast<std::size_t>(terminal.size.rows);
}

void list_offers(const std::vector<Offer>& offers, bool whole) {
  std::vector<std::string> titles;
  for (const Offer& offer : offers)
    titles.push_back(fmt::format("{:>2}  {}{}", titles.size() + 1, offer.title, offer.place));
  if (!whole && put_beside(titles)) return;
  for (std::size_t i = 0; i < titles.size(); ++i) {
    print_paragraph(titles[i]);
    if (whole && !offers[i].about.empty()) print_paragraph(offers[i].about, kBelow, 0);
  }
}

Completions fitting_offers(const std::vector<Offer>& offers, const std::string& before) {
  Completions found{begin_of_last_word(before), {}};
  const std::string begun = normalise(before.substr(found.from));
  for (const Offer& offer : offers) {
    if (normalise(offer.id).starts_with(begun)) found.list.push_back({offer.id, offer.title});
  }
  return found;
}

const Offer* choose_offer(const std::vector<Offer>& offers, Tokens words, const Catalogue& texts) {
  std::string normalised = narrator::normalised(words);
  if (normalised.ends_with(".lua"))
    normalised.resize(normalised.size() - 4);  // one of the user's own files
  const auto n = whole_number(normalised);
  if (n && *n >= 1 && *n <= static_cast<int>(offers.size()))
    return &offers[static_cast<std::size_t>(*n - 1)];
  std::vector<const Offer*> begun;
  std::vector<std::string> names;
  for (const Offer& offer : offers) {
    for (const std::string& name : {offer.id, offer.title}) {
      if (normalise(name) == normalised) return &offer;
      names.push_back(name);
      const bool begins = normalise(name).starts_with(normalised);
      if (begins && (begun.empty() || begun.back() != &offer)) begun.push_back(&offer);
    }
  }
  if (begun.size() == 1) return begun.front();
  print_line(no_choice(typed(words), begun, names, texts));
  return nullptr;
}

std::size_t words_of_title(const std::vector<Offer>& offers, Tokens words) {
  std::size_t most = 1;
  for (const Offer& offer : offers) {
    const Line title(offer.title);
    const std::size_t size = title.words().size();
    if (size <= most || size > words.size()) continue;
    if (normalised(words.first(size)) == title.normalised()) most = size;
  }
  return most;
}

namespace {

bool is_one_of(const std::string& normalised, const Catalogue& texts, const char* id) {
  return contains(mapped(items(texts.render(id, {}, {})), normalise), normalised);
}

}  // namespace

bool is_none(const Line& line, const Catalogue& texts) {
  return line.words().empty() || is_one_of(line.normalised(), texts, "welcome.none");
}

std::optional<std::vector<std::string>> chosen_offers(const std::vector<Offer>& offers,
                                                      const Line& line, const Catalogue& texts) {
  std::vector<std::string> chosen;
  std::size_t size = 0;
  for (Tokens rest = is_none(line, texts) ? Tokens() : line.words(); !rest.empty();
       rest = rest.subspan(size)) {
    size = words_of_title(offers, rest);
    if (size == 1 && is_one_of(rest.front().normalised, texts, "welcome.and")) continue;
    const Offer* offer = choose_offer(offers, rest.first(size), texts);
    if (offer == nullptr) return std::nullopt;
    if (!contains(chosen, offer->id)) chosen.push_back(offer->id);
  }
  return chosen;
}

RuleSettings::RuleSettings(const std::vector<VariantDeclaration>& rules, const Catalogue& texts,
                           std::string lang)
    : texts_(texts), lang_(std::move(lang)) {
  for (const VariantDeclaration& rule : rules) {
    for (const Setting& setting : rule.settings) settings_.push_back({rule.id, setting, {}});
  }
}

void RuleSettings::say(const char* id, const Args& args) const {
  print_line(texts_.render(id, args, {}));
}

void RuleSettings::show() const {
  fmt::print("\n");
  say("welcome.settings", {});
  for (const auto& [rule, setting, chosen] : settings_) {
    const std::string value = chosen.empty() ? typed_value(setting.fallback) : chosen;
    const Args args = {
        {"name", {setting.name}}, {"value", {value}}, {"about", {setting.about.in(lang_)}}};
    print_paragraph(texts_.render("welcome.setting", args, {}), 2, 2);
  }
  const Setting& first = settings_.front().setting;
  say("welcome.setting-how",
      {{"name", {first.name}}, {"value", {typed_value(first.worth_trying().back())}}});
}

std::vector<std::string> settings_in(const std::string& line) {
  std::string text;
  for (const char c : line) {
    if (c == '=') text.erase(text.find_last_not_of(' ') + 1);
    if (c != ' ' || !text.ends_with('=')) text += c;
  }
  return split(text);
}

bool RuleSettings::take(const Line& line) {
  if (is_none(line, texts_)) return true;
  bool sound = true;
  for (const std::string& word : settings_in(line.text())) sound = take_one(word) && sound;
  if (sound) show();
  return false;
}

bool RuleSettings::take_one(const std::string& word) {
  const std::string typed = setting_typed(word), plain = normalise(word);
  const auto name_of = [](const OneSetting& one) { return one.setting.name; };
  const std::string name = typed.substr(0, typed.find('='));
  const auto found = std::ranges::find(settings_, name, name_of);
  if (found == settings_.end()) {
    if (plain != typed) return take_one(plain);
    const int near = nearest(name, mapped(settings_, name_of));
    const std::string as_typed = printable(word.substr(0, word.find('=')));
    if (near < 0) {
      say("welcome.setting-none", {{"typed", {as_typed}}});
    } else {
      say("welcome.setting-unknown",
          {{"typed", {as_typed}},
           {"name", {settings_[static_cast<std::size_t>(near)].setting.name}}});
    }
    return false;
  }
  try {
    Settings read;
    take_setting(typed, found->rule, found->rule, {found->setting}, read);
    found->chosen = typed.substr(name.size() + 1);
    return true;
  } catch (const Error&) {
    if (plain != typed) return take_one(plain);
    say("welcome.setting-wrong", {{"typed", {typed}}, {"expected", {expected(found->setting)}}});
    return false;
  }
}

std::string RuleSettings::expected(const Setting& setting) const {
  const auto words = mapped(setting.values, [](const std::string& one) { return Value{one}; });
  const char* id = setting.is_list()                      ? "setting.list"
                   : setting.fallback.is_boolean()        ? "setting.yes-no"
                   : setting.fallback.is_number_integer() ? "setting.number"
                   : words.empty()                        ? "setting.word"
                                                          : "setting.one-of";
  return texts_.render(id,
                       {{"name", {setting.name}},
                        {"least", {setting.least()}},
                        {"most", {setting.most()}},
                        {"words", {words}}},
                       {});
}

std::string RuleSettings::chosen_of(const std::string& rule) const {
  std::string text;
  for (const OneSetting& one : settings_) {
    if (one.rule != rule || one.chosen.empty()) continue;
    text += fmt::format("{}{}={}", text.empty() ? ":" : ",", one.setting.name, one.chosen);
  }
  return text;
}

}  // namespace narrator::cli
