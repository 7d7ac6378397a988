#include "engine/declaration/read_declaration.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/declaration/fields.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/sources/script_kind.hpp"
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

GameDeclaration read_game(const Declared& declared) {
  const Fields fields(declared, "game");
  fields.only({"id", "version", "players", "title", "about", "components", "facts", "counts",
               "settings", "opening", "routine", "files"});
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
