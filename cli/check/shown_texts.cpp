#include "cli/check/shown_texts.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "cli/check/lua_code.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

std::string nearest_text(const std::string& id, const Catalogue& texts) {
  std::vector<std::string> known = keys_of(texts.all());
  std::ranges::sort(known);
  return did_you_mean(id, known);
}

// Returns true for "half-bad", but not for "R5", "3" or natural text, which are shown as they are.
bool is_like_an_id(const std::string& word) {
  return word.size() > 1 && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-_") == word.npos;
}

// Returns whether the call that begins on the line names the value: name = …
bool names_value(const std::vector<Source>& sources, const Diagnostic& from,
                 const std::string& name) {
  const Source* source = find_source(sources, from.file);
  return source != nullptr && call_names(source->text, from.line, name);
}

// Returns whether the name occurs only once, so that it is misspelt rather than the text.
bool stands_once(const std::vector<Source>& sources, const std::string& name) {
  int times = 0;
  for (const Source& source : sources) {
    for (const LuaToken& token : tokens_of(source.text))
      times += token.kind == LuaToken::Kind::name && token.text == name ? 1 : 0;
  }
  return times == 1;
}

// Returns whether the id begins almost like those that the program itself looks up: "als.bear".
bool is_nearly_looked_up(const std::string& id) {
  std::vector<std::string> prefixes = added_prefixes();
  append(prefixes,
         std::vector<std::string>{"leave", "refuse"});  // looked up with what follows them
  const std::string prefix = id.substr(0, id.find('.'));
  return !contains(prefixes, prefix) && nearest(prefix, prefixes) >= 0;
}

std::string no_number(const std::string& id, const std::string& name) {
  return fmt::format("text '{}' has {{{}:…|…}}, which is no number here", id, name);
}

}  // namespace

const std::vector<std::string>& added_prefixes() {
  static const std::vector<std::string> prefixes = {
      "ask",  "help",  "drawn", "confirm", "word",      "also",    "phase", "reason",
      "team", "topic", "label", "correct", "component", "chapter", "count"};
  return prefixes;
}

std::string without_prefix(const std::string& id) {
  const bool of_a_question = id.starts_with("also.yes.") || id.starts_with("also.no.");
  const auto dot = of_a_question ? id.rfind('.') : id.find('.');
  return dot == id.npos ? id : id.substr(dot + 1);
}

void ShownTexts::show(const std::string& id, const Args& args, const std::string& what,
                      const Diagnostic& from) {
  for (const auto& [name, value] : args) values(value);
  for (const char* words : {"also.counters.", "also.fillers."})
    if (id.starts_with("ask.")) shown_.insert(words + without_prefix(id));
  const std::string* text = machine_.text().find_of_game(id);
  if (text != nullptr) {
    shown_.insert(id);
    if (tried_.emplace(id, keys_of(args)).second) check_placeholders(id, *text, args, from);
    return;
  }
  const bool by_id = authored_.at(id, "").line > 0;
  const std::string near = nearest_text(id, machine_.text());
  const Diagnostic at =
      authored_.has(from.file) ? from : authored_.at(by_id ? id : without_prefix(id), "");
  const char* where = at.file.starts_with("scripts/") ? "; give it one in texts/en.lua"
                                                      : "; give it one in text = { en = { … } }";
  watch_.add(at.saying("{} has no text '{}'{}", what, id, near.empty() ? where : near));
}

void ShownTexts::check_forms(const std::string& id, const std::string& lang,
                             const std::vector<std::string>& counted) const {
  for (const std::string& name : counted) {
    if (lang != lang_ && uncountable_.contains({id, name}))
      watch_.add(authored_.text(id, lang, no_number(id, name)));
  }
}

