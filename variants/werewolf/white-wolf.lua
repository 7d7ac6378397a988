-- A wolf among wolves.
variant{
  id = "white-wolf",
  game = "werewolf",
  title = { en = "The white wolf" },
  rule = {
    en = "One villager is the white wolf, a wolf who every second night may kill one, and wins alone as "
      .. "the last one alive.",
  },
  text = {
    en = {
      ["word.white-wolf"] = "white wolf",
      ["also.white-wolf"] = "white",
      ["team.white-wolf"] = "the white wolf",
      ["white-wolf-wakes"] = "White wolf, open your eyes. Do you kill somebody? Point, or shake your head.",
      ["white-wolf-sleeps"] = "White wolf, close your eyes.",
      ["ask.white-wolf"] = "White wolf, whom do you kill?{idle}",
      ["help.white-wolf"] = "Every second night any other living player, even a wolf; or nobody.",
      ["why.white-wolf"] = "The white wolf does not kill {player}.",
      ["label.white-wolf"] = "The white wolf killed",
    },
  },
}

---@class State
---@field torn? Player whom the white wolf kills tonight

role{
  id = "white-wolf", team = "white-wolf", wolf = true, alone = true, kills = true, asks = { "white-wolf" },
  nights = function(g) return g.night % 2 == 0 end,
  wakes = function(g)
    g.torn = rule.ask_awake(g, { id = "white-wolf" },
      function(player) if index_of(g.awake.players, player) then return "why.white-wolf" end end)
  end,
}

before("night", function(g) g.torn = nil end)

around("killed", function(base, g)
  local killed = base(g)
  if g.torn then table.insert(killed, g.torn) end
  return killed
end)

test("in the second night", {
  players = 7, deal = "none", set = { wolves = 1 },
  play = { "wolf white seer doctor villager villager villager", "nobody", "1", "nobody", "nobody", "5", "1", "1",
    "nobody" },
  says = "P1, P5 did not live through night 2",
})
