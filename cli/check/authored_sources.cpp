#include "cli/check/authored_sources.hpp"

#include <algorithm>
#include <array>

#include "cli/check/lua_code.hpp"
#include "engine/declaration/fields.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Returns whether the text at `at` is enclosed in quotes.
bool is_quoted(std::string_view text, std::size_t at, std::size_t length) {
  const char before = at > 0 ? text[at - 1] : ' ';
  const char after = at + length < text.size() ? text[at + length] : ' ';
  return (before == '"' && after == '"') || (before == '\'' && after == '\'');
}

// Returns whether the text at `at` is a name that is assigned to.
bool is_given(std::string_view text, std::size_t at, std::size_t length) {
  const char before = at > 0 ? text[at - 1] : ' ';
  const char after = at + length < text.size() ? text[at + length] : ' ';
  if (is_in_lua_name(before) || is_in_lua_name(after)) return false;
  const auto next = text.find_first_not_of(" \t", at + length);
  return next != text.npos && text[next] == '=' && text.substr(next, 2) != "==";
}

// Returns whether `at` is within a single-line comment.
bool is_in_comment(std::string_view text, std::size_t at) {
  const auto begin = at == 0 ? text.npos : text.rfind('\n', at - 1);
  char quote = 0;
  for (std::size_t i = begin == text.npos ? 0 : begin + 1; i < at; ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (quote != 0) {
      if (text[i] == quote) quote = 0;
    } else if (text[i] == '"' || text[i] == '\'') {
      quote = text[i];
    } else if (text.substr(i, 2) == "--") {
      return true;
    }
  }
  return false;
}

constexpr std::array kStands = {is_quoted, is_given};

// Returns the first place at or after `from` where `stands` accepts the word outside of a comment.
TextPlace place_of(std::string_view text, const std::string& word, decltype(is_quoted)* stands,
                   std::size_t from = 0) {
  for (auto at = text.find(word, from); at != text.npos; at = text.find(word, at + 1)) {
    if (stands(text, at, word.size()) && !is_in_comment(text, at)) return place_at(text, at);
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
  for (const auto& stands : kStands) {
    for (const Source& source : sources_) {
      const TextPlace place = place_of(source.text, word, stands);
      if (place.line > 0) return {source.name, place.line, place.column, std::move(message)};
    }
  }
  return {sources_.size() == 1 ? sources_.front().name : "", 0, 0, std::move(message)};
}

Diagnostic AuthoredSources::text(const std::string& id, const std::string& lang,
                                 std::string message) const {
  for (const ScriptKind kind : {ScriptKind::text, ScriptKind::variant}) {
    for (const Source& source : sources_) {
      for (const auto& stands : kStands) {
        if (kind_of(source.name) != kind) continue;
        const TextPlace place = place_of(source.text, id, stands, texts_from(source, lang));
        if (place.line > 0) return {source.name, place.line, place.column, std::move(message)};
      }
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
  return {"", 0, 0, std::move(message)};
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
