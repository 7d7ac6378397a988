#include "engine/declaration/variants_together.hpp"

#include <algorithm>

#include "engine/lists.hpp"

namespace narrator {
namespace {

// By name, as they are read.
void add_component(std::vector<Component>& components, const Component& added) {
  const auto place = std::ranges::lower_bound(components, added.name, {}, &Component::name);
  if (place != components.end() && place->name == added.name) {
    *place = added;
  } else {
    components.insert(place, added);
  }
}

Args both_named(const std::string& one, const std::string& other) {
  return {{"one", {one}}, {"other", {other}}};
}

Args with_counts(Args args, const PlayerRange& one, const PlayerRange& other) {
  args.insert(args.end(), {{"least", {std::int64_t{one.least}}},
                           {"most", {std::int64_t{one.most}}},
                           {"from", {std::int64_t{other.least}}},
                           {"to", {std::int64_t{other.most}}}});
  return args;
}

std::optional<Sentence> needed(const VariantDeclaration& variant, std::size_t at,
                               const std::vector<VariantDeclaration>& variants) {
  for (const std::string& id : variant.needs) {
    const auto found = std::ranges::find(variants, id, &VariantDeclaration::id);
    if (static_cast<std::size_t>(found - variants.begin()) < at) continue;
    return Sentence{"rules-need", both_named(variant.id, id)};
  }
  return std::nullopt;
}

}  // namespace

void extend_game(GameDeclaration& game, const std::vector<VariantDeclaration>& variants) {
  std::optional<PlayerRange> range;
  for (const VariantDeclaration& variant : variants) {
    for (const Component& component : variant.components) add_component(game.components, component);
    for (const std::string& fact : variant.facts) {
      if (!contains(game.facts, fact)) game.facts.push_back(fact);
    }
    game.counts.insert(game.counts.end(), variant.counts.begin(), variant.counts.end());
    if (variant.players) range = both(range.value_or(*variant.players), *variant.players);
  }
  game.players = range.value_or(game.players);
}

const std::vector<Setting>* settings_of(const GameDeclaration& game,
                                        const std::vector<VariantDeclaration>& variants,
                                        const std::string& owner) {
  if (owner == "game") return &game.settings;
  const auto found = std::ranges::find(variants, owner, &VariantDeclaration::id);
  return found == variants.end() ? nullptr : &found->settings;
}

std::optional<Sentence> objection_to(const std::vector<VariantDeclaration>& variants) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const VariantDeclaration& one = variants[i];
    if (auto missing = needed(one, i, variants)) return missing;
    for (std::size_t j = 0; j < i; ++j) {
      const VariantDeclaration& other = variants[j];
      if (contains(one.conflicts, other.id) || contains(other.conflicts, one.id))
        return Sentence{"rules-clash", both_named(other.id, one.id)};
      if (one.players && other.players &&
          (one.players->least > other.players->most || other.players->least > one.players->most))
        return Sentence{"rules-clash-players",
                        with_counts(both_named(other.id, one.id), *other.players, *one.players)};
    }
  }
  return std::nullopt;
}

}  // namespace narrator
