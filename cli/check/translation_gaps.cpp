#include "cli/check/slips.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "engine/lists.hpp"

namespace narrator::cli {
namespace {

constexpr std::size_t kNamed = 3;  // more are only counted

// Everything a variant says in a language, by what it is called in a sentence.
std::map<std::string, std::string> sayings(const VariantDeclaration& variant,
                                           const std::string& lang) {
  std::map<std::string, std::string> found;
  const auto add = [&](const std::string& what, const Texts& texts) {
    if (const auto* text = found_in(texts.by_language, lang)) found[what] = *text;
  };
  add("title", variant.title);
  add(variant.game.empty() ? "about" : "rule", variant.rule);  // of a game and of a house rule
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

}  // namespace

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

}  // namespace narrator::cli
