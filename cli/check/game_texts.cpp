#include <algorithm>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/sources/script_kind.hpp"
#include "engine/text/catalogue.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kOfCommands[] = {"leave.help", "join.help"};  // shown by commands

bool is_text(const Source& source) { return kind_of(source.name) == ScriptKind::text; }

// Returns whether the id may be concatenated from one of the literals: "reason." .. why.
bool is_made_of(const std::string& id, const std::vector<std::string>& literals) {
  constexpr std::string_view kJoints = ".-_";
  const std::string part = without_prefix(id);
  return std::ranges::any_of(literals, [&](const std::string& literal) {
    if (literal.size() < 2) return false;
    if (kJoints.find(literal.front()) != kJoints.npos) return part.ends_with(literal);
    return kJoints.find(literal.back()) != kJoints.npos &&
           (part.starts_with(literal) || id.starts_with(literal));
  });
}

// Returns whether the id has a prefix that the program adds, such as "ask.".
bool has_known_prefix(const std::string& id) {
  const auto dot = id.find('.');
  return dot == id.npos || contains(added_prefixes(), id.substr(0, dot));
}

std::vector<std::string> literals_in(const std::vector<Source>& sources) {
  std::vector<std::string> literals;
  for (const Source& source : sources) {
    LuaTokens tokens(source.text);
    for (LuaToken token = tokens.next(); token.kind != LuaToken::Kind::end; token = tokens.next())
      if (token.kind == LuaToken::Kind::string) literals.emplace_back(token.text);
  }
  return literals;
}

void remark_unused(const TextsById& english, const ShownTexts& shown, const AuthoredSources& rules,
                   const AuthoredSources& written, Watch& watch) {
  const std::vector<std::string> literals = literals_in(rules.sources());
  for (const auto& [id, text] : english) {
    if (std::ranges::count(kOfCommands, id) > 0 || is_made_of(id, literals) ||
        shown.was_shown(id) || rules.mentions(id) ||
        (has_known_prefix(id) &&
         (rules.mentions(without_prefix(id)) || rules.at(without_prefix(id), "").line > 0)))
      continue;
    Diagnostic diagnostic = written.at(id, "text '{}' was shown nowhere", id);
    if (diagnostic.line > 0)
      watch.remark(std::move(diagnostic));  // others are the narrator's own texts
  }
}

}  // namespace

std::vector<Source> in_all_languages(
    const std::function<std::vector<Source>(const std::string& lang)>& in) {
  std::vector<Source> all;
  for (const std::string& lang : languages()) {
    for (Source& source : in(lang)) {
      if (find_source(all, source.name) == nullptr) all.push_back(std::move(source));
    }
  }
  return all;
}

VariantDeclaration said_by_game(const std::vector<Source>& sources, const std::string& lang) {
  const Machine machine(
      those_of(sources,
               [&](const Source& one) { return !is_text(one) || text_language(one.name) == lang; }),
      lang);
  VariantDeclaration said;
  said.title = machine.game().title;
  said.rule = machine.game().about;
  said.settings = machine.game().settings;
  for (const auto& [id, text] : machine.text().all()) {
    if (machine.text().find_of_game(id) != nullptr) said.text[lang][id] = text;
  }
  return said;
}

void check_game_texts(const std::vector<Source>& sources, const ShownTexts& shown, Watch& watch) {
  const AuthoredSources authored(sources);
  const AuthoredSources rules(those_of(sources, [](const Source& one) { return !is_text(one); }));
  const TextsById english = said_by_game(sources, "en").text["en"];
  for (const std::string& lang : languages())
    check_wording(said_by_game(sources, lang).text[lang], english, lang, authored, watch);
  const AuthoredSources written(those_of(
      sources, [](const Source& one) { return is_text(one) && text_language(one.name) == "en"; }));
  remark_unused(english, shown, rules, written, watch);
}

Template read_template(std::string_view text) {
  Template found;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open)) {
    if (text.substr(open).starts_with("{{")) {
      open += 2;
      continue;
    }
    const std::string_view rest = text.substr(open + 1);
    const auto end = find_outside_braces(rest, '}');
    if (end == rest.size()) {
      found.wrong = "has a brace that is not closed; a brace itself is written {{";
      return found;
    }
    const std::string_view inside = rest.substr(0, end);
    const auto colon = inside.find(':');
    const std::string name(inside.substr(0, colon));
    if (name.empty() || name.find_first_of("{}| ") != name.npos)
      found.wrong = fmt::format(
          "has {{{}}}, which is no value's name; expected {{player}} or {{n:card|cards}}", inside);
    if (colon != inside.npos) {
      const std::string_view choices = inside.substr(colon + 1);
      const auto bar = find_outside_braces(choices, '|');
      const std::string_view second = choices.substr(std::min(bar + 1, choices.size()));
      if (bar == choices.size() || find_outside_braces(second, '|') < second.size())
        found.wrong =
            fmt::format("has {{{}}}, which are no two forms; expected {{n:card|cards}}", inside);
      const Template inner = read_template(choices);
      found.names.insert(found.names.end(), inner.names.begin(), inner.names.end());
      if (!inner.wrong.empty()) found.wrong = inner.wrong;
    }
    found.names.push_back(name);
    open += end + 2;
  }
  return found;
}

}  // namespace narrator::cli
