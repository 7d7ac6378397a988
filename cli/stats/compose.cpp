#include "cli/stats/compose.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/report/widgets.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/text/escaped.hpp"
#include "engine/text/letters.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kMostPairs = 20;  // shown at most

class StatisticsComposer {
 public:
  StatisticsComposer(const Tally& tally, const StatisticsWords& words)
      : tally_(tally),
        words_(words),
        drawing_(Terminal{}, words.own(), nobody_),
        everybody_(tally.everybody()) {}

  Document run() {
    Document document{words_.lang(), words_.say("title"), {}, {}, {}, {}};
    if (tally_.games() == 0) {
      document.heading = {words_.say("nothing")};
      return document;
    }
    document.names = tally_.players().names();
    const std::string first = tally_.first().substr(0, 10), last = tally_.last().substr(0, 10);
    document.heading = {
        words_.say(first == last ? "heading-day" : "heading",
                   {{"games", {tally_.games()}}, {"from", {first}}, {"to", {last}}}),
        words_.say("intervals")};
    auto& sections = document.sections;
    for (const WinTable* table : tally_.tables()) {
      // A category with the same value in all games is omitted unless it was asked for.
      if (table->rows().size() > (tally_.tells_everything() ? 1 : 0))
        sections.push_back(wins(*table));
    }
    if (!tally_.partners().empty()) sections.push_back(partners());
    for (const auto& [game, counts] : tally_.counts()) sections.push_back(counted(game, counts));
    if (!tally_.lengths().empty()) sections.push_back(lengths());
    return document;
  }

 private:
  std::string player(const std::string& key) const { return sanitised(tally_.players().name(key)); }

  // The game is shown only if there are several.
  bool is_shown(const WinTable& table, std::size_t i) const {
    return table.by()[i] != "game" || table.by().size() == 1 || several_games();
  }

  bool several_games() const {
    const auto tables = tally_.tables();
    std::set<std::string> games;
    for (const WinTable* table : tables) {
      const auto at = std::ranges::find(table->by(), "game");
      if (at == table->by().end()) continue;
      for (const WinTable::Row& row : table->rows())
        games.insert(row.group[static_cast<std::size_t>(at - table->by().begin())]);
    }
    return games.size() > 1;
  }

  std::string value(const WinTable& table, const Group& group, std::size_t i) const {
    if (table.by()[i] == "player") return player(group[i]);
    const auto game = std::ranges::find(table.by(), "game") - table.by().begin();
    const bool known = game < static_cast<std::ptrdiff_t>(group.size());
    return words_.value(table.by()[i], group[i],
                        known ? group[static_cast<std::size_t>(game)] : std::string());
  }

  // One row for each group, as a picture with its table.
  Section wins(const WinTable& table) const {
    std::vector<WinTable::Row> rows = table.rows();
    if (contains(table.by(), "player"))
      std::ranges::stable_sort(rows, std::ranges::greater(), &WinTable::Row::played);
    std::vector<std::string> things;
    for (std::size_t i = 0; i < table.by().size(); ++i) {
      if (is_shown(table, i)) things.push_back(words_.thing(table.by()[i]));
    }
    const std::string title = words_.say("by", {{"things", {joined_by(things, " · ")}}});
    Json bars = Json::array();
    for (const WinTable::Row& row : rows) {
      std::string label;
      for (std::size_t i = 0; i < row.group.size(); ++i) {
        if (is_shown(table, i)) label += (label.empty() ? "" : " · ") + value(table, row.group, i);
      }
      bars.push_back({label, {row.wins, row.played}});
    }
    const Json widget = {{"kind", "bars"}, {"label", title}, {"rows", std::move(bars)}};
    auto figure = std::get<Figure>(block_of(widget, drawing_));
    figure.data = wins_grid(table, rows, things, title);
    return {title, false, {std::move(figure)}};
  }

