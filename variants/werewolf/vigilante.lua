-- One bullet.
variant{
  id = "vigilante",
  game = "werewolf",
  title = { en = "The vigilante" },
  rule = {
    en = "One villager is the vigilante, who may kill somebody at night, once a game.",
  },
  text = {
    en = {
      ["word.vigilante"] = "vigilante",
      ["vigilante-wakes"] = "Vigilante, open your eyes. Do you kill somebody? Point, or shake your head.",
      ["vigilante-sleeps"] = "Vigilante, close your eyes.",
      ["ask.vigilante"] = "Vigilante, whom do you kill?{idle}",
      ["help.vigilante"] = "Once a game any other living player, or nobody.",
      ["why.vigilante"] = "The vigilante does not kill {player}.",
      ["label.vigilante"] = "The vigilante killed",
    },
  },
}

---@class State
---@field has_fired? boolean whether the vigilante has killed in this game
---@field fired_at? Player whom the vigilante kills tonight

role{
  id = "vigilante", kills = true, asks = { "vigilante" },
  wakes = function(g) rule.vigilante_points(g) end,
}

-- Once a game; asked in every night all the same.
function rule.vigilante_points(g)
  g.fired_at = rule.ask_awake(g, { id = "vigilante" },
    function(player) if index_of(g.awake.players, player) then return "why.vigilante" end end, not g.has_fired)
  g.has_fired = g.has_fired or g.fired_at ~= nil
end

before("night", function(g) g.fired_at = nil end)

around("killed", function(base, g)
  local killed = base(g)
  if g.fired_at then table.insert(killed, g.fired_at) end
  return killed
end)

test("whom the vigilante points at dies", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor vigilante villager villager", "nobody", "1", "nobody", "1" },
  says = "P1 did not live through night 1",
})
