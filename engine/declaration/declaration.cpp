#include "engine/declaration/declaration.hpp"

#include <fmt/ranges.h>

#include "engine/lists.hpp"

namespace narrator {

const std::string& Texts::in(const std::string& lang) const {
  static const std::string none;
  for (const std::string& wanted : {lang, std::string("en")}) {
    if (const std::string* found = found_in(by_language, wanted)) return *found;
  }
  return none;
}

std::vector<std::string> GameDeclaration::component_names() const {
  return mapped(components, &Component::name);
}

std::vector<std::string> GameDeclaration::dealt_by_app() const {
  return mapped(those_of(components, &Component::by_app), &Component::name);
}

const Setting* find_setting(const std::vector<Setting>& settings, const std::string& name) {
  const auto found = std::ranges::find(settings, name, &Setting::name);
  return found == settings.end() ? nullptr : &*found;
}

bool Setting::allows(const Json& value) const {
  const auto in_limits = [&](std::int64_t n) { return n >= least() && n <= most(); };
  const auto known = [&](const Json& word) {
    return values.empty() ||
           (word.is_string() && contains(values, word.get_ref<const std::string&>()));
  };
  if (is_list()) {
    return value.is_array() && in_limits(static_cast<std::int64_t>(value.size())) &&
           std::ranges::all_of(value,
                               [&](const Json& word) { return word.is_string() && known(word); });
  }
  if (fallback.is_number()) return value.is_number_integer() && in_limits(value);
  return value.type() == fallback.type() && known(value);
}

std::vector<Json> Setting::worth_trying() const {
  std::vector<Json> found{fallback};
  if (is_list()) {
    const std::int64_t most = std::min(this->most(), std::max<std::int64_t>(least(), 1));
    for (const std::string& word : values)
      found.push_back(Json(std::vector<std::string>(static_cast<std::size_t>(most), word)));
    return found;
  }
  if (fallback.is_boolean()) found.push_back(!fallback.get<bool>());
  if (min) found.push_back(*min);
  if (max) found.push_back(*max);
  found.insert(found.end(), values.begin(), values.end());
  return found;
}

std::vector<std::string> typed_settings(const Settings& settings, const std::string& owner) {
  return mapped(found_or(settings, owner, {}),
                [](const auto& one) { return one.first + "=" + typed_value(one.second); });
}

std::string typed_value(const Json& value) {
  if (value.is_string()) return value;
  if (!value.is_array()) return value.dump();
  return joined_by(value.get<std::vector<std::string>>(), "+");
}

}  // namespace narrator
