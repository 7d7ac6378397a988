#include "cli/check/diagnostics.hpp"

#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "engine/lists.hpp"
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

// Returns the names that the declaration beginning with this "local" declares, unless functions.
std::vector<std::size_t> declared_by(const CodeTokens& all, std::size_t local) {
  std::vector<std::size_t> names;
  for (std::size_t i = local + 1; all.is_name(i) && !all[i].is("function"); i += 2) {
    names.push_back(i);
    if (all[i + 1].is("<")) i += 3;  // an attribute
    if (!all[i + 1].is(",")) break;
  }
  return names;
}

// Returns the line of the innermost call in this file that led to the error; 0 if it is not told.
int line_of_call(const ScriptError& error, const std::string& called) {
  const std::string mark = "called at " + called + ":";
  const auto at = error.below().find(mark);
  return at == std::string::npos ? 0 : std::atoi(error.below().c_str() + at + mark.size());
}

// Returns where the local is declared in which a game left something: the last declaration of its
// name before the function that captures it.
Diagnostic declaration_of(const Diagnostic& kept, const Source& source) {
  Diagnostic declaration{kept.file, kept.line, 0,
                         fmt::format("'{}' is written to while the game goes on", kept.message)};
  const CodeTokens all(source.text);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i].is("local")) continue;
    if (all.place(i).line > kept.line) break;
    for (const std::size_t name : declared_by(all, i)) {
      if (!all[name].is(kept.message)) continue;
      const TextPlace place = all.place(name);
      declaration.line = place.line;
      declaration.column = place.column;
    }
  }
  return declaration;
}

}  // namespace

ScriptError with_reason(const ScriptError& error, const Watch& watch,
                        const AuthoredSources& authored) {
  Diagnostic diagnostic = error.diagnostic();
  if (const auto* state = dynamic_cast<const StateError*>(&error)) {
    const Diagnostic given = authored.given(state->field()).saying("{}", diagnostic.message);
    return given.line > 0 ? ScriptError(given, authored.sources()) : error;
  }
  // The wording is Lua's.
  if (!diagnostic.message.starts_with("attempt to ") ||
      diagnostic.message.find("nil") == std::string::npos)
    return error;
  diagnostic.message += missing_field(diagnostic, watch);
  return ScriptError(diagnostic, error.below());
}

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

std::vector<Diagnostic> kept_outside(const AuthoredSources& authored, const Watch& watch) {
  std::vector<Diagnostic> found;
  for (const Diagnostic& kept : watch.kept) {
    const Source* source = find_source(authored.sources(), kept.file);
    if (source != nullptr) found.push_back(declaration_of(kept, *source));
  }
  return found;
}

void remark_kept(const AuthoredSources& authored, Watch& watch) {
  for (Diagnostic& kept : kept_outside(authored, watch)) {
    kept.message += ": what rules remember belongs into g";
    kept.error = false;
    watch.add(std::move(kept));
  }
}

}  // namespace narrator::cli
