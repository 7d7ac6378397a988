// The subcommands new-game and new-variant, which write the skeleton of a script.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/check/lua_code.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/sources/library.hpp"
#include "engine/sources/source.hpp"

namespace narrator::cli {
namespace {

// Throws Error (usage) unless the name consists of small letters, digits and hyphens. The message
// mentions `what` it names ("a house rule") and an example.
void check_name(const std::string& name, const std::string& what, const std::string& example) {
  const bool usable = std::ranges::all_of(
      name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
  if (usable && !name.empty() && name.front() != '-') return;
  throw Error(Exit::usage,
              "'{}' is no name for {}: expected small letters, digits and "
              "hyphens, for example: {}",
              name, what, example);
}

// Returns a title for the name: "quiet-night" becomes "Quiet night".
std::string title_of(const std::string& name) {
  std::string title = name;
  std::ranges::replace(title, '-', ' ');
  if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

// Creates a file. Throws Error (usage) if it exists already or cannot be written.
void write_new(const std::string& path, const std::string& text) {
  const auto fail = [&](int error) {
    throw Error(Exit::usage, "cannot write {}: {}", path, std::generic_category().message(error));
  };
  std::FILE* file = std::fopen(path.c_str(), "wxe");
  if (file == nullptr && errno == EEXIST) {
    throw Error(Exit::usage, "{} is there already and stays as it is; choose another name", path);
  }
  if (file == nullptr) fail(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (std::fclose(file) != 0 || !written) fail(errno);
}

constexpr const char* kGame =
    R"(-- {title}. The rules read from top to bottom like a rulebook; what they may say: man narrator-lua.
-- Try them out: narrator check ./{id}
game{{
  id = "{id}", version = 1, players = {{ 2, 6 }},
  title = {{ en = "{title}" }},
  about = {{ en = "Take one to three sticks in turn; whoever takes the last one wins." }},
  settings = {{ sticks = {{ default = 15, min = 4, max = 99, about = {{ en = "how many sticks there are" }} }} }},
}}

-- Everybody takes sticks in turn until none is left.
function rule.play(g)
  g.sticks, g.round = option("sticks"), 1
  while true do
    for _, player in ipairs(g.players) do rule.turn(g, player) end
    g.round = g.round + 1
  end
end

-- Whoever takes the last stick wins.
function rule.turn(g, player)
  local n = number{{ id = "take", of = player, min = 1, max = rule.most(g), args = {{ left = g.sticks }} }}
  g.sticks = g.sticks - n
  announce("takes", {{ player = player, n = n, left = g.sticks }})
  if g.sticks == 0 then win{{ winners = {{ player }}, reason = "last-stick" }} end
end

-- At most three, and no more than there are.
function rule.most(g) return math.min(3, g.sticks) end

-- What programs see.
function rule.status(g)
  return {{
    phase = "turns", round = g.round, board = {{ sticks = g.sticks }},
    players = map(g.players, function() return {{ alive = true }} end),
  }}
end

-- What people see.
function rule.display(g)
  return {{ {{ kind = "line", id = "board.sticks", args = {{ n = g.sticks }}, brief = true }} }}
end

test("whoever takes the last stick wins", {{
  players = 2, set = {{ sticks = 4 }},
  play = {{ "3", "1" }},
  says = "P2 takes 1 stick",
}})

test("nobody takes four", {{ play = {{ "4" }}, refuses = true, asks = "take" }})
)";

constexpr const char* kTexts =
    R"(-- The texts of {title} in English; other languages lie beside it (ja.lua), with the same ids.
return {{
  ["ask.take"] = "{{of}}, how many of the {{left}} sticks do you take?",
  ["help.take"] = "Take one, two or three sticks.",
  ["takes"] = "{{player}} takes {{n}} {{n:stick|sticks}}; {{left}} {{left:is|are}} left.",
  ["board.sticks"] = "{{n}} {{n:stick|sticks}}",
  ["phase.turns"] = "turns",
  ["reason.last-stick"] = "the last stick was taken",
}}
)";

void new_game(const std::string& name) {
  check_name(name, "a game", "go-fish");
  std::error_code failed;
  if (!std::filesystem::create_directory(name, failed))
    throw Error(Exit::usage, failed ? fmt::format("cannot make ./{}: {}", name, failed.message())
                                    : fmt::format("./{} is there already and stays as it is; "
                                                  "choose another name",
                                                  name));
  std::filesystem::create_directory(name + "/texts", failed);
  const auto filled = [&](const char* text) {
    return fmt::format(fmt::runtime(text), fmt::arg("id", name), fmt::arg("title", title_of(name)));
  };
  write_new(name + "/game.lua", filled(kGame));
  write_new(name + "/texts/en.lua", filled(kTexts));
  fmt::print(
      "{0}/game.lua and {0}/texts/en.lua are written. Now:\n  edit them\n  narrator check ./{0}\n  "
      "narrator play ./{0} -p \"Aki,Binh\"\n",
      name);
}

constexpr const char* kTemplate =
    R"(-- {title}: a house rule. Every rule of the game: narrator rules {game}
-- What a house rule may use: man narrator-lua. Try this one out: narrator check {id}.lua
variant{{
  id = "{id}", -- as the file is called
  game = "{game}",
  title = {{ en = "{name}" }}, -- {translations} may lie beside this file
  rule = {{ en = "Everything stays as it is." }}, -- one sentence, told to the table when the game begins
}}

-- {rule}: {comment}
around("{rule}", function({advice})
  return base({parameters}) -- what the game does; say here what your table does instead
end)
)";

// Picks the rule for the example: preferably one that a bundled house rule wraps, as such rules are
// worth changing; otherwise the one after rule.play. Rules whose parameters have names are
// preferred.
RuleEntry example_rule(const std::string& game, const std::vector<Source>& sources) {
  std::vector<Source> with_all_variants = sources;
  add_bundled_variants(with_all_variants, game, "en");
  const std::vector<RuleEntry> rules = Machine(with_all_variants, "en").rules();
  const auto better = [&](const RuleEntry& a, const RuleEntry& b) {
    const auto rank = [&](const RuleEntry& rule) {
      const bool named = parameters_to_hand_on(rule, sources) != "...";
      return (rule.place.line == 0 || rule.name == "play" ? 0 : 4) + (rule.advice.empty() ? 0 : 2) +
             (named ? 1 : 0);
    };
    return rank(a) < rank(b);
  };
  return *std::ranges::max_element(rules, better);
}

std::string filled_in(const std::string& game, const std::string& id) {
  const std::vector<Source> sources = game_sources(game, "en");
  const GameDeclaration about = Machine(sources, "en").game();
  const RuleEntry rule = example_rule(about.id, sources);
  const std::string parameters = parameters_to_hand_on(rule, sources);
  std::vector<std::string> translations;
  for (const std::string& lang : languages()) {
    if (lang != "en") translations.push_back(fmt::format("{}.{}.lua", id, lang));
  }
  return fmt::format(kTemplate, fmt::arg("title", about.title.in("en")), fmt::arg("game", about.id),
                     fmt::arg("id", id), fmt::arg("name", title_of(id)),
                     fmt::arg("translations", joined_by(translations, ", ")),
                     fmt::arg("rule", rule.name), fmt::arg("comment", rule.comment),
                     fmt::arg("advice", "base, " + parameters), fmt::arg("parameters", parameters));
}

void new_variant(const std::string& game, const std::string& name) {
  const std::string id = name.ends_with(".lua") ? name.substr(0, name.size() - 4) : name;
  check_name(id, "a house rule", "quiet-night");
  const std::string path = id + ".lua";
  write_new(path, filled_in(game, id));
  // If the game cannot be found by its name, check needs to be told where it is.
  const bool led_to = is_game(file_stem(game));
  fmt::print(
      "{0} is written. Now:\n  edit it\n  narrator check {0}{1}\n  narrator play {2} -v {0}\n",
      path, led_to ? "" : " --game " + game, game);
}

}  // namespace

void add_new_game(CLI::App& command) {
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "how it is called; the folder is NAME")->required();
  command.callback([name] { new_game(*name); });
}

void add_new_variant(CLI::App& command) {
  struct Options {
    std::string game, name;
  };
  const auto options = std::make_shared<Options>();
  command.add_option("GAME", options->game, "a game's name, or a folder with a game's files")
      ->required();
  command.add_option("NAME", options->name, "how it is called; the file is NAME.lua")->required();
  command.callback([options] { new_variant(options->game, options->name); });
}

}  // namespace narrator::cli
