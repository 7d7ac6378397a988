#include "engine/declaration/declaration.hpp"

#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/declaration/fields.hpp"
#include "engine/lists.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {
namespace {

PlayerRange read_players(const Fields& fields) {
  const Json& players = fields.field("players");
  const bool two = players.is_array() && players.size() == 2 && players[0].is_number_integer() &&
                   players[1].is_number_integer();
  if (!two || players[0] < 1 || players[1] < players[0] || players[1] > kMaxPlayers)
    fields.fail({"players"}, "needs players = {{ least, most }}, for example {{ 5, 10 }}");
  return {players[0], players[1]};
}

// Reads the ids of other variants.
std::vector<std::string> read_others(const Fields& fields, const char* key,
                                     const VariantDeclaration& variant) {
  const std::vector<std::string> ids = fields.words(key);
  if (contains(ids, variant.id)) fields.fail({key}, "names itself in {}", key);
  return ids;
}

// Reads a variant's texts; those that are not strings were reported when they were collected.
void read_text(const Fields& fields, VariantDeclaration& variant) {
  const Json& text = fields.field("text");
  if (text.is_null() || text.empty()) return;
  if (!text.is_object()) return fields.remark({"text"}, "needs text = {{ en = {{ … }} }}");
  for (const auto& [lang, texts] : text.items()) {
    if (!texts.is_object() && !texts.empty()) {
      fields.remark(
          {"text", lang},
          "has text['{}'] outside of a language: text = {{ en = {{ [\"{}\"] = \"…\" }} }}", lang,
          lang);
      continue;
    }
    fields.language("text", lang);
    for (const auto& [id, one] : texts.items()) {
      if (one.is_string()) variant.text[lang][id] = one;
    }
  }
}

// Reads the texts by name that a translation has in `key`.
const Json& read_said(const Fields& fields, const char* key) {
  static const Json nothing;
  const Json& said = fields.field(key);
  if (said.is_object() || said.empty()) return said;
  fields.remark({key}, "needs {} = {{ [\"NAME\"] = \"…\" }}", key);
  return nothing;
}

void take_text(const Fields& fields, const Path& path, const Json& said, std::string& text) {
  if (said.is_string()) {
    text = said;
  } else {
    fields.remark(path, "wants a text in quotes as '{}'", path.back());
  }
}

// Adds a translation's descriptions of the settings.
void take_settings(const Fields& fields, const std::string& lang, std::vector<Setting>& settings) {
  const std::vector<Setting> known =
      those_of(settings, [](const Setting& one) { return !one.about.by_language.empty(); });
  for (const auto& [name, said] : read_said(fields, "settings").items()) {
    const Path path = {"settings", name};
    if (find_setting(known, name) == nullptr) {
      fields.remark(path, "has settings.{}, of which variant{{…}} has no about; {}", name,
                    suggestion(name, mapped(known, &Setting::name)));
    } else {
      const auto setting = std::ranges::find(settings, name, &Setting::name);
      take_text(fields, path, said, setting->about.by_language[lang]);
    }
  }
}

}  // namespace

const std::string& Texts::in(const std::string& lang) const {
  static const std::string none;
  for (const std::string& wanted : {lang, std::string("en")}) {
    if (const std::string* found = found_in(by_language, wanted)) return *found;
  }
  return none;
}

std::vector<std::string> GameDeclaration::component_names() const {
  return mapped(components, &Component::name);
}

std::vector<std::string> GameDeclaration::dealt_by_app() const {
  return mapped(those_of(components, &Component::by_app), &Component::name);
}

const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name) {
  const auto found = std::ranges::find(settings, name, &Setting::name);
  return found == settings.end() ? nullptr : &*found;
}

bool Setting::allows(const Json& value) const {
  const auto in_limits = [&](std::int64_t n) { return n >= least() && n <= most(); };
  const auto known = [&](const Json& word) {
    return values.empty() ||
           (word.is_string() && contains(values, word.get_ref<const std::string&>()));
  };
  if (is_list()) {
    return value.is_array() && in_limits(static_cast<std::int64_t>(value.size())) &&
           std::ranges::all_of(value,
                               [&](const Json& word) { return word.is_string() && known(word); });
  }
  if (fallback.is_number()) return value.is_number_integer() && in_limits(value);
  return value.type() == fallback.type() && known(value);
}

std::vector<Json> Setting::worth_trying() const {
  std::vector<Json> found{fallback};
  if (is_list()) {
    const std::int64_t least = std::max<std::int64_t>(this->least(), 1);
    const auto most = static_cast<std::size_t>(std::clamp<std::int64_t>(this->most(), 0, least));
    for (const std::string& word : values)
      found.push_back(Json(std::vector<std::string>(most, word)));
    return found;
  }
  if (fallback.is_boolean()) found.push_back(!fallback.get<bool>());
  if (min) found.push_back(*min);
  if (max) found.push_back(*max);
  found.insert(found.end(), values.begin(), values.end());
  return found;
}

std::vector<std::string> typed_settings(const Settings& settings, const std::string& owner) {
  return mapped(found_or(settings, owner, {}),
                [](const auto& one) { return one.first + "=" + typed_value(one.second); });
}

std::string typed_value(const Json& value) {
  if (value.is_boolean()) return value ? "yes" : "no";
  if (!value.is_array()) return unquoted(value);
  return joined_by(value.get<std::vector<std::string>>(), "+");
}

