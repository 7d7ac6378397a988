#include "cli/check/authored.hpp"

#include <algorithm>

#include "cli/check/lua_code.hpp"

namespace narrator::cli {
namespace {

// Whether what stands at `at` is quoted.
bool is_quoted(std::string_view text, std::size_t at, std::size_t length) {
  const char before = at > 0 ? text[at - 1] : ' ';
  const char after = at + length < text.size() ? text[at + length] : ' ';
  return (before == '"' && after == '"') || (before == '\'' && after == '\'');
}

// Whether it is a name that something is given to.
bool is_given(std::string_view text, std::size_t at, std::size_t length) {
  const char before = at > 0 ? text[at - 1] : ' ';
  const char after = at + length < text.size() ? text[at + length] : ' ';
  if (is_in_lua_name(before) || is_in_lua_name(after)) return false;
  const auto next = text.find_first_not_of(" \t", at + length);
  return next != text.npos && text[next] == '=' && text.substr(next, 2) != "==";
}

}  // namespace

Slip Authored::at(const std::string& word, std::string message) const {
  for (const auto& stands : {is_quoted, is_given}) {
    for (const Source& source : sources_) {
      const std::string_view text = source.text;
      for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
        if (!stands(text, at, word.size())) continue;
        const TextPlace place = place_at(text, at);
        return {source.name, place.line, place.column, std::move(message)};
      }
    }
  }
  return {sources_.size() == 1 ? sources_.front().name : "", 0, 0, std::move(message)};
}

bool Authored::mentions(const std::string& word) const {
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

Slip Authored::given(const std::string& name) const {
  for (const Source& source : sources_) {
    const TextPlace at = where_given(source.text, name);
    if (at.line > 0) return {source.name, at.line, at.column, ""};
  }
  return {};
}

bool Authored::has_policy() const {
  return std::ranges::any_of(sources_, [](const Source& source) {
    LuaTokens tokens(source.text);
    for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next()) {
      if (token.is("policy")) return true;
    }
    return false;
  });
}

bool Authored::has(const std::string& file) const { return find_source(sources_, file) != nullptr; }

}  // namespace narrator::cli
