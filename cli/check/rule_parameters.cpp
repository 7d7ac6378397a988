#include "cli/check/rule_parameters.hpp"

#include <string_view>

namespace narrator::cli {

std::string parameters(const RuleEntry& rule, const std::vector<Source>& sources) {
  const Source* source = find_source(sources, rule.place.file);
  const std::string_view line = source ? line_of(source->text, rule.place.line) : "";
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
