#include "tests/playouts/play.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/chance/random.hpp"
#include "engine/declaration/declaration.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"

namespace narrator::playouts {
namespace {

// Names in several scripts, two that differ only in accents, and some that are also words of
// answers.
const std::vector<std::string> kNames = {
    "Aki",  "Bình", "千恵", "ja",   "Emi",  "unknown", "Gia", "Hoa", "Hòa", "yes",
    "Chie", "Dan",  "Fumi", "結衣", "Đức",  "Ivy",     "Ivo", "Jun", "Kim", "Lan",
    "Mai",  "美咲", "Nam",  "Oto",  "Phúc", "Quý",     "Rin", "Sen", "Tú",  "蓮"};

constexpr int kMostSizes = 6;      // table sizes for one set of variants
constexpr std::int64_t kMore = 5;  // a number is set this much above its default

struct Setting {
  std::string owner, name;
  std::vector<Json> values;  // the default first
};

void add_settings(const std::string& owner, const std::vector<narrator::Setting>& declared,
                  std::vector<Setting>& found) {
  for (const narrator::Setting& one : declared) {
    Setting setting{owner, one.name, one.worth_trying()};
    for (Json& value : setting.values) {
      // The maximum could make a game longer than anybody would play.
      if (value.is_number())
        value = std::min(value.get<std::int64_t>(), one.fallback.get<std::int64_t>() + kMore);
    }
    found.push_back(std::move(setting));
  }
}

// No variant, each one, and each pair.
std::vector<std::vector<std::string>> variant_sets(const std::string& game) {
  const std::vector<std::string> ids = variant_ids(game);
  std::vector<std::vector<std::string>> sets = {{}};
  for (const std::string& id : ids) sets.push_back({id});
  for (std::size_t i = 0; i < ids.size(); ++i) {
    for (std::size_t j = i + 1; j < ids.size(); ++j) sets.push_back({ids[i], ids[j]});
  }
  return sets;
}

std::vector<std::vector<std::string>> ways_to_deal(const GameDeclaration& game) {
  std::vector<std::vector<std::string>> sets = {{}};
  for (const std::string& name : game.component_names()) {
    const std::size_t n = sets.size();
    for (std::size_t i = 0; i < n; ++i) {
      sets.push_back(sets[i]);
      sets.back().push_back(name);
    }
  }
  return sets;
}

// Returns the numbers of players: for many possible ones a selection; for a pair of variants two,
// or in a game for very many players one of the small ones, as it has many pairs. Successive sets
// get successive numbers, so that all of them are played.
std::vector<int> sizes(const GameDeclaration& game, bool pair, std::size_t turn) {
  const int least = game.players.least, all = game.players.most - least + 1;
  if (pair && all > 2 * kMostSizes) return {least + static_cast<int>(turn) % kMostSizes};
  const int step = pair ? (all + 1) / 2 : 1 + (all - 1) / kMostSizes;
  std::vector<int> some;
  for (int i = static_cast<int>(turn) % step; i < all; i += step) some.push_back(least + i);
  return some;
}

class Plays {
 public:
  explicit Plays(int games) : games_(games), random_("plays", 0) {}

  void add(const std::string& game, std::vector<std::string> variants) {
    Play play{game, languages()[next_lang_++ % languages().size()], std::move(variants), {}, {}};
    const Machine machine(play.sources(), play.lang);
    if (objection_to(machine.variants())) return;
    std::vector<Setting> settings;
    add_settings("game", machine.game().settings, settings);
    for (const VariantDeclaration& variant : machine.variants())
      add_settings(variant.id, variant.settings, settings);
    const std::vector<std::vector<std::string>> dealt = ways_to_deal(machine.game());
    const bool pair = play.variants.size() > 1;
    std::size_t turn = sets_++;
    for (const int n : sizes(machine.game(), pair, turn)) {
      play.table.players.assign(kNames.begin(), kNames.begin() + n);
      for (std::size_t i = 0; i < (pair ? 1 : dealt.size()); ++i) {
        play.table.dealt = dealt[(turn + i) % dealt.size()];
        add_games(play, settings);
      }
      ++turn;
    }
    if (!pair) vary(play, settings);
  }

  std::vector<Play> plays;

 private:
  void add_games(Play play, const std::vector<Setting>& settings) {
    for (int i = 0; i < games_; ++i) {
      play.table.settings = i == 0 ? Settings() : drawn(settings);
      add_one(play);
    }
  }

  // Each setting with its other values, with the last size and custody played.
  void vary(Play play, const std::vector<Setting>& settings) {
    for (const Setting& setting : settings) {
      for (std::size_t i = 1; i < setting.values.size(); ++i) {
        play.table.settings.clear();
        play.table.settings[setting.owner][setting.name] = setting.values[i];
        add_one(play);
      }
    }
  }

  void add_one(Play& play) {
    play.seed = fmt::format("{:x}", plays.size() + 1);
    plays.push_back(play);
  }

  Settings drawn(const std::vector<Setting>& settings) {
    Settings chosen;
    for (const Setting& setting : settings) {
      const auto n = static_cast<std::uint32_t>(setting.values.size());
      chosen[setting.owner][setting.name] = setting.values[random_.below(n)];
    }
    return chosen;
  }

  int games_;
  Random random_;
  std::size_t next_lang_ = 0;
  std::size_t sets_ = 0;  // number of sets of variants so far
};

}  // namespace

std::vector<Source> Play::sources() const {
  std::vector<Source> sources = game_sources(game, lang);
  for (const std::string& id : variants) add_variant(sources, game, id, lang);
  return sources;
}

Setup Play::setup() const {
  Setup setup;
  setup.game = game;
  setup.lang = lang;
  setup.variants = variants;
  setup.table = table;
  setup.seed = seed;
  setup.sources = sources();
  return setup;
}

std::string describe(const Play& play) {
  std::string words = fmt::format(
      "{} -p {} --deal {} --lang {} --seed {}", play.game, fmt::join(play.table.players, ","),
      play.table.dealt.empty() ? "none" : fmt::format("{}", fmt::join(play.table.dealt, ",")),
      play.lang, play.seed);
  for (const std::string& id : play.variants) words += " -v " + id;
  for (const auto& [owner, settings] : play.table.settings) {
    for (const auto& [name, value] : settings)
      words += fmt::format(" [{}:{}={}]", owner, name, value.dump());
  }
  return words;
}

std::vector<Play> all_plays(int games) {
  Plays plays(games);
  for (const std::string& game : game_ids()) {
    for (auto& set : variant_sets(game)) plays.add(game, std::move(set));
  }
  return std::move(plays.plays);
}

}  // namespace narrator::playouts
