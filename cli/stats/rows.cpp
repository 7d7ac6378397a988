#include "cli/stats/compose.hpp"

#include <fstream>

#include <fmt/format.h>

#include "cli/display/json_output.hpp"

namespace narrator::cli {
namespace {

constexpr std::streamsize kLongest = 1 << 20;  // bytes of a row

Csv cell(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_number_integer()) return Csv::of("{}", value.get<std::int64_t>());
  return Csv::text(value.is_string() ? value.get<std::string>() : json_text(value).str());
}

}  // namespace

Csv csv_heading() {
  return "log,at,game,variants,settings,players,rounds,answers,seconds,team,reason,winners,scores,"
         "facts,counts,link,unknown\r\n";
}

Csv csv_row(const GameRow& row) {
  Csv line;
  const auto add = [&](const Json& value) {
    line += (line.empty() ? Csv() : Csv(",")) + cell(value);
  };
  const Json json = row_json(row);
  for (const auto& [key, value] : json.items()) {
    if (key != "result") {
      add(value);
      continue;
    }
    for (const char* part : {"team", "reason", "winners", "scores"}) add(value.value(part, Json()));
  }
  add(row.result.value("unknown", Json()));
  return line + "\r\n";
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
