#include "cli/stats/compose.hpp"

#include <fstream>
#include <string_view>

#include <fmt/format.h>

#include "cli/display/json_lines.hpp"
#include "cli/report/formats.hpp"

namespace narrator::cli {
namespace {

constexpr std::streamsize kLongest = 1 << 20;  // bytes of a row

// A table calculator takes what begins so for a formula, and who wrote the log may be a stranger.
bool is_formula(const std::string& text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
}

std::string cell(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_number()) return value.dump();
  const std::string text = value.is_string() ? value.get<std::string>() : json_text(value);
  return csv_cell(is_formula(text) ? "'" + text : text);
}

std::string line(const std::vector<std::string>& cells) {
  return fmt::format("{}\r\n", fmt::join(cells, ","));
}

}  // namespace

std::string csv_heading() {
  return "log,at,game,variants,settings,players,rounds,answers,seconds,team,reason,winners,scores,"
         "facts,counts\r\n";
}

std::string csv_row(const GameRow& row) {
  std::vector<std::string> cells;
  const Json json = row_json(row);
  for (const auto& [key, value] : json.items()) {
    if (key != "result") {
      cells.push_back(cell(value));
      continue;
    }
    for (const char* part : {"team", "reason", "winners", "scores"})
      cells.push_back(cell(value.value(part, Json())));
  }
  return line(cells);
}

void read_rows(const std::string& path, const std::function<void(GameRow&&)>& take,
               const std::function<void(const std::string&)>& skipped) {
  std::ifstream file(path);
  std::string line(kLongest, '\0');
  for (int number = 1; file.getline(line.data(), kLongest); ++number) {
    std::optional<GameRow> row = row_of_json(shallow_json(line.c_str()));
    if (row) {
      take(*std::move(row));
    } else {
      skipped(fmt::format("{}:{}: this is no row of statistics", path, number));
    }
  }
  if (!file.eof()) skipped(fmt::format("{}: the rest of it, from a line too long for a row", path));
}

}  // namespace narrator::cli
