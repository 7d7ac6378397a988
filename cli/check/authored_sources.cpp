#include "cli/check/authored_sources.hpp"

#include <algorithm>

#include "cli/check/lua_code.hpp"
#include "engine/declaration/fields.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Returns the first place at or after `from` where the word is a string, if it is to be quoted, or
// else a name that is assigned to.
TextPlace place_of(std::string_view text, const std::string& word, bool quoted,
                   std::size_t from = 0) {
  if (text.find(word, from) == text.npos) return {};
  const CodeTokens all(text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].at < from || all[i].text != word) continue;
    if (quoted ? all.is_string(i) : all.is_name(i) && all.is_assignment(i + 1))
      return place_at(text, static_cast<std::size_t>(all[i].text.data() - text.data()));
  }
  return {};
}

// Returns where the texts of a language begin in a source, or npos if it has none.
std::size_t texts_from(const Source& source, const std::string& lang) {
  if (kind_of(source.name) == ScriptKind::text)
    return text_language(source.name) == lang ? 0 : std::string_view::npos;
  const TextPlace at = find_field(source.text, "variant", {"text", lang});
  if (at.line == 0) return std::string_view::npos;
  const std::string_view text = source.text;
  return static_cast<std::size_t>(line_of(text, at.line).data() - text.data()) + at.column;
}

}  // namespace

Diagnostic AuthoredSources::at(const std::string& word, std::string message) const {
  for (const bool quoted : {true, false}) {
    for (const Source& source : sources_) {
      const TextPlace place = place_of(source.text, word, quoted);
      if (place.line > 0) return {source.name, place.line, place.column, std::move(message)};
    }
  }
  return {sources_.size() == 1 ? sources_.front().name : "", 0, 0, std::move(message)};
}

Diagnostic AuthoredSources::text(const std::string& id, const std::string& lang,
                                 std::string message) const {
  for (const ScriptKind kind : {ScriptKind::text, ScriptKind::variant}) {
    for (const Source& source : sources_) {
      if (kind_of(source.name) != kind) continue;
      const std::size_t from = texts_from(source, lang);
      TextPlace place = place_of(source.text, id, true, from);
      const TextPlace bare = place_of(source.text, id, false, from);
      if (bare.line > 0 && (place.line == 0 || bare.line < place.line)) place = bare;
      if (place.line > 0) return {source.name, place.line, place.column, std::move(message)};
    }
  }
  return at(id, std::move(message));
}

bool AuthoredSources::mentions(const std::string& word) const {
  for (const Source& source : sources_) {
    const std::string_view text = source.text;
    for (const std::string& quoted : {'"' + word + '"', '\'' + word + '\''}) {
      for (auto at = text.find(quoted); at != text.npos; at = text.find(quoted, at + 1)) {
        if (at == 0 || text[at - 1] != '[') return true;
      }
    }
  }
  return false;
}

Diagnostic AuthoredSources::given(const std::string& name) const {
  for (const Source& source : sources_) {
    const TextPlace at = where_given(source.text, name);
    if (at.line > 0) return {source.name, at.line, at.column, ""};
  }
  return {};
}

Diagnostic AuthoredSources::rule(const std::string& name, std::string message) const {
  for (const Source& source : sources_) {
    const std::string_view text = source.text;
    const auto found = text.find("function rule." + name + "(");
    if (found == text.npos) continue;
    const TextPlace place = place_at(text, found);
    return {source.name, place.line, place.column, std::move(message)};
  }
  return at(name, std::move(message));
}

bool AuthoredSources::has_policy() const {
  return std::ranges::any_of(sources_, [](const Source& source) {
    return std::ranges::any_of(tokens_of(source.text),
                               [](const LuaToken& token) { return token.is("policy"); });
  });
}

bool AuthoredSources::has(const std::string& file) const {
  return find_source(sources_, file) != nullptr;
}

}  // namespace narrator::cli