  Grid wins_grid(const WinTable& table, const std::vector<WinTable::Row>& rows,
                 const std::vector<std::string>& things, const std::string& title) const {
    Grid grid{title, things, {}};
    for (const char* id : {"games", "played", "wins", "share", "interval"})
      grid.columns.push_back(words_.say(id));
    for (const WinTable::Row& row : rows) {
      std::vector<TableCell> cells;
      for (std::size_t i = 0; i < row.group.size(); ++i) {
        if (is_shown(table, i)) cells.push_back({value(table, row.group, i)});
      }
      for (const std::int64_t n : {row.games, row.played, row.wins})
        cells.push_back({std::to_string(n), true});
      add_share(cells, row.wins, row.played);
      grid.rows.push_back(std::move(cells));
    }
    return grid;
  }

  static void add_share(std::vector<TableCell>& cells, std::int64_t part, std::int64_t whole) {
    if (whole == 0) return cells.resize(cells.size() + 2, {"–", true});
    const Share share(part, whole);
    cells.push_back({fmt::format("{:.1f} %", 100 * share.share), true});
    cells.push_back({fmt::format("{:.1f}–{:.1f} %", 100 * share.low, 100 * share.high), true});
  }

  // The pairs who played together most often.
  Section partners() const {
    std::vector<Pair> pairs = pairs_in_order();
    const std::size_t all = pairs.size();
    pairs.resize(std::min(all, kMostPairs));
    Grid grid{words_.say("partners"), {}, {}};
    for (const char* id : {"player", "partner", "together", "won-together", "share", "interval"})
      grid.columns.push_back(words_.say(id));
    for (const auto& [who, together] : pairs) {
      std::vector<TableCell> cells = {{player(who.first)},
                                      {player(who.second)},
                                      {std::to_string(together.games), true},
                                      {std::to_string(together.won), true}};
      add_share(cells, together.won, together.games);
      grid.rows.push_back(std::move(cells));
    }
    Section section{grid.title, false, {}};
    if (all > kMostPairs) {
      section.blocks.push_back(Paragraph{
          words_.say("most-only", {{"n", number_value(kMostPairs)}, {"all", number_value(all)}})});
    }
    section.blocks.push_back(std::move(grid));
    return section;
  }

  // One row for each player and one column for each thing the game counts: how often, in how many
  // games.
  Section counted(const std::string& game,
                  const std::map<std::string, Tally::ByPlayer>& counts) const {
    const std::string title = words_.say("counts", {{"game", {words_.title(game)}}});
    Grid grid{title, {words_.say("player")}, {}};
    std::set<std::string> keys;
    for (const auto& [what, by_player] : counts) {
      grid.columns.push_back(words_.counted(game, what));
      for (const auto& [key, counted] : by_player) keys.insert(key);
    }
    for (const std::string& key : everybody_) {
      if (!keys.contains(key)) continue;
      std::vector<TableCell> cells = {{player(key)}};
      for (const auto& [what, by_player] : counts) {
        const auto counted = found_or(by_player, key, {});
        cells.push_back({words_.say("times", {{"times", {counted.times}},
                                              {"games", {counted.games}},
                                              {"all", {tally_.games_of(game, key)}}}),
                         true});
      }
      grid.rows.push_back(std::move(cells));
    }
    return {title, false, {std::move(grid)}};
  }

  using Pair = std::pair<std::pair<std::string, std::string>, Tally::Together>;

  // Pairs with the most games first, then in the order of the players in all tables.
  std::vector<Pair> pairs_in_order() const {
    std::map<std::string, std::size_t> ranks;
    for (const std::string& key : everybody_) ranks.emplace(key, ranks.size());
    std::vector<Pair> pairs(tally_.partners().begin(), tally_.partners().end());
    for (auto& [who, together] : pairs) {
      if (ranks[who.first] > ranks[who.second]) std::swap(who.first, who.second);
    }
    std::ranges::sort(pairs, [&](const Pair& a, const Pair& b) {
      if (a.second.games != b.second.games) return a.second.games > b.second.games;
      return std::pair(ranks[a.first.first], ranks[a.first.second]) <
             std::pair(ranks[b.first.first], ranks[b.first.second]);
    });
    return pairs;
  }

