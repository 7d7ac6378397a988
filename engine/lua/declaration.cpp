#include "engine/lua/declaration.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/error.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::lua {
namespace {

constexpr int kMostPlayers = 30;

bool all_strings(const Json& values) {
  return values.is_structured() &&
         std::all_of(values.begin(), values.end(), [](const Json& one) { return one.is_string(); });
}

// A declaration and how it is called in an error. An empty Lua table may stand for either kind.
class Declaration {
 public:
  Declaration(std::string name, const Json& about) : name_(std::move(name)), about_(about) {
    if (!about.is_object() && !about.empty()) fail("wants fields with names: id = …");
  }

  [[noreturn]] void fail(const std::string& what) const { throw ScriptError(name_ + " " + what); }

  const Json& field(const char* key) const {
    static const Json nothing;
    const auto found = about_.is_object() ? about_.find(key) : about_.end();
    return found == about_.end() ? nothing : *found;
  }

  std::string id() const {
    const Json& id = field("id");
    if (!id.is_string() || id == "") fail("needs id = \"…\"");
    return id;
  }

  void whole_number(const char* key) const {
    const Json& number = field(key);
    if (!number.is_null() && !number.is_number_integer())
      fail(fmt::format("has a {} that is no whole number", key));
  }

  void players() const {
    const Json& players = field("players");
    const bool two = players.is_array() && players.size() == 2 && players[0].is_number_integer() &&
                     players[1].is_number_integer();
    if (!two || players[0] < 1 || players[1] < players[0] || players[1] > kMostPlayers) {
      fail("needs players = { least, most }, for example { 5, 10 }");
    }
  }

  void texts(const char* key) const {
    if (!all_strings(field(key)) || !field(key).contains("en"))
      fail(fmt::format("needs {} = {{ en = \"…\" }}", key));
  }

  void components() const {
    const Json& components = field("components");
    if (components.is_null() || components.empty()) return;
    const bool sound = components.is_object() &&
                       std::all_of(components.begin(), components.end(),
                                   [](const Json& by) { return by == "app" || by == "table"; });
    if (!sound) fail("needs components = { NAME = \"app\" or \"table\" }: who deals it");
  }

  void words(const char* key) const {
    const Json& list = field(key);
    if (!list.is_null() && !(list.is_array() && all_strings(list)))
      fail(fmt::format("needs {} = {{ \"NAME\", … }}", key));
  }

  void settings() const {
    const Json& settings = field("settings");
    if (settings.is_null() || settings.empty()) return;
    if (!settings.is_object()) fail("needs settings = { NAME = { … } }");
    for (const auto& [name, setting] : settings.items()) {
      const Declaration one(fmt::format("{} settings.{}", name_, name), setting);
      if (one.field("default").is_structured())
        one.fail("needs a default that is a number, a word, true or false");
      one.whole_number("min");
      one.whole_number("max");
      one.words("values");
      if (!one.field("about").is_null()) one.texts("about");
    }
  }

 private:
  std::string name_;
  const Json& about_;
};

}  // namespace

void check_game_declaration(const Json& about) {
  const Declaration game("game{…}", about);
  game.id();
  game.whole_number("version");
  game.players();
  game.texts("title");
  if (!game.field("about").is_null()) game.texts("about");
  game.components();
  game.words("facts");
  game.settings();
}

void check_variant_declaration(const std::string& file, const Json& about, const Json& game) {
  const Declaration variant(file + ": variant{…}", about);
  if (variant.id() != file_stem(file)) {
    variant.fail(
        fmt::format("has another id than its file: expected id = \"{}\"", file_stem(file)));
  }
  if (variant.field("game") != game["id"]) {
    variant.fail(fmt::format("is for another game: expected game = {}", game["id"].dump()));
  }
  variant.texts("title");
  variant.texts("rule");
  variant.settings();
}

}  // namespace narrator::lua
