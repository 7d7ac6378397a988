#include "cli/check/translation_gaps.hpp"

#include <set>

#include <fmt/format.h>

#include "engine/sources/script_kind.hpp"

namespace narrator::cli {
namespace {

// The names in braces; of {n:one|many} the n.
std::set<std::string> placeholders(const std::string& text) {
  std::set<std::string> found;
  for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
    const auto end = text.find_first_of(":}{", open + 1);
    if (end == text.npos) break;
    if (text[end] != '{' && end > open + 1) found.insert(text.substr(open + 1, end - open - 1));
  }
  return found;
}

class Gaps {
 public:
  void expect(const std::string& what, const Texts& texts) {
    for (const std::string& lang : languages()) {
      if (!texts.by_language.contains(lang))
        list_.push_back(fmt::format("{} is not given in {}", what, lang));
    }
  }

  void compare(const std::string& id, const std::string& english, const std::string& lang,
               const std::map<std::string, std::string>& other) {
    const auto theirs = other.find(id);
    if (theirs == other.end())
      return list_.push_back(fmt::format("text '{}' is not given in {}", id, lang));
    const auto here = placeholders(theirs->second);
    for (const std::string& name : placeholders(english)) {
      if (here.count(name) == 0)
        list_.push_back(fmt::format("text '{}' has {{{}}} in en and not in {}", id, name, lang));
    }
  }

  std::vector<std::string> list() && { return std::move(list_); }

 private:
  std::vector<std::string> list_;
};

}  // namespace

std::vector<std::string> gaps_in_languages(const VariantDeclaration& variant) {
  Gaps gaps;
  gaps.expect("title", variant.title);
  gaps.expect("rule", variant.rule);
  for (const Setting& setting : variant.settings)
    gaps.expect(fmt::format("what setting '{}' is about", setting.name), setting.about);
  const auto in = [&](const std::string& lang) {
    const auto found = variant.text.find(lang);
    return found == variant.text.end() ? std::map<std::string, std::string>() : found->second;
  };
  const auto english = in("en");
  for (const std::string& lang : languages()) {
    const auto other = in(lang);
    for (const auto& [id, text] : english) gaps.compare(id, text, lang, other);
  }
  return std::move(gaps).list();
}

}  // namespace narrator::cli
