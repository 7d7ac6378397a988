#include "cli/check/diagnostics.hpp"

#include <span>

#include <fmt/format.h>

#include "engine/lists.hpp"
#include "engine/sources/lua_tokens.hpp"
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
std::vector<LuaToken> declared_by(std::span<const LuaToken> tokens) {
  std::vector<LuaToken> names;
  for (std::size_t i = 1; i < tokens.size() && tokens[i].kind == LuaToken::Kind::name; i += 2) {
    if (tokens[i].is("function")) break;
    names.push_back(tokens[i]);
    if (i + 3 < tokens.size() && tokens[i + 1].is("<")) i += 3;  // an attribute
    if (i + 1 == tokens.size() || !tokens[i + 1].is(",")) break;
  }
  return names;
}

// Returns whether the name that is at the beginning, or something in it, is assigned.
bool is_assigned(std::span<const LuaToken> tokens) {
  const auto is = [&](std::size_t i, std::string_view sign) {
    return i < tokens.size() && tokens[i].is(sign);
  };
  std::size_t i = 1;
  for (; is(i, ".") || is(i, ",") || is(i, "["); ++i) {
    if (!is(i++, "[")) continue;
    while (i < tokens.size() && !is(i, "]")) ++i;
  }
  return is(i, "=") && !is(i + 1, "=");
}

// Returns whether the name, or something in it, is assigned behind the byte `at`.
bool is_written_to(std::span<const LuaToken> tokens, std::string_view name, std::size_t at) {
  for (std::size_t i = 2; i < tokens.size(); ++i) {
    if (tokens[i].at <= at || !tokens[i].is(name) || is_any_of(tokens[i - 1], {".", "local", "{"}))
      continue;
    if (tokens[i - 1].is("(") && is_any_of(tokens[i - 2], {"insert", "remove"})) return true;
    if (is_assigned(tokens.subspan(i))) return true;
  }
  return false;
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
  for (const Source& source : authored.sources()) {
    const std::vector<LuaToken> tokens = tokens_of(source.text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (!tokens[i].is("local")) continue;
      const TextPlace place = place_at(source.text, tokens[i].at);
      if (place.column > 0) continue;  // inside of a function
      const auto rest = std::span(tokens).subspan(i);
      const std::vector<LuaToken> names = declared_by(rest);
      for (const LuaToken& name : names) {
        if (is_written_to(rest, name.text, names.back().at))
          return {source.name, place.line, place.column + (name.at - tokens[i].at),
                  fmt::format("'{}' is written to while the game goes on", name.text)};
      }
    }
  }
  return {};
}

void remark_kept(const AuthoredSources& authored, Watch& watch) {
  for (const Diagnostic& kept : watch.kept) {
    const Source* source = find_source(authored.sources(), kept.file);
    if (source == nullptr) continue;
    Diagnostic diagnostic{
        kept.file, kept.line, 0,
        fmt::format("'{}' is written to while the game goes on: what rules remember belongs "
                    "into g",
                    kept.message),
        false};
    // Finds the last declaration before the function that captures it.
    const std::vector<LuaToken> tokens = tokens_of(source->text);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      if (!tokens[i].is("local")) continue;
      const int line = place_at(source->text, tokens[i].at).line;
      if (line > kept.line) break;
      const auto names = mapped(declared_by(std::span(tokens).subspan(i)), &LuaToken::text);
      if (contains(names, kept.message)) diagnostic.line = line;
    }
    watch.add(std::move(diagnostic));
  }
}

}  // namespace narrator::cli
