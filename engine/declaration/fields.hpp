// Reads the fields of a declaration in Lua.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/declaration/declaration.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/lists.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/normalise.hpp"

namespace narrator {

/// Returns the place of the field `path` (settings, seconds, min) in the first `call{…}` (or
/// `return`), or of the deepest part of the path that exists; line 0 if there is no such call.
TextPlace find_field(std::string_view text, std::string_view call,
                     const std::vector<std::string>& path);

constexpr int kMaxPlayers = 30;

using Path = std::vector<std::string>;

inline bool all_strings(const Json& values) {
  return values.is_structured() &&
         std::ranges::all_of(values, [](const Json& one) { return one.is_string(); });
}

/// A table of a declaration. An empty Lua table may be a list or named fields.
class Fields {
 public:
  Fields(const Declared& declared, std::string call)
      : Fields(declared, call, declared.about, {}, call + "{…}") {
    if (!about_.is_object() && !about_.empty()) fail({}, "wants fields with names: id = …");
  }

  Fields(const Declared& declared, std::string call, const Json& about, Path path, std::string name)
      : declared_(declared),
        call_(std::move(call)),
        about_(about),
        path_(std::move(path)),
        name_(std::move(name)) {}

  Diagnostic diagnostic(const std::string& what, Path path) const {
    path.insert(path.begin(), path_.begin(), path_.end());
    const TextPlace at = find_field(declared_.source.text, call_, path);
    return {declared_.source.name, at.line, at.column, fmt::format("{} {}", name_, what)};
  }

  // Something missing may only be misspelt; if so, the misspelling is reported instead.
  template <class... Values>
  [[noreturn]] void fail(const Path& path, fmt::format_string<Values...> what,
                         Values&&... values) const {
    const auto before =
        std::ranges::find(declared_.diagnostics, declared_.source.name, &Diagnostic::file);
    if (before != declared_.diagnostics.end()) throw ScriptError(*before, {declared_.source});
    throw ScriptError(diagnostic(fmt::format(what, std::forward<Values>(values)...), path),
                      {declared_.source});
  }

  template <class... Values>
  void remark(const Path& path, fmt::format_string<Values...> what, Values&&... values) const {
    declared_.diagnostics.push_back(
        diagnostic(fmt::format(what, std::forward<Values>(values)...), path));
  }

  // Remarks on each field that is not in `known`.
  void only(const std::vector<std::string>& known) const {
    if (!about_.is_object()) return;
    for (const auto& [key, value] : about_.items()) {
      if (!contains(known, key))
        remark({key}, "has no field '{}'; {}", key, suggestion(key, known));
    }
  }

  const Json& field(const std::string& key) const {
    static const Json nothing;
    const auto found = about_.find(key);
    return found == about_.end() ? nothing : *found;
  }

  std::string id() const {
    const Json& id = field("id");
    if (!id.is_string() || id == "") fail({"id"}, "needs id = \"…\"");
    return id;
  }

  bool yes(const char* key) const {
    const Json& given = field(key);
    if (!given.is_null() && !given.is_boolean())
      fail({key}, "has a {} that is neither true nor false", key);
    return given == true;
  }

  std::optional<std::int64_t> whole_number(const char* key) const {
    const Json& number = field(key);
    if (number.is_null()) return std::nullopt;
    if (!number.is_number_integer()) fail({key}, "has a {} that is no whole number", key);
    return number.get<std::int64_t>();
  }

  Texts texts(const char* key) const {
    const Json& given = field(key);
    if (!all_strings(given) || !given.contains("en"))
      fail({key}, "needs {} = {{ en = \"…\" }}", key);
    if (given["en"] == "") remark({key, "en"}, "has an empty {}: expected en = \"…\"", key);
    Texts texts;
    for (const auto& [lang, text] : given.items()) {
      texts.by_language[lang] = text;
      language(key, lang);
    }
    return texts;
  }

  Texts texts_if_any(const char* key) const { return field(key).is_null() ? Texts() : texts(key); }

  // Remarks on a language that narrator has no texts in.
  void language(const std::string& key, const std::string& lang) const {
    const std::vector<std::string>& known = languages();
    if (contains(known, lang)) return;
    remark({key, lang}, "has {}.{}, but '{}' is no language of narrator's: expected {}", key, lang,
           lang, fmt::join(known, ", "));
  }

  std::vector<std::string> words(const char* key) const {
    const Json& list = field(key);
    if (list.is_null()) return {};
    if (!list.is_array() || !all_strings(list)) fail({key}, "needs {} = {{ \"NAME\", … }}", key);
    return list.get<std::vector<std::string>>();
  }

  // Reads a list of text ids.
  std::vector<std::string> words_with_text(const char* key) const {
    std::vector<std::string> ids = words(key);
    for (const std::string& id : ids) {
      if (is_without_text(id)) remark({key}, "has '{}' in {}, which no text is called", id, key);
    }
    return ids;
  }

