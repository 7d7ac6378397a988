#include "cli/check/error_reason.hpp"

#include <fmt/format.h>

#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

// Of a field that was read in this line and is not there.
std::string missing_field(const Slip& at, const Watch& watch) {
  const std::vector<std::string> known(watch.fields.begin(), watch.fields.end());
  for (const auto& [name, read] : watch.not_there) {
    if (read.file != at.file || read.line != at.line) continue;
    return fmt::format(": neither g nor a player has a field '{}' then{}", name,
                       did_you_mean(name, known));
  }
  return {};
}

}  // namespace

ScriptError with_reason(const ScriptError& error, const Watch& watch, const Authored& authored) {
  Slip slip = error.slip();
  if (const auto* state = dynamic_cast<const StateError*>(&error)) {
    Slip given = authored.given(state->field());
    given.message = slip.message;
    return given.line > 0 ? ScriptError(given, authored.sources()) : error;
  }
  // Lua's own words.
  if (!slip.message.starts_with("attempt to ") || slip.message.find("nil") == std::string::npos)
    return error;
  slip.message += missing_field(slip, watch);
  return ScriptError(slip, error.below());
}

}  // namespace narrator::cli
