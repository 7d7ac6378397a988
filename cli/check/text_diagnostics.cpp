#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "engine/lists.hpp"
#include "engine/sources/lua_tokens.hpp"
#include "engine/sources/source.hpp"
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
    for (const LuaToken& token : tokens_of(source.text))
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

constexpr std::size_t kNamed = 3;  // the others are only counted

// Returns all texts of a variant in a language, by the name used for them in messages.
std::map<std::string, std::string> sayings(const VariantDeclaration& variant,
                                           const std::string& lang) {
  std::map<std::string, std::string> found;
  const auto add = [&](const std::string& what, const Texts& texts) {
    if (const auto* text = found_in(texts.by_language, lang)) found[what] = *text;
  };
  add("title", variant.title);
  add(variant.game.empty() ? "about" : "rule", variant.rule);  // of a game or of a house rule
  for (const Setting& setting : variant.settings) add("settings." + setting.name, setting.about);
  for (const auto& [id, text] : found_or(variant.text, lang, {})) found[id] = text;
  return found;
}

bool says_all(const std::string& english, const std::string& other) {
  const std::vector<std::string> here = read_template(other).names,
                                 wanted = read_template(english).names;
  return std::ranges::all_of(wanted, [&](const std::string& name) { return contains(here, name); });
}

std::vector<std::string> gaps(const VariantDeclaration& english, const VariantDeclaration& other,
                              const std::string& lang) {
  std::vector<std::string> found;
  const auto theirs = sayings(other, lang);
  for (const auto& [what, text] : sayings(english, "en")) {
    const std::string* there = found_in(theirs, what);
    if (there == nullptr || !says_all(text, *there)) found.push_back(what);
  }
  return found;
}

// Checks that the English text, too, has each of the names in a text of this language.
void check_names(const std::string& id, const std::vector<std::string>& names,
                 const std::vector<std::string>& known, const std::string& lang,
                 const AuthoredSources& authored, Watch& watch) {
  for (const std::string& name : names) {
    if (contains(known, name)) continue;
    const std::string has = fmt::format("text '{}' has {{{}}}, which ", id, name);
    Diagnostic diagnostic = authored.text(id, lang, has + "the English one has not");
    const bool told =  // when it was shown, as nothing supplies the value then
        std::ranges::any_of(watch.diagnostics, [&](const Diagnostic& one) {
          return one.file == diagnostic.file && one.line == diagnostic.line &&
                 one.message.starts_with(has);
        });
    diagnostic.message += did_you_mean(name, known);
    if (!told) watch.add(std::move(diagnostic));
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
    check_wording(said_by_game(sources, lang).text[lang], english, lang, shown, authored, watch);
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
      append(found.names, inner.names);
      append(found.counted, inner.counted);
      found.counted.push_back(name);
      if (!inner.wrong.empty()) found.wrong = inner.wrong;
    }
    found.names.push_back(name);
    open += end + 2;
  }
  return found;
}

std::string untranslated(const std::map<std::string, std::vector<VariantDeclaration>>& said) {
  std::string sentence;
  const std::vector<VariantDeclaration>& english = said.at("en");
  for (const auto& [lang, others] : said) {
    if (lang == "en") continue;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < english.size(); ++i) append(all, gaps(english[i], others[i], lang));
    if (all.empty()) continue;
    const auto named = static_cast<std::ptrdiff_t>(std::min(all.size(), kNamed));
    sentence +=
        fmt::format("{}{}: {}{}", sentence.empty() ? "Not, or not wholly, translated: " : "; ",
                    lang, fmt::join(all.begin(), all.begin() + named, ", "),
                    all.size() > kNamed ? fmt::format(" and {} more", all.size() - kNamed) : "");
  }
  return sentence.empty() ? sentence : sentence + ".";
}

void check_declared(const VariantDeclaration& variant, const std::string& lang,
                    const AuthoredSources& authored, Watch& watch) {
  const TextsById shown = found_or(variant.text, lang, {});
  for (const auto& [what, text] : sayings(variant, lang)) {
    if (shown.contains(what)) continue;
    for (const std::string& name : read_template(text).names)
      watch.add(authored.at(what.substr(what.rfind('.') + 1),
                            "{} has {{{}}}, which nothing gives: it is shown as it stands", what,
                            name));
  }
}

void check_wording(const TextsById& texts, const TextsById& english, const std::string& lang,
                   const ShownTexts& shown, const AuthoredSources& authored, Watch& watch) {
  for (const auto& [id, text] : texts) {
    const Template found = read_template(text);
    if (!found.wrong.empty())
      watch.add(authored.text(id, lang, fmt::format("text '{}' {}", id, found.wrong)));
    if (id.starts_with("also.")) continue;  // each language has its own spellings
    shown.check_forms(id, lang, found.counted);
    if (const std::string* original = found_in(english, id)) {
      check_names(id, found.names, read_template(*original).names, lang, authored, watch);
    } else {
      const std::string near = did_you_mean(id, keys_of(english));
      watch.add(authored.text(id, lang, fmt::format("there is no English text '{}'{}", id, near)));
    }
  }
}

void check_told_apart(const Question& question, const Catalogue& texts, Watch& watch) {
  std::map<std::string, std::string> words;  // by what is typed
  for (const Option& option : question.options) {
    if (option.seat > 0) continue;
    const std::string typed = normalise_keeping_accents(texts.word(option.word));
    const std::string& first = words.emplace(typed, option.word).first->second;
    if (!typed.empty() && first == option.word) continue;
    Diagnostic diagnostic = watch.asked_at;
    diagnostic.message = typed.empty()
                             ? fmt::format("question '{}' offers '{}', which nobody can type",
                                           question.id, option.word)
                             : fmt::format("question '{}' offers '{}' and '{}', which read alike",
                                           question.id, first, option.word);
    watch.add(std::move(diagnostic));
  }
}

}  // namespace narrator::cli