  std::vector<Component> components() const {
    const Json& given = field("components");
    std::vector<Component> components;
    if (given.is_null() || given.empty()) return components;
    const bool sound = given.is_object() && std::ranges::all_of(given, [](const Json& by) {
                         return by == "app" || by == "table";
                       });
    if (!sound)
      fail({"components"}, "needs components = {{ NAME = \"app\" or \"table\" }}: who deals it");
    for (const auto& [name, by] : given.items()) components.push_back({name, by == "app"});
    return components;
  }

  // Reads counts = { { announcement = "executed", field = "player", as = "executed" } }.
  std::vector<CounterDeclaration> counts() const {
    const Json& given = field("counts");
    std::vector<CounterDeclaration> counts;
    if (given.is_null() || given.empty()) return counts;
    if (given.is_object()) return counts_by_name(given);
    for (const Json& one : given) {
      if (!all_strings(one) || one.size() != 3 || !one.contains("announcement") ||
          !one.contains("field") || !one.contains("as"))
        fail({"counts"},
             "needs counts = {{ {{ announcement = \"ID\", field = \"ITS VALUE\", as = "
             "\"what it counts as\" }}, … }}");
      add_counting({one["announcement"], one["field"], one["as"]}, {"counts"}, counts);
    }
    return counts;
  }

  void add_counting(const CounterDeclaration& one, const Path& path,
                    std::vector<CounterDeclaration>& counts) const {
    if (is_without_text(one.announcement))
      remark(path, "counts announcements '{}', which no text is called", one.announcement);
    if (is_without_text("count." + one.what))
      remark(path, "counts '{0}' without a text count.{0}", one.what);
    counts.push_back(one);
  }

  // Reads the old form: counts = { executed = { player = "executed" } }.
  std::vector<CounterDeclaration> counts_by_name(const Json& given) const {
    if (!std::ranges::all_of(given, all_strings))
      fail({"counts"},
           "needs counts = {{ {{ announcement = \"ID\", field = \"ITS VALUE\", as = "
           "\"what it counts as\" }}, … }}");
    std::vector<CounterDeclaration> counts;
    for (const auto& [id, fields] : given.items()) {
      for (const auto& [name, what] : fields.items())
        add_counting({id, name, what}, {"counts", id}, counts);
    }
    declared_.diagnostics.push_back(
        diagnostic("has counts in the old form, which still works; it is now a list: "
                   "{ announcement = \"ID\", field = \"ITS VALUE\", as = \"what it "
                   "counts as\" }",
                   {"counts"}));
    declared_.diagnostics.back().error = false;
    return counts;
  }

  std::vector<Setting> settings() const {
    const Json& given = field("settings");
    std::vector<Setting> settings;
    if (given.is_null() || given.empty()) return settings;
    if (!given.is_object()) fail({"settings"}, "needs settings = {{ NAME = {{ … }} }}");
    for (const auto& [name, about] : given.items()) {
      const Fields one(declared_, call_, about, {"settings", name},
                       fmt::format("{} settings.{}", name_, name));
      if (!about.is_object() && !about.empty())
        one.fail({}, "wants fields with names: default = …");
      settings.push_back(one.setting(name));
    }
    return settings;
  }

 private:
  bool is_without_text(const std::string& id) const {
    return declared_.texts != nullptr && declared_.texts->find_of_game(id) == nullptr;
  }

  Setting setting(const std::string& name) const {
    only({"default", "min", "max", "values", "about"});
    const Json& fallback = field("default");
    const bool list = fallback.empty() || (fallback.is_array() && all_strings(fallback));
    if (fallback.is_structured() && !list)
      fail({"default"},
           "needs a default that is a number, a word, true or false, or a list of words");
    Setting setting;
    setting.name = name;
    if (!fallback.is_null())
      setting.fallback = fallback.is_structured() && fallback.empty() ? Json::array() : fallback;
    setting.min = whole_number("min");
    setting.max = whole_number("max");
    setting.values = words("values");
    setting.about = texts_if_any("about");
    check_default(setting);
    return setting;
  }

  void check_default(const Setting& setting) const {
    if (setting.is_list()) {
      check_default_list(setting);
    } else if (setting.fallback.is_number_integer()) {
      const std::int64_t n = setting.fallback;
      if (n < setting.least() || n > setting.most())
        remark({"default"}, "has a default of {}, which is not from {} to {}", n, setting.least(),
               setting.most());
    } else if (setting.fallback.is_string()) {
      check_default_word(setting, setting.fallback);
    }
  }

  void check_default_word(const Setting& setting, const std::string& word) const {
    const auto& values = setting.values;
    if (values.empty() || contains(values, word)) return;
    remark({"default"}, "has a default '{}' that is none of its values; {}", word,
           suggestion(word, values));
  }

  void check_default_list(const Setting& setting) const {
    const auto n = static_cast<std::int64_t>(setting.fallback.size());
    if (n < setting.least() || n > setting.most())
      remark({"default"}, "has a default of {} words, which are not from {} to {}", n,
             setting.least(), setting.most());
    for (const Json& word : setting.fallback) check_default_word(setting, word);
  }

  const Declared& declared_;
  std::string call_;
  const Json& about_;
  Path path_;
  std::string name_;
};

}  // namespace narrator
