#include <filesystem>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "cli/subcommands/new_file.hpp"
#include "cli/subcommands/subcommands.hpp"
#include "engine/error.hpp"

namespace narrator::cli {
namespace {

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

}  // namespace

void add_new_game(CLI::App& command) {
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "how it is called; the folder is NAME")->required();
  command.callback([name] { new_game(*name); });
}

}  // namespace narrator::cli
