-- One against all.
variant{
  id = "serial-killer",
  game = "werewolf",
  title = { en = "The serial killer" },
  rule = {
    en = "One villager is the serial killer, who kills somebody every night, not by a bite, and wins alone "
      .. "as the last one alive.",
  },
  text = {
    en = {
      ["word.serial-killer"] = "serial killer",
      ["also.serial-killer"] = "killer",
      ["team.serial-killer"] = "the serial killer",
      ["serial-killer-wakes"] = "Serial killer, open your eyes. Point at the one you kill.",
      ["serial-killer-sleeps"] = "Serial killer, close your eyes.",
      ["ask.serial-killer"] = "Serial killer, whom do you kill?{idle}",
      ["help.serial-killer"] = "Any other living player, or nobody.",
      ["why.serial-killer"] = "The serial killer does not kill {player}.",
      ["label.serial-killer"] = "The serial killer killed",
    },
  },
}

---@class State
---@field stabbed? Player whom the serial killer kills tonight

role{
  id = "serial-killer", team = "serial-killer", alone = true, kills = true, asks = { "serial-killer" },
  wakes = function(g)
    g.stabbed = rule.ask_awake(g, { id = "serial-killer" },
      function(player) if index_of(g.awake.players, player) then return "why.serial-killer" end end)
  end,
}

before("night", function(g) g.stabbed = nil end)

around("killed", function(base, g)
  local killed = base(g)
  if g.stabbed then table.insert(killed, g.stabbed) end
  return killed
end)

test("one more dies in the night", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor killer villager villager", "6", "1", "nobody", "7" },
  says = "P6, P7 did not live through night 1",
})
