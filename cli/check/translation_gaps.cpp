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
  void expect(const std::string& what, const Json& texts) {
    for (const std::string_view lang : kLanguages) {
      if (!texts.contains(lang)) list_.push_back(fmt::format("{} is not given in {}", what, lang));
    }
  }

  void compare(const std::string& id, const Json& english, const std::string& lang,
               const Json& other) {
    if (!other.contains(id)) {
      list_.push_back(fmt::format("text '{}' is not given in {}", id, lang));
    } else if (english.is_string() && other[id].is_string()) {
      const auto here = placeholders(other[id].get<std::string>());
      for (const std::string& name : placeholders(english.get<std::string>())) {
        if (here.count(name) == 0)
          list_.push_back(fmt::format("text '{}' has {{{}}} in en and not in {}", id, name, lang));
      }
    }
  }

  std::vector<std::string> list() && { return std::move(list_); }

 private:
  std::vector<std::string> list_;
};

}  // namespace

std::vector<std::string> gaps_in_languages(const Json& variant) {
  Gaps gaps;
  for (const char* field : {"title", "rule"})
    gaps.expect(field, variant.value(field, Json::object()));
  const Json settings = variant.value("settings", Json::object());
  for (const auto& [name, declared] : settings.items()) {
    gaps.expect(fmt::format("what setting '{}' is about", name),
                declared.value("about", Json::object()));
  }
  const Json texts = variant.value("text", Json::object());
  const Json english = texts.value("en", Json::object());
  for (const std::string_view lang : kLanguages) {
    const Json other = texts.value(std::string(lang), Json::object());
    for (const auto& [id, text] : english.items()) gaps.compare(id, text, std::string(lang), other);
  }
  return std::move(gaps).list();
}

}  // namespace narrator::cli
