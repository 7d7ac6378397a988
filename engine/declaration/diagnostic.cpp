#include "engine/declaration/diagnostic.hpp"

#include <algorithm>

#include "engine/text/escaped.hpp"

namespace narrator {

std::string quoted_line(const Source& source, int number, std::size_t column) {
  constexpr std::size_t kMostShown = 600;  // bytes, as a stranger may have written the line
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

std::string quoted_line(const Diagnostic& diagnostic, const std::vector<Source>& sources) {
  const Source* source = find_source(sources, diagnostic.file);
  return source == nullptr ? "" : quoted_line(*source, diagnostic.line, diagnostic.column);
}

Diagnostic with_path(Diagnostic diagnostic, const std::vector<Source>& sources) {
  if (const Source* source = find_source(sources, diagnostic.file)) diagnostic.path = source->path;
  return diagnostic;
}

std::string placed(const Diagnostic& diagnostic) {
  if (diagnostic.file.empty()) return diagnostic.message;
  const std::string& file = diagnostic.path.empty() ? diagnostic.file : diagnostic.path;
  if (diagnostic.line == 0) return fmt::format("{}: {}", file, diagnostic.message);
  return fmt::format("{}:{}: {}", file, diagnostic.line, diagnostic.message);
}

std::string pointed_out(const Diagnostic& diagnostic, const std::vector<Source>& sources) {
  return placed(with_path(diagnostic, sources)) + quoted_line(diagnostic, sources);
}

}  // namespace narrator
