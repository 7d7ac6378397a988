-- A life for a life.
variant{
  id = "bodyguard",
  game = "werewolf",
  title = { en = "The bodyguard" },
  rule = {
    en = "One villager is the bodyguard, who each night shields somebody, never the same one twice running, "
      .. "and dies of the bite instead.",
  },
  facts = { "shielded" },
  text = {
    en = {
      ["word.bodyguard"] = "bodyguard",
      ["bodyguard-wakes"] = "Bodyguard, open your eyes. Point at the one you shield tonight.",
      ["bodyguard-sleeps"] = "Bodyguard, close your eyes.",
      ["ask.bodyguard"] = "Bodyguard, whom do you point at?{idle}",
      ["help.bodyguard"] =
        "Any living player but the one of the night before. The bodyguard dies of the bite instead.",
      ["why.shielded-before"] = "The bodyguard shielded {player} the night before.",
      ["label.bodyguard"] = "The bodyguard shielded",
      ["label.shielded"] = "shielded in night",
    },
  },
}

---@class State
---@field shielded? Player before whom the bodyguard stands tonight
---@field shielded_before? Player before whom the bodyguard stood the night before

role{ id = "bodyguard", wakes = function(g) rule.bodyguard_points(g) end, asks = { "bodyguard" } }

-- As the doctor does: the own sleep is guarded, too, and nobody two nights running.
function rule.bodyguard_points(g)
  g.shielded = rule.ask_awake(g, { id = "bodyguard" },
    function(player) if player == g.shielded_before then return "why.shielded-before" end end)
  if not g.shielded then return end
  if #rule.holders(g, "bodyguard") == 0 then rule.see_who_wakes(g, "bodyguard", true) end
  reveal("moderator", g.shielded, "shielded", g.night)
end

before("night", function(g) g.shielded_before, g.shielded = g.shielded, nil end)

around("takes_the_bite", function(base, g, player)
  local met = base(g, player)
  return met == g.shielded and rule.holders(g, "bodyguard")[1] or met
end)

test("whoever pointed at somebody was seen", {
  players = 7, deal = "none",
  play = { "unknown", "unknown", "6", "unknown", "nobody", "unknown", "nobody", "unknown", "6", "5" },
  says = "P5 did not live through night 1",
})

test("the bodyguard dies instead", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor bodyguard villager villager", "6", "1", "nobody", "6" },
  says = "P5 did not live through night 1",
})
