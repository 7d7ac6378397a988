#include "engine/lua/loader.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "engine/declaration/fields.hpp"
#include "engine/lists.hpp"
#include "engine/lua/natives.hpp"
#include "engine/lua/reading/read_values.hpp"
#include "engine/lua/script_error.hpp"
#include "engine/text/normalise.hpp"
#include "engine/watch.hpp"

namespace narrator::lua {
namespace {

constexpr lua_Integer kMostNeeded = 100;  // variants that one may need

class Loader {
 public:
  explicit Loader(State& state) : state_(state), L_(state.get()) {}

  // Loads only the narrator's own texts.
  void run_texts() {
    for (const BundledSource& file : bundled_under("scripts/lib/texts/" + state_.host().lang + "/"))
      load_text(file.source(), &Catalogue::add_own);
  }

  // A failure after variant{…} is reported when the file is loaded.
  VariantHead head(const Source& source) {
    open_library();
    remember(source);
    std::optional<ScriptError> failed;
    compile(source);
    call_native("head", 0, 1);
    lua_setupvalue(L_, -2, 1);
    try {
      protect(0, 0);
    } catch (const ScriptError& e) {
      failed = e;
    }
    push_native("about");
    if (!lua_istable(L_, -1) && failed) throw ScriptError(*failed);
    VariantHead head;
    if (!lua_istable(L_, -1)) return head;
    if (lua_getfield(L_, -1, "game") == LUA_TSTRING) head.game = lua_tostring(L_, -1);
    if (lua_getfield(L_, -2, "needs") == LUA_TTABLE) {
      for (lua_Integer i = 1; i <= kMostNeeded && lua_rawgeti(L_, -1, i) == LUA_TSTRING; ++i) {
        head.needs.emplace_back(lua_tostring(L_, -1));
        lua_pop(L_, 1);
      }
    }
    return head;
  }

  LoadedScripts run(const std::vector<Source>& sources) {
    open_library();
    run_texts();
    for (const Source& source : sources) {
      // Only bundled library files may use its powers.
      if (kind_of(source.name) == ScriptKind::library || source.name.starts_with("scripts/lib/"))
        fail(source, "this is a name of the library's own");
      remember(source);
    }
    load_texts_in("en", sources);
    if (state_.host().lang != "en") load_texts_in(state_.host().lang, sources);
    set_stage("game");
    load_game(of_kind(sources, ScriptKind::game));
    set_stage("variant");
    for (const Source* source : of_kind(sources, ScriptKind::variant))
      load_variant(*source, sources);
    extend_game(loaded_.game, loaded_.variants);
    state_.host().counter.declare(loaded_.game.counts);
    set_stage("play");
    const Watch* watch = state_.host().watch;
    if (watch != nullptr && watch->every_rule) call_native("watch_rules", 0, 0);
    if (state_.host().is_tested()) copy_rules();
    return std::move(loaded_);
  }

 private:
  using Sources = std::vector<const Source*>;

  // Reports an error about a whole file, or what stands there.
  [[noreturn]] static void fail(const Source& source, const std::string& what,
                                const TextPlace& at = {}) {
    throw ScriptError(Diagnostic{source.name, at.line, at.column, what}, {source});
  }

  static Sources of_kind(const std::vector<Source>& sources, ScriptKind kind) {
    Sources found;
    for (const Source& source : sources) {
      if (kind_of(source.name) == kind) found.push_back(&source);
    }
    return found;
  }

  // Whether it is a game's text; a variant's translation is read with the variant.
  static bool is_text(std::string_view name, const std::string& lang) {
    return name.starts_with("scripts/") && kind_of(name) == ScriptKind::text &&
           text_language(name) == lang;
  }

  void open() {
    push_natives(L_);
    lua_pushvalue(L_, -1);
    loaded_.native = luaL_ref(L_, LUA_REGISTRYINDEX);
    push_base(L_);
    if (state_.has_budget()) add_operators(L_);
    if (state_.host().watch != nullptr) add_marks(L_);
    lua_setfield(L_, -2, "api");
    set_text(L_, "lang", state_.host().lang);
    lua_pop(L_, 1);
  }

  void open_library() {
    open();
    for (const BundledSource& file : bundled_under("scripts/lib/")) {
      if (kind_of(file.name) == ScriptKind::library) load_library(remember(file.source()));
    }
    call_native("seal", 0, 0);
  }