namespace {

// Inserts in order of name, or replaces.
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
  args.insert(args.end(), {{"least", number_value(one.least)},
                           {"most", number_value(one.most)},
                           {"from", number_value(other.least)},
                           {"to", number_value(other.most)}});
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

// Returns "testimony/topics" for scripts/GAME/testimony/topics.lua.
std::string short_name(const Source& file) {
  std::string_view name = file.name;
  for (int folders = 0; folders < 2; ++folders) name.remove_prefix(name.find('/') + 1);
  if (name.ends_with(".lua")) name.remove_suffix(4);
  return std::string(name);
}

// Returns the index of the first name that means the file, or the number of names.
std::size_t rank(const std::vector<std::string>& names, const Source& file) {
  const std::string own = short_name(file);
  const auto means = [&](const std::string& name) {
    return own == name || own.starts_with(name + "/");
  };
  return static_cast<std::size_t>(std::ranges::find_if(names, means) - names.begin());
}

// Texts of known languages are not among the rule files, so such a file has an unknown language.
bool is_among_texts(const Source& file) { return short_name(file).starts_with("texts/"); }

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

void put_in_order(std::vector<const Source*>& files, const Source& declaring,
                  const GameDeclaration& game, std::vector<Diagnostic>& diagnostics) {
  for (const Source* file : files) {
    if (is_among_texts(*file))
      diagnostics.push_back({file->name, 1, 0,
                             fmt::format("'{}' is no language of narrator's: expected {}",
                                         file_stem(file->name), fmt::join(languages(), ", "))});
  }
  const std::vector<std::string>& names = game.files;
  if (names.empty()) return;
  std::vector<std::pair<std::size_t, const Source*>> ranked;
  for (const Source* file : files) ranked.emplace_back(rank(names, *file), file);
  std::stable_sort(ranked.begin() + 1, ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < files.size(); ++i) files[i] = ranked[i].second;
  const TextPlace at = find_field(declaring.text, "game", {"files"});
  const auto diagnostic = [&](const std::string& what, bool error) {
    diagnostics.push_back({declaring.name, at.line, at.column, "game{…} files " + what, error});
  };
  const auto there = mapped(files, [](const Source* file) { return short_name(*file); });
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool used = std::ranges::any_of(ranked, [&](const auto& one) { return one.first == i; });
    if (!used)
      diagnostic(
          fmt::format("names '{}', which is not there; {}", names[i], suggestion(names[i], there)),
          true);
  }
  for (const auto& [place, file] : ranked) {
    if (file != &declaring && place == names.size() && !is_among_texts(*file))
      diagnostic(fmt::format("does not say when '{}' is read", short_name(*file)), false);
  }
}

GameDeclaration read_game(const Declared& declared) {
  const Fields fields(declared, "game");
  fields.only({"id", "version", "players", "title", "about", "components", "facts", "counts",
               "settings", "opening", "routine", "files", "roles"});
  if (!fields.field("roles").is_null() && !all_strings(fields.field("roles")))
    fields.fail({"roles"}, "needs roles = {{ FIELD = \"number\" }}: of which type a role's is");
  GameDeclaration game;
  game.id = fields.id();
  game.version = static_cast<int>(fields.whole_number("version").value_or(1));
  game.players = read_players(fields);
  game.title = fields.texts("title");
  game.about = fields.texts_if_any("about");
  game.components = fields.components();
  game.facts = fields.words("facts");
  game.counts = fields.counts();
  game.settings = fields.settings();
  game.opening = fields.words_with_text("opening");
  game.routine = fields.words_with_text("routine");
  game.files = fields.words("files");
  return game;
}

VariantDeclaration read_variant(const Declared& declared, const std::string& game) {
  const Fields fields(declared, "variant");
  fields.only({"id", "game", "shared", "title", "rule", "components", "facts", "counts", "players",
               "needs", "conflicts", "pairs_with", "settings", "text"});
  VariantDeclaration variant;
  variant.id = fields.id();
  const std::string stem = file_stem(declared.source.name);
  if (variant.id != stem)
    fields.fail({"id"}, "has another id than its file: expected id = \"{}\"", stem);
  if (fields.field("game") != game)
    fields.fail({"game"}, "is for another game: expected game = \"{}\"", game);
  variant.game = game;
  variant.shared = fields.yes("shared");
  if (!variant.shared) {
    variant.title = fields.texts("title");
    variant.rule = fields.texts("rule");
  }
  variant.components = fields.components();
  variant.facts = fields.words("facts");
  variant.counts = fields.counts();
  if (!fields.field("players").is_null()) variant.players = read_players(fields);
  for (const auto& [key, ids] : {std::pair{"needs", &variant.needs},
                                 {"conflicts", &variant.conflicts},
                                 {"pairs_with", &variant.pairs_with}})
    *ids = read_others(fields, key, variant);
  variant.settings = fields.settings();
  read_text(fields, variant);
  return variant;
}

bool read_translation(const Declared& declared, const std::string& lang,
                      VariantDeclaration& variant) {
  const std::size_t before = declared.diagnostics.size();
  const Fields fields(declared, "return", declared.about, {}, "the translation");
  if (!declared.about.is_object() && declared.about != Json::array())
    fields.remark({}, "wants fields with names: return {{ title = \"…\", text = {{ … }} }}");
  fields.only(variant.shared ? std::vector<std::string>{"settings", "text"}
                             : std::vector<std::string>{"title", "rule", "settings", "text"});
  for (const auto& [key, texts] : {std::pair{"title", &variant.title}, {"rule", &variant.rule}}) {
    const Json& said = fields.field(key);
    if (!said.is_null()) take_text(fields, {key}, said, texts->by_language[lang]);
  }
  take_settings(fields, lang, variant.settings);
  const Json& text = read_said(fields, "text");
  if (!text.is_null()) variant.text[lang].clear();
  for (const auto& [id, said] : text.items())
    take_text(fields, {"text", id}, said, variant.text[lang][id]);
  return declared.diagnostics.size() == before;
}

}  // namespace narrator
