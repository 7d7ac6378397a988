#include "cli/stats/words.hpp"

#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/library.hpp"
#include "engine/statistics/tally.hpp"
#include "engine/text/letters.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {

StatisticsWords::StatisticsWords(std::string lang)
    : lang_(std::move(lang)), own_(interface_texts(lang_)) {
  for (const std::string& id : game_ids()) {
    std::vector<Source> sources = bundled_game(id, lang_);
    const Machine machine(sources, lang_);
    Game& game = games_[id];
    game.title = machine.game().title.in(lang_);
    game.text = machine.text();
    add_bundled_variants(sources, id, lang_);
    const Machine with_variants(sources, lang_);  // which may reword the game's own texts
    game.with_variants = with_variants.text();
    for (const VariantDeclaration& variant : with_variants.variants())
      game.variants[variant.id] = variant.title.in(lang_);
  }
}

const std::string* StatisticsWords::Game::text_of(const std::string& id) const {
  const std::string* own = text.find_of_game(id);
  return own ? own : with_variants.find_of_game(id);
}

const StatisticsWords::Game* StatisticsWords::find(const std::string& game) const {
  return found_in(games_, game);
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
  const Game* found = find(game);
  return sanitised(found ? found->title : game);
}

std::string StatisticsWords::value(const std::string& thing, const std::string& value,
                                   const std::string& game) const {
  if (value.empty()) return say("none");
  if (thing == "game") return title(value);
  const Game* found = find(game);
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
  const Game* found = find(game);
  const std::string* text = found ? found->text_of("count." + what) : nullptr;
  return sanitised(text ? *text : what);
}

}  // namespace narrator::cli
