#include "cli/check/slips.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kNamed = 3;  // more are only counted

// Everything a variant says in a language, by what it is called in a sentence.
std::map<std::string, std::string> sayings(const VariantDeclaration& variant,
                                           const std::string& lang) {
  std::map<std::string, std::string> found;
  const auto add = [&](const std::string& what, const Texts& texts) {
    const auto text = texts.by_language.find(lang);
    if (text != texts.by_language.end()) found[what] = text->second;
  };
  add("title", variant.title);
  add(variant.game.empty() ? "about" : "rule", variant.rule);  // of a game and of a house rule
  for (const Setting& setting : variant.settings) add("settings." + setting.name, setting.about);
  const auto texts = variant.text.find(lang);
  if (texts == variant.text.end()) return found;
  for (const auto& [id, text] : texts->second) found[id] = text;
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
    const auto there = theirs.find(what);
    if (there == theirs.end() || !says_all(text, there->second)) found.push_back(what);
  }
  return found;
}

}  // namespace

std::string untranslated(
    const std::function<std::vector<VariantDeclaration>(const std::string& lang)>& in) {
  std::string sentence;
  const std::vector<VariantDeclaration> english = in("en");
  for (const std::string& lang : languages()) {
    if (lang == "en") continue;
    std::vector<std::string> all;
    const std::vector<VariantDeclaration> others = in(lang);
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

}  // namespace narrator::cli
