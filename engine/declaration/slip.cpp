#include "engine/declaration/slip.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/text/safe_text.hpp"

namespace narrator {

std::string quoted_line(const Source& source, int number, std::size_t column) {
  constexpr std::size_t kMostShown = 600;  // bytes: the line may be a stranger's
  const std::string_view line =
      number < 1 ? std::string_view() : line_of(source.text, number).substr(0, kMostShown);
  if (line.empty()) return {};
  std::string gap(std::min(column, line.size()), ' ');
  for (std::size_t i = 0; i < gap.size(); ++i) {
    if (line[i] == '\t') gap[i] = '\t';
  }
  const std::string shown = std::to_string(number);
  return fmt::format("\n  {} | {}\n  {} | {}^", shown, without_control(line),
                     std::string(shown.size(), ' '), gap);
}

std::string quoted_line(const Slip& slip, const std::vector<Source>& sources) {
  const Source* source = find_source(sources, slip.file);
  return source == nullptr ? "" : quoted_line(*source, slip.line, slip.column);
}

Slip with_path(Slip slip, const std::vector<Source>& sources) {
  if (const Source* source = find_source(sources, slip.file)) slip.path = source->path;
  return slip;
}

std::string placed(const Slip& slip) {
  if (slip.file.empty()) return slip.message;
  const std::string& file = slip.path.empty() ? slip.file : slip.path;
  if (slip.line == 0) return fmt::format("{}: {}", file, slip.message);
  return fmt::format("{}:{}: {}", file, slip.line, slip.message);
}

std::string pointed_out(const Slip& slip, const std::vector<Source>& sources) {
  return placed(with_path(slip, sources)) + quoted_line(slip, sources);
}

}  // namespace narrator
