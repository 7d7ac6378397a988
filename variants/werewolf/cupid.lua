-- Love is stronger than the pack.
variant{
  id = "cupid",
  game = "werewolf",
  title = { en = "Cupid" },
  rule = {
    en = "One villager is Cupid, who in the first night names two lovers. When one of them dies, the other dies of "
      .. "grief. Lovers of two sides who are the last two win together.",
  },
  text = {
    en = {
      ["word.cupid"] = "Cupid",
      ["label.grief"] = "Died of grief",
      ["word.grief"] = "of grief",
      ["team.lovers"] = "the lovers",
      ["reason.lovers-left"] = "the lovers are the last two",
      ["cupid-wakes"] = "Cupid, open your eyes. Point at two who fall in love.",
      ["cupid-sleeps"] =
        "Cupid, close your eyes. I touch the two lovers: open your eyes, see each other, and close them again.",
      ["ask.cupid"] = "Cupid, which two fall in love?",
      ["help.cupid"] = "Two players; Cupid may be one of them. Touch them when Cupid sleeps.",
      ["cupid.lovers"] = "Touch the lovers once Cupid sleeps: {players}.",
      ["cupid.grief"] = "{player} dies of grief.",
      ["victory.lovers"] = "The lovers are the last two: the lovers have won.",
    },
  },
}

---@class State
---@field lovers? Player[] the two who die of grief for each other

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "cupid", 1 })
  return roles
end)

-- Cupid wakes first, in the first night.
before("wolves_wake", function(g)
  if g.night > 1 then return end
  rule.wake(g, "cupid", function()
    g.lovers = choose{
      id = "cupid", count = 2, secret = true, to = rule.holders(g, "cupid"), from = rule.living(g),
    }
    tell("moderator", "cupid.lovers", { players = g.lovers })
  end)
end)

after("last_deed", function(g, player, _)
  if not g.lovers or not index_of(g.lovers, player) then return end
  local other = g.lovers[1] == player and g.lovers[2] or g.lovers[1]
  if not other.alive then return end
  announce("cupid.grief", { player = other })
  rule.die(g, { other }, "grief")
end)

before("end_of_game", function(g)
  local living = rule.living(g)
  if not g.lovers or #living ~= 2 or not g.lovers[1].alive or not g.lovers[2].alive then return end
  if rule.living_wolves(g) == 1 then rule.victory(g, "lovers", "lovers-left") end
end)

around("winners", function(base, g, team)
  if team == "lovers" then return g.lovers end
  return base(g, team)
end)

around("ways_to_die", function(base)
  local ways = base()
  table.insert(ways, { id = "cupid.grief", column = "grief" })
  return ways
end)

test("a lover dies of grief", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor Cupid villager villager", "3 6", "3", "1", "4" },
  says = "P6 dies of grief",
})
