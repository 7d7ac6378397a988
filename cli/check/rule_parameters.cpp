#include "cli/check/rule_parameters.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <fmt/format.h>

namespace narrator::cli {
namespace {

std::string_view defining_line(const RuleEntry& rule, const std::vector<Source>& sources) {
  const auto colon = rule.place.rfind(':');
  if (colon == std::string::npos) return {};
  int line = 0;
  std::from_chars(rule.place.data() + colon + 1, rule.place.data() + rule.place.size(), line);
  for (const Source& source : sources) {
    if (source.name == rule.place.substr(0, colon)) return line_of(source.text, line);
  }
  return {};
}

}  // namespace

std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources) {
  const std::string_view line = defining_line(rule, sources);
  const auto open = line.find('('), close = line.find(')');
  if (open == line.npos || close == line.npos || close < open) return "...";
  return std::string(line.substr(open + 1, close - open - 1));
}

std::string parameters_to_hand_on(const RuleEntry& rule, const std::vector<Source>& sources) {
  std::string given = parameters(rule, sources);
  if (given == "_" || given.starts_with("_,")) given[0] = 'g';  // the first one always is g
  const bool nameless = given.empty() || given.find(" _") != given.npos;
  return nameless ? "..." : given;
}

}  // namespace narrator::cli