  void push_native(const char* field) {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, loaded_.native);
    lua_getfield(L_, -1, field);
    lua_remove(L_, -2);
  }

  const Source& remember(const Source& source) {
    return state_.host().sources.insert_or_assign(source.name, source).first->second;
  }

  void set_stage(const char* stage) {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, loaded_.native);
    set_text(L_, "stage", stage);
    lua_pop(L_, 1);
  }

  void protect(int arguments, int results) {
    state_.refill();
    if (call_told(L_, arguments, results) != LUA_OK) throw script_error(L_);
  }

  // The arguments are on top of the stack.
  void call_native(const char* field, int arguments, int results) {
    push_native(field);
    lua_insert(L_, -1 - arguments);
    protect(arguments, results);
  }

  void compile(const Source& source) { lua::compile(state_, source); }

  void load_library(const Source& source) {
    compile(source);
    lua_newtable(L_);  // library files can name only Lua's base
    push_native("api");
    lua_setfield(L_, -2, "__index");
    lua_newtable(L_);
    lua_insert(L_, -2);
    lua_setmetatable(L_, -2);
    lua_setupvalue(L_, -2, 1);
    lua_rawgeti(L_, LUA_REGISTRYINDEX, loaded_.native);
    push_native("api");
    protect(2, 0);
  }

  // A file's global names are its environment; nothing else is reachable.
  void run_file(const Source& source, const std::string& id) {
    compile(source);
    push_text(L_, id);
    call_native("environment", 1, 1);
    lua_setupvalue(L_, -2, 1);
    protect(0, 0);
  }

  // Pushes the table that a file returns which can name nothing but our operators.
  void run_data(const Source& source) {
    compile(source);
    lua_newtable(L_);
    if (state_.has_budget()) add_operators(L_);
    lua_setupvalue(L_, -2, 1);
    protect(0, 1);
  }

  void load_text(const Source& source, void (Catalogue::*add)(const std::string&, std::string)) {
    const auto take = [&](std::string_view id, std::string_view text) {
      (state_.host().text.*add)(std::string(id), std::string(text));
    };
    if (const BundledSource* bundled = bundled_as(source)) return bundled->each_text(take);
    run_data(source);
    try {
      if (!lua_istable(L_, -1)) throw Fault("it returns none");
      read_texts(L_, -1, take);
    } catch (const WrongField& e) {
      fail(source, e.what(), find_field(source.text, "return", e.way));
    } catch (const std::exception& e) {
      fail(source, fmt::format("expected return {{ [\"id\"] = \"text\", … }}: {}", e.what()));
    }
    lua_pop(L_, 1);
  }

  // Loads the game's texts.
  void load_texts_in(const std::string& lang, const std::vector<Source>& sources) {
    for (const Source& source : sources) {
      if (is_text(source.name, lang)) load_text(source, &Catalogue::add);
    }
  }

  // Loads the file with game{…} first, then the others in the order that it declares.
  void load_game(Sources files) {
    std::stable_partition(files.begin(), files.end(), [](const Source* file) {
      return find_field(file->text, "game", {}).line > 0;
    });
    for (std::size_t i = 0; i < files.size(); ++i) {
      run_file(*files[i], "game");
      if (i == 0) take_declaration(*files[i], files);
    }
    if (!declared_) throw ScriptError("the game's files have no game{…}");
    find_rules();
    check_rules(files);
  }

  void take_declaration(const Source& file, Sources& files) {
    push_native("about");
    declared_ = lua_istable(L_, -1);
    if (declared_) {
      const Json about = declared("game", file);
      loaded_.game = read_game({about, file, english(), loaded_.diagnostics});
      put_in_order(files, file, loaded_.game, loaded_.diagnostics);
    }
    lua_pop(L_, 1);
  }

  const Catalogue* english() const {
    return state_.host().lang == "en" ? &state_.host().text : nullptr;
  }

  void find_rules() {
    push_native("rules");
    loaded_.rules = luaL_ref(L_, LUA_REGISTRYINDEX);
    push_native("main");
    loaded_.main = luaL_ref(L_, LUA_REGISTRYINDEX);
    note_places();
  }

