#include "cli/check/reason.hpp"

#include <regex>

#include <fmt/format.h>

#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

// Of a field that was read in this line and is not there.
std::string missing_field(const std::string& place, const Watch& watch) {
  const std::vector<std::string> known(watch.fields.begin(), watch.fields.end());
  for (const auto& [name, read] : watch.not_there) {
    if (fmt::format("{}:{}: ", read.file, read.line) != place) continue;
    return fmt::format(": neither g nor a player has a field '{}' then{}", name,
                       did_you_mean(name, known));
  }
  return {};
}

// "half" of "g.half has a fraction", "hat" of "g.players[2].hat is a function".
std::string last_field(const std::string& error) {
  const std::string path = error.substr(0, error.find(' '));
  const auto dot = path.rfind('.');
  return path.substr(dot + 1, path.find('[', dot) - dot - 1);
}

// "mine.lua:2: what is wrong" with the line and a caret, where they are not there yet.
std::string with_line(const std::string& error, const Authored& authored) {
  static const std::regex placed("([^:]+):([0-9]{1,6}): (.*)");
  std::smatch part;
  if (!std::regex_match(error, part, placed)) return error;
  return pointed_out({part[1], std::stoi(part[2]), 0, part[3]}, authored.sources());
}

}  // namespace

std::string with_reason(const std::string& error, const Watch& watch, const Authored& authored) {
  if (error.starts_with("g.")) {
    Slip at = authored.given(last_field(error));
    at.message = error;
    return at.line > 0 ? pointed_out(at, authored.sources()) : error;
  }
  const auto attempt = error.find("attempt to ");
  const auto end = std::min(error.find('\n'), error.size());
  if (attempt > end || error.substr(0, end).find("nil") == error.npos)
    return with_line(error, authored);
  return error.substr(0, end) + missing_field(error.substr(0, attempt), watch) + error.substr(end);
}

}  // namespace narrator::cli
