#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/check/diagnostics.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

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

class Wording {
 public:
  Wording(const TextsById& english, const std::string& lang, const AuthoredSources& authored,
          Watch& watch)
      : english_(english), lang_(lang), authored_(authored), watch_(watch) {}

  void check(const std::string& id, const std::string& text) const {
    const Template found = read_template(text);
    if (!found.wrong.empty()) tell(id, fmt::format("text '{}' {}", id, found.wrong));
    if (id.starts_with("also.")) return;  // each language has its own spellings
    if (const std::string* original = found_in(english_, id)) {
      check_names(id, found.names, read_template(*original).names);
    } else {
      tell(id,
           fmt::format("there is no English text '{}'{}", id, did_you_mean(id, keys_of(english_))));
    }
  }

 private:
  void tell(const std::string& id, std::string message) const {
    watch_.add(authored_.text(id, lang_, std::move(message)));
  }

  void check_names(const std::string& id, const std::vector<std::string>& names,
                   const std::vector<std::string>& known) const {
    for (const std::string& name : names) {
      if (contains(known, name)) continue;
      const std::string has = fmt::format("text '{}' has {{{}}}, which ", id, name);
      Diagnostic diagnostic = authored_.text(id, lang_, has + "the English one has not");
      const bool told =  // when it was shown, as nothing supplies the value then
          std::ranges::any_of(watch_.diagnostics, [&](const Diagnostic& one) {
            return one.file == diagnostic.file && one.line == diagnostic.line &&
                   one.message.starts_with(has);
          });
      diagnostic.message += did_you_mean(name, known);
      if (!told) watch_.add(std::move(diagnostic));
    }
  }

  const TextsById& english_;
  const std::string& lang_;
  const AuthoredSources& authored_;
  Watch& watch_;
};

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

void check_wording(const TextsById& texts, const TextsById& english, const std::string& lang,
                   const AuthoredSources& authored, Watch& watch) {
  const Wording wording(english, lang, authored, watch);
  for (const auto& [id, text] : texts) wording.check(id, text);
}

}  // namespace narrator::cli
