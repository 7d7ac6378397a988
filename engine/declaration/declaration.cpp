#include "engine/declaration/declaration.hpp"

#include <algorithm>

namespace narrator {

const std::string& Texts::in(const std::string& lang) const {
  static const std::string none;
  for (const std::string& wanted : {lang, std::string("en")}) {
    const auto found = by_language.find(wanted);
    if (found != by_language.end()) return found->second;
  }
  return none;
}

std::vector<std::string> GameDeclaration::component_names() const {
  std::vector<std::string> names;
  for (const Component& component : components) names.push_back(component.name);
  return names;
}

const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name) {
  const auto found = std::find_if(settings.begin(), settings.end(),
                                  [&](const Setting& one) { return one.name == name; });
  return found == settings.end() ? nullptr : &*found;
}

}  // namespace narrator