  // Copies the rules into the proxy through which scripts call them, so that each is found at once:
  // tested scripts define none in play.
  void copy_rules() {
    push_native("api");
    lua_getfield(L_, -1, "rule");
    lua_rawgeti(L_, LUA_REGISTRYINDEX, loaded_.rules);
    lua_pushnil(L_);
    while (lua_next(L_, -2) != 0) {
      lua_pushvalue(L_, -2);
      lua_insert(L_, -2);
      lua_rawset(L_, -5);
    }
    lua_pop(L_, 3);
  }

  // Throws an error, at a rule with a similar name if there is one, unless these are there.
  void check_rules(const Sources& files) const {
    for (const char* needed : {"play", "status"}) {
      if (loaded_.places.contains(needed)) continue;
      const std::vector<std::string> known = keys_of(loaded_.places);
      const int near = nearest(needed, known);
      if (near < 0) throw ScriptError("the game has no rule.{}", needed);
      const std::string& other = known[static_cast<std::size_t>(near)];
      const Place& at = loaded_.places.at(other);
      std::vector<Source> sources;
      for (const Source* file : files) sources.push_back(*file);
      throw ScriptError(
          {at.file, at.line, 0, fmt::format("the game has rule.{} and no rule.{}", other, needed)},
          sources);
    }
  }

  // Returns the value on top of the stack, which the source passes to `call`, as plain data.
  Json declared(const char* call, const Source& source) {
    try {
      return to_json(L_, -1);
    } catch (const WrongField& e) {
      fail(source, fmt::format("{}{{…}} {}: {}", call, joined_by(e.way, "."), e.what()),
           find_field(source.text, call, e.way));
    } catch (const std::exception& e) {
      fail(source, fmt::format("{}{{…}}: {}", call, e.what()), find_field(source.text, call, {}));
    }
  }

  // Records the places of rules that are new since the last call.
  void note_places() {
    lua_rawgeti(L_, LUA_REGISTRYINDEX, loaded_.rules);
    lua_pushnil(L_);
    while (lua_next(L_, -2) != 0) {
      const Place place = place_of_function(L_);
      loaded_.places.try_emplace(lua_tostring(L_, -1), place);
    }
    lua_pop(L_, 1);
  }

  void load_variant(const Source& source, const std::vector<Source>& sources) {
    const std::string id = file_stem(source.name);
    state_.host().loading = id;
    run_file(source, id);
    note_places();
    push_native("house");
    const auto n = lua_rawlen(L_, -1);
    if (n > loaded_.variants.size() + 1)
      fail(source,
           "a file is one house rule: give the other variant{…} a file of its own; what both use "
           "stands in a third with shared = true, which both need (needs = { \"…\" })");
    if (n <= loaded_.variants.size())
      fail(source, "a variant begins with variant{ id = …, game = …, title = … }");
    lua_rawgeti(L_, -1, static_cast<lua_Integer>(n));
    const Json about = declared("variant", source);
    lua_pop(L_, 2);
    loaded_.variants.push_back(
        read_variant({about, source, english(), loaded_.diagnostics}, loaded_.game.id));
    const std::string& lang = state_.host().lang;
    if (const Source* beside = find_source(sources, translation_of(source.name, lang)))
      translate(loaded_.variants.back(), *beside, lang);
  }

  void translate(VariantDeclaration& variant, const Source& source, const std::string& lang) {
    run_data(source);
    const Json said = declared("return", source);
    if (read_translation({said, source, nullptr, loaded_.diagnostics}, lang, variant)) {
      push_text(L_, lang);
      lua_insert(L_, -2);
      call_native("translate", 2, 0);
    } else {
      lua_pop(L_, 1);
    }
  }

  State& state_;
  lua_State* L_;
  LoadedScripts loaded_;
  bool declared_ = false;
};

}  // namespace

VariantHead read_head(State& state, const Source& source) { return Loader(state).head(source); }

LoadedScripts load(State& state, const std::vector<Source>& sources) {
  return Loader(state).run(sources);
}

}  // namespace narrator::lua

narrator::Catalogue narrator::interface_texts(const std::string& lang) {
  lua::State state(false);
  state.host().lang = lang;
  lua::Loader(state).run_texts();
  return std::move(state.host().text);
}

std::string narrator::in_english(const Sentence& own) {
  return interface_texts("en").render(own.id, own.args, {});
}
