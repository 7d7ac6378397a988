#include "cli/table/rule_settings.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/setup/setup_options.hpp"
#include "cli/terminal/terminal.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/text/normalise.hpp"
#include "engine/text/suggestion.hpp"

namespace narrator::cli {

RuleSettings::RuleSettings(const std::vector<VariantDeclaration>& rules, const Catalogue& texts,
                           std::string lang)
    : texts_(texts), lang_(std::move(lang)) {
  for (const VariantDeclaration& rule : rules) {
    for (const Setting& setting : rule.settings) settings_.push_back({rule.id, setting, {}});
  }
}

void RuleSettings::say(const char* id, const Args& args) const {
  print_paragraph(texts_.render(id, args, {}), 0, 0);
}

void RuleSettings::show() const {
  fmt::print("\n");
  say("welcome.settings", {});
  for (const auto& [rule, setting, chosen] : settings_) {
    const std::string value = chosen.empty() ? typed_value(setting.fallback) : chosen;
    const Args args = {
        {"name", {setting.name}}, {"value", {value}}, {"about", {setting.about.in(lang_)}}};
    print_paragraph(texts_.render("welcome.setting", args, {}), 2, 2);
  }
  const Setting& first = settings_.front().setting;
  say("welcome.setting-how",
      {{"name", {first.name}}, {"value", {typed_value(first.worth_trying().back())}}});
}

bool RuleSettings::take(const Line& line) {
  if (line.words().empty()) return true;
  bool sound = true;
  for (const Token& word : line.words()) sound = take_one(word.typed) && sound;
  if (sound) show();
  return false;
}

bool RuleSettings::take_one(const std::string& typed) {
  const auto name_of = [](const OneSetting& one) { return one.setting.name; };
  const std::string name = typed.substr(0, typed.find('='));
  const auto found = std::ranges::find(settings_, name, name_of);
  if (found == settings_.end()) {
    const int near = nearest(name, mapped(settings_, name_of));
    const OneSetting& meant = settings_[near < 0 ? 0 : static_cast<std::size_t>(near)];
    say("welcome.setting-unknown", {{"typed", {typed}}, {"name", {name_of(meant)}}});
    return false;
  }
  try {
    Settings read;
    take_setting(typed, found->rule, found->rule, {found->setting}, read);
    found->chosen = typed.substr(name.size() + 1);
    return true;
  } catch (const Error&) {
    say("welcome.setting-wrong", {{"typed", {typed}}, {"expected", {expected(found->setting)}}});
    return false;
  }
}

std::string RuleSettings::expected(const Setting& setting) const {
  const auto words = mapped(setting.values, [](const std::string& one) { return Value{one}; });
  const char* id = setting.is_list()                      ? "setting.list"
                   : setting.fallback.is_boolean()        ? "setting.yes-no"
                   : setting.fallback.is_number_integer() ? "setting.number"
                   : words.empty()                        ? "setting.word"
                                                          : "setting.one-of";
  return texts_.render(id,
                       {{"name", {setting.name}},
                        {"least", {setting.least()}},
                        {"most", {setting.most()}},
                        {"words", {words}}},
                       {});
}

std::string RuleSettings::chosen_of(const std::string& rule) const {
  std::string text;
  for (const OneSetting& one : settings_) {
    if (one.rule != rule || one.chosen.empty()) continue;
    text += fmt::format("{}{}={}", text.empty() ? ":" : ",", one.setting.name, one.chosen);
  }
  return text;
}

}  // namespace narrator::cli
