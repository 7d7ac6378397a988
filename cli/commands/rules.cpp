// The commands reload and without, which change or remove a house rule during the game.

#include <fmt/ranges.h>

#include "cli/commands/commands.hpp"
#include "cli/drawing/in_words.hpp"
#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/files/regular_file.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"
#include "engine/text/escaped.hpp"

namespace narrator::cli {
namespace {

using Sure = std::function<bool(const std::string&)>;

// Throws Refused with `wanted` as a hint if the house rule is not in force.
void must_be_in_force(const ViewContext& context, const std::string& id,
                      const std::string& wanted = {}) {
  const std::vector<std::string>& ids = context.session.setup().variants;
  if (contains(ids, id)) return;
  throw Refused({text(context.session, ids.empty() ? "rules-none" : "rules-unknown",
                      {{"typed", {printable(id)}}, {"known", {joined_by(ids, ", ")}}}),
                 wanted});
}

// Explains how to begin a game with an additional rule.
std::string how_to_begin_with(const ViewContext& context, const std::string& file) {
  return text(context.session, "reload-not-added",
              {{"game", {context.session.setup().game}}, {"file", {printable(file)}}});
}

// Errors in the rules are refusals here: the game continues under its current rules.
void change(const ViewContext& context, const Rulebook& rules, const std::string& what,
            const Sure& sure) {
  const auto shown = [&](const AmendResult& amended) {
    return sure_of(context, amended, text(context.session, "rules-sure"), sure);
  };
  const AnswerList before(context.session, context.reader);
  const LogState were = context.session.state();
  std::optional<AmendResult> amended;
  try {
    amended = context.session.change_rules(rules, what, shown);
  } catch (const ScriptError& e) {
    throw Refused(
        {reason_of_failure(e.what(), context.reader) + text(context.session, "rules-failed")});
  } catch (const CannotBegin& e) {
    throw Refused({e.what()});
  }
  if (!amended) return;
  context.output.notice(text(context.session, "rules-changed", {{"what", {what}}}));
  tell_done(context, *amended, before);
  tell_deal(context, were);
}

// Returns the files of the user's own house rules, as far as they are known.
std::vector<std::string> files_in_force(const ViewContext& context) {
  const Setup& setup = context.session.setup();
  std::vector<std::string> files;
  for (const std::string& id : setup.variants) {
    for (const Source& own : setup.sources) {
      if (own.name != id + ".lua") continue;
      const std::string file = own.path.empty() ? own_variant(setup.game, id) : own.path;
      if (is_file(file)) files.push_back(file);
    }
  }
  return files;
}

// Returns the folder of the user's own game, if a file in it is known.
std::string own_folder(const std::vector<Source>& sources) {
  for (const Source& source : sources) {
    if (!source.name.starts_with("scripts/") || source.path.empty()) continue;
    const std::string within = source.name.substr(source.name.find('/', 8) + 1);
    if (source.path.ends_with(within))
      return source.path.substr(0, source.path.size() - within.size());
  }
  return {};
}

// Reloads the user's own game; returns whether its sources have changed.
bool read_game(const ViewContext& context, std::vector<Source>& sources) {
  const std::string folder = own_folder(sources);
  if (folder.empty()) return false;
  std::vector<Source> now;
  try {
    now = game_sources(folder, context.session.setup().lang);
  } catch (const Error& e) {
    throw Refused({e.what()});
  }
  const std::vector<Source> before = sources;
  std::erase_if(sources, [](const Source& one) { return one.name.starts_with("scripts/"); });
  sources.insert(sources.begin(), now.begin(), now.end());
  return sources != before;
}

std::vector<Source> read(const ViewContext& context, const std::string& file) {
  const Setup& setup = context.session.setup();
  try {
    return variant_sources(setup.game, file, setup.lang);
  } catch (const Error& e) {
    throw Refused({e.what()});
  }
}

}  // namespace

void reload(const ViewContext& context, const std::vector<std::string>& files, const Sure& sure) {
  Rulebook rules = rulebook_of(context.session.setup());
  const std::vector<Source> before = rules.sources;
  std::vector<std::string> ids, all = files;
  if (files.empty()) {
    all = files_in_force(context);
    if (read_game(context, rules.sources)) ids.push_back(context.session.setup().game);
    if (all.empty() && own_folder(rules.sources).empty()) refuse(context.session, "reload-nothing");
  }
  for (const std::string& file : all) {
    ids.push_back(file_stem(file));
    must_be_in_force(context, ids.back(), how_to_begin_with(context, file));
    replace_variant(rules.sources, ids.back(), read(context, file));
  }
  if (rules.sources == before) refuse(context.session, "reload-same");
  change(context, rules, joined_by(ids, ", "), sure);
}

void reload_command(CommandContext& context, const Line& words) {
  std::vector<std::string> files;
  if (!words.words().empty()) files.push_back(words.text());
  reload(context, files, context.sure);
}

void without_command(CommandContext& context, const Line& words) {
  const std::string id = file_stem(words.text());
  must_be_in_force(context, id);
  Rulebook rules = rulebook_of(context.session.setup());
  std::erase(rules.variants, id);
  replace_variant(rules.sources, id, {});
  change(context, rules, text(context.session, "without", {{"name", {id}}}), context.sure);
}

}  // namespace narrator::cli
