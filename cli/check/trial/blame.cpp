#include "cli/check/trial/blame.hpp"

#include <regex>

#include <fmt/format.h>

#include "engine/text/suggestion.hpp"

namespace narrator::cli {
namespace {

// Of a field that was read in this line and is not there.
std::string missing_field(const Slip& at, const Watch& watch) {
  const std::vector<std::string> known(watch.fields.begin(), watch.fields.end());
  for (const auto& [name, read] : watch.not_there) {
    if (read.file != at.file || read.line != at.line) continue;
    const bool at_other_times = watch.fields.contains(name);
    return fmt::format(": neither g nor a player has a field '{}' then{}", name,
                       at_other_times ? "" : did_you_mean(name, known));
  }
  return {};
}

// Whether the name is given something again, or something inside of it is.
bool is_written_to(const std::string& text, const std::string& name) {
  const std::regex again("(^|\\n)[^\\n-]*[^\\w.\\n]" + name +
                         "(\\.\\w+|\\[[^\\]\\n]*\\])*(, *\\w+)* = ");
  const std::regex inserted("table\\.(insert|remove)\\(" + name + "\\b");
  return std::regex_search(text, again) || std::regex_search(text, inserted);
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

Slip culprit_of(const TrialGame& game, const std::vector<Source>& sources, const std::string& lang,
                const Authored& authored) {
  Watch watch;
  watch.suspicious = true;
  Machine machine(sources, lang, true, &watch);
  TrialCourse course;
  try {
    play(machine, game, course, [](Machine& m, int) { m.check(); });
  } catch (const ScriptError&) {
  }
  Deed last;
  for (const Deed& deed : watch.deeds) {
    if (last.broke || !authored.has(deed.at.file)) continue;
    if (deed.changed || !last.changed) last = deed;
  }
  return last.at;
}

Slip kept_outside(const Authored& authored) {
  static const std::regex declared("^local (\\w+)( *,.*)?( *=.*)?$");
  for (const Source& source : authored.sources()) {
    std::string rest(source.text.view());
    int line = 0;
    while (!rest.empty()) {
      ++line;
      const auto end = rest.find('\n');
      const std::string here = rest.substr(0, end);
      rest.erase(0, end == rest.npos ? rest.size() : end + 1);
      std::smatch match;
      if (std::regex_match(here, match, declared) && match[1] != "function" &&
          is_written_to(rest, match[1]))
        return {source.name, line, static_cast<std::size_t>(match.position(1)),
                fmt::format("'{}' is written to while the game goes on", match[1].str())};
    }
  }
  return {};
}

void remark_kept(const Authored& authored, Watch& watch) {
  for (const Slip& kept : watch.kept) {
    const Source* source = find_source(authored.sources(), kept.file);
    if (source == nullptr) continue;
    // The last declaration before the function that has it.
    Slip slip{kept.file, kept.line, 0,
              fmt::format("'{}' is written to while the game goes on: what rules remember belongs "
                          "into g",
                          kept.message),
              false};
    const std::regex declared("\\blocal\\b(?! *function)[^=]*\\b" + kept.message + "\\b");
    for (int line = kept.line; line > 0; --line) {
      const std::string_view text = line_of(source->text, line);
      if (!std::regex_search(text.begin(), text.end(), declared)) continue;
      slip.line = line;
      break;
    }
    watch.add(std::move(slip));
  }
}

}  // namespace narrator::cli
