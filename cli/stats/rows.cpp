#include "cli/stats/rows.hpp"

#include <fstream>

#include <fmt/format.h>

#include "cli/display/json_lines.hpp"

namespace narrator::cli {
namespace {

std::string cell(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_number()) return value.dump();
  const std::string text = value.is_string() ? value.get<std::string>() : json_text(value);
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '"' ? std::string(2, c) : std::string(1, c);
  return quoted + "\"";
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
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    std::optional<GameRow> row = row_of_json(Json::parse(line, nullptr, false));
    if (row) {
      take(*std::move(row));
    } else {
      skipped(fmt::format("{}:{}: this is no row of statistics", path, number));
    }
  }
}

}  // namespace narrator::cli