  Section lengths() const {
    Grid grid{words_.say("lengths"), {words_.say("game"), ""}, {}};
    for (const char* id : {"games", "least", "median", "most"})
      grid.columns.push_back(words_.say(id));
    const auto number = [](std::int64_t n) { return std::to_string(n); };
    for (const auto& [game, lengths] : tally_.lengths()) {
      const auto add = [&, &game = game, games = lengths.games](
                           const char* what, const Histogram& spread, auto shown) {
        grid.rows.push_back({{words_.title(game)},
                             {words_.say(what)},
                             {std::to_string(games), true},
                             {shown(spread.least()), true},
                             {shown(spread.median()), true},
                             {shown(spread.most()), true}});
      };
      if (lengths.rounds.most() > 0) add("rounds", lengths.rounds, number);
      add("answers", lengths.answers, number);
      add("time", lengths.seconds, duration);
    }
    return {grid.title, false, {std::move(grid)}};
  }

  const Tally& tally_;
  const StatisticsWords& words_;
  const std::vector<std::string> nobody_;
  const Drawing drawing_;
  const std::vector<std::string> everybody_;  // the same order in all tables
};

}  // namespace

Document compose(const Tally& tally, const StatisticsWords& words) {
  return StatisticsComposer(tally, words).run();
}

StatisticsWords::StatisticsWords(std::string lang)
    : lang_(std::move(lang)), own_(interface_texts(lang_)) {
  for (const std::string& id : game_ids()) {
    std::vector<Source> sources = bundled_game(id, lang_);
    const Machine machine(sources, lang_);
    Game& game = games_[id];
    game.title = machine.game().title.in(lang_);
    game.text = machine.text();
    add_bundled_variants(sources, id, lang_);
    const Machine with_variants(sources, lang_);  // variants may reword the game's own texts
    game.with_variants = with_variants.text();
    for (const VariantDeclaration& variant : with_variants.variants())
      game.variants[variant.id] = variant.title.in(lang_);
  }
}

const std::string* StatisticsWords::Game::text_of(const std::string& id) const {
  const std::string* own = text.find_of_game(id);
  return own ? own : with_variants.find_of_game(id);
}

std::string StatisticsWords::say(const std::string& id, const Args& args) const {
  return sanitised(own_.render("stats." + id, args, {}));
}

std::string StatisticsWords::thing(const std::string& thing) const {
  if (is_thing_of_every_game(thing)) return say(thing);
  for (const auto& [id, game] : games_) {
    if (const std::string* label = game.text_of("label." + thing))
      return capitalised(sanitised(*label));
  }
  return sanitised(thing);
}

std::string StatisticsWords::title(const std::string& game) const {
  const Game* found = found_in(games_, game);
  return sanitised(found ? found->title : game);
}

std::string StatisticsWords::value(const std::string& thing, const std::string& value,
                                   const std::string& game) const {
  if (value.empty()) return say("none");
  if (thing == "game") return title(value);
  const Game* found = found_in(games_, game);
  if (found == nullptr) return sanitised(value);
  if (thing == "variant") return sanitised(found_or(found->variants, value, value));
  if (thing == "team" || thing == "reason") {
    const std::string* text = found->text_of(thing + "." + value);
    return sanitised(text ? *text : value);
  }
  const std::string* word =
      is_thing_of_every_game(thing) ? nullptr : found->text_of("word." + value);
  return sanitised(word ? *word : value);
}

std::string StatisticsWords::counted(const std::string& game, const std::string& what) const {
  const Game* found = found_in(games_, game);
  const std::string* text = found ? found->text_of("count." + what) : nullptr;
  return sanitised(text ? *text : what);
}

}  // namespace narrator::cli
