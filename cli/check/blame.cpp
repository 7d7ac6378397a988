#include "cli/check/diagnostics.hpp"

#include <regex>

#include <fmt/format.h>

#include "engine/text/normalise.hpp"

namespace narrator::cli {
namespace {

// Describes the missing field that was read on this line.
std::string missing_field(const Diagnostic& at, const Watch& watch) {
  const std::vector<std::string> known(watch.fields.begin(), watch.fields.end());
  for (const auto& [name, read] : watch.not_there) {
    if (read.file != at.file || read.line != at.line) continue;
    const bool at_other_times = watch.fields.contains(name);
    return fmt::format(": neither g nor a player has a field '{}' then{}", name,
                       at_other_times ? "" : did_you_mean(name, known));
  }
  return {};
}

// Returns whether the name, or something in it, is assigned again.
bool is_written_to(const std::string& text, const std::string& name) {
  const std::regex again("(^|\\n)[^\\n-]*[^\\w.\\n]" + name +
                         "(\\.\\w+|\\[[^\\]\\n]*\\])*(, *\\w+)* = ");
  const std::regex inserted("table\\.(insert|remove)\\(" + name + "\\b");
  return std::regex_search(text, again) || std::regex_search(text, inserted);
}

}  // namespace

ScriptError with_reason(const ScriptError& error, const Watch& watch,
                        const AuthoredSources& authored) {
  Diagnostic diagnostic = error.diagnostic();
  if (const auto* state = dynamic_cast<const StateError*>(&error)) {
    Diagnostic given = authored.given(state->field());
    given.message = diagnostic.message;
    return given.line > 0 ? ScriptError(given, authored.sources()) : error;
  }
  // The wording is Lua's.
  if (!diagnostic.message.starts_with("attempt to ") ||
      diagnostic.message.find("nil") == std::string::npos)
    return error;
  diagnostic.message += missing_field(diagnostic, watch);
  return ScriptError(diagnostic, error.below());
}

namespace {

// Returns the line of the innermost call in this file that led to the error; 0 if it is not told.
int line_of_call(const ScriptError& error, const std::string& called) {
  const std::string mark = "called at " + called + ":";
  const auto at = error.below().find(mark);
  return at == std::string::npos ? 0 : std::atoi(error.below().c_str() + at + mark.size());
}

}  // namespace

Diagnostic culprit_of(const ScriptError& error, const TrialGame& game,
                      const std::vector<Source>& sources, const std::string& lang,
                      const AuthoredSources& authored) {
  Watch watch;
  watch.suspicious = true;
  Machine machine(sources, lang, true, &watch);
  TrialRecord course;
  try {
    play(machine, game, course, [](Machine& m, int) { m.check(); });
  } catch (const ScriptError&) {
  }
  const std::string failed =
      fmt::format("the game fails: {} ({})", error.diagnostic().message,
                  Place{error.diagnostic().file, error.diagnostic().line}.text(sources));
  VariantCall last;
  for (const VariantCall& deed : watch.deeds) {
    if (last.broke || !authored.has(deed.at.file)) continue;
    if (deed.changed || !deed.ended || !last.changed) last = deed;
  }
  if (last.at.line == 0) return {};
  Diagnostic culprit = last.at;
  const Source* source = find_source(sources, culprit.file);
  if (!last.ended && source != nullptr)
    culprit.line = std::max(culprit.line, line_of_call(error, source->called()));
  culprit.message = (last.ended ? "after this " : "here ") + failed;
  return culprit;
}

Diagnostic kept_outside(const AuthoredSources& authored) {
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

void remark_kept(const AuthoredSources& authored, Watch& watch) {
  for (const Diagnostic& kept : watch.kept) {
    const Source* source = find_source(authored.sources(), kept.file);
    if (source == nullptr) continue;
    // Finds the last declaration before the function that captures it.
    Diagnostic diagnostic{
        kept.file, kept.line, 0,
        fmt::format("'{}' is written to while the game goes on: what rules remember belongs "
                    "into g",
                    kept.message),
        false};
    const std::regex declared("\\blocal\\b(?! *function)[^=]*\\b" + kept.message + "\\b");
    for (int line = kept.line; line > 0; --line) {
      const std::string_view text = line_of(source->text, line);
      if (!std::regex_search(text.begin(), text.end(), declared)) continue;
      diagnostic.line = line;
      break;
    }
    watch.add(std::move(diagnostic));
  }
}

}  // namespace narrator::cli