// A value given in other calls is nil in this one; a value never given is a mistake in the text.
void ShownTexts::check_placeholders(const std::string& id, const std::string& text,
                                    const Args& args, const Diagnostic& from) {
  const std::vector<std::string> given = keys_of(args);
  if (!authored_.has(from.file)) names_given_.insert(given.begin(), given.end());
  for (const auto& [name, value] : args) {
    const bool counts = std::holds_alternative<std::int64_t>(value.data) ||
                        std::holds_alternative<std::vector<Value>>(value.data);
    if (!counts) uncountable_.emplace(id, name);
  }
  const auto [names, counted, wrong] = read_template(text);
  for (const std::string& name : counted) {
    if (!uncountable_.contains({id, name})) continue;
    const Diagnostic there = authored_.text(id, lang_, "");
    const bool elsewhere = there.line > 0 && (there.file != from.file || there.line != from.line);
    const std::string place = Place{there.file, there.line}.text(authored_.sources());
    watch_.add(from.saying("{}{}", no_number(id, name),
                           elsewhere ? "; the text stands at " + place : std::string()));
  }
  for (const std::string& name : names) {
    if (contains(given, name)) {
      ever_given_.emplace(id, name);
      continue;
    }
    const bool is_usual = name == "of" && id.starts_with("ask.");
    const int near = nearest(name, given);
    const std::string other = near < 0 ? "" : given[static_cast<std::size_t>(near)];
    const bool misspelt = near >= 0 && !contains(names, other);
    const bool by_call =
        misspelt && !names_given_.contains(other) && stands_once(authored_.sources(), other);
    const bool here = is_usual || ever_given_.contains({id, name}) ||
                      names_value(authored_.sources(), from, name);
    if (authored_.has(from.file) && !misspelt && here) {
      watch_.add(from.saying("text '{}' has {{{}}}, which is nil here", id, name));
      continue;
    }
    Diagnostic diagnostic = authored_.text(
        id, lang_,
        fmt::format("text '{}' has {{{}}}, which nobody gives; {}", id, name,
                    given.empty() ? "no values are given" : suggestion(name, given)));
    if (authored_.has(from.file) && by_call) {
      diagnostic.file = from.file;
      diagnostic.line = from.line;
      diagnostic.column = from.column;
    }
    watch_.add(std::move(diagnostic));
  }
}

void ShownTexts::label(const std::string& id) {
  if (id.empty()) return;
  shown_.insert(id);
  const bool meant_as_id = id.find('.') != id.npos && id.find(' ') == id.npos;
  if (meant_as_id && machine_.text().find_of_game(id) == nullptr) show(id, {}, "a label");
}

void ShownTexts::announced(const std::string& word) {
  shown_.insert("word." + word);
  shown_.insert("also." + word);
}

void ShownTexts::word(const std::string& word, const std::string& question) {
  announced(word);
  shown_.insert("also." + word + "." + question);
  const Catalogue& texts = machine_.text();
  const bool known = texts.find_of_game("word." + word) || texts.find_of_game(word);
  if (known || !is_like_an_id(word) || !remarked_.insert(word).second || !authored_.mentions(word))
    return;
  watch_.remark(
      authored_.at(word, "word '{}' has no text 'word.{}': it is shown as it stands", word, word));
}

void ShownTexts::values(const Value& value) {
  if (const auto* word = std::get_if<Word>(&value.data)) announced(word->text);
  if (const auto* list = std::get_if<std::vector<Value>>(&value.data)) {
    for (const Value& one : *list) values(one);
  }
}

void check_texts(const VariantDeclaration& variant, const Catalogue& base, const ShownTexts& shown,
                 const AuthoredSources& authored, Watch& watch) {
  if (variant.shared) return;  // other rules may show it, which need not all be tried out together
  for (const auto& [id, text] : found_or(variant.text, "en", {})) {
    const bool used = base.all().contains(id) || shown.was_shown(id) || authored.mentions(id) ||
                      (authored.mentions(without_prefix(id)) && !is_nearly_looked_up(id)) ||
                      watch.won.contains(without_prefix(id));  // ids that the rules may concatenate
    if (used) continue;
    if (base.own().contains(id)) {
      watch.remark(
          authored.at(id, "text '{}' is one of the narrator's own, and stays as it is", id));
      continue;
    }
    watch.add(authored.at(id, "text '{}' is shown nowhere, and there is none to reword{}", id,
                          nearest_text(id, base)));
  }
}

}  // namespace narrator::cli
