-- Love is stronger than the pack.
variant{
  id = "cupid",
  game = "werewolf",
  title = { en = "Cupid" },
  rule = {
    en = "One villager is Cupid, who in the first night names two lovers. When one of them dies, the other dies of "
      .. "grief. Lovers of two sides who are the last two win together.",
  },
  facts = { "lover" },
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
      ["ask.cupid"] = "Cupid, which two fall in love?{idle}",
      ["label.cupid"] = "The lovers",
      ["label.lover"] = "loves",
      ["cupid.two"] = "Cupid names two, or nobody.",
      ["help.cupid"] = "Two players; Cupid may be one of them. Touch them when Cupid sleeps.",
      ["cupid.lovers"] = "Touch the lovers once Cupid sleeps: {players}.",
      ["cupid.grief"] = "{player} dies of grief.",
      ["victory.lovers"] = "The lovers are the last two: the lovers have won.",
    },
  },
}

---@class State
---@field lovers? Player[] the two who die of grief for each other

role{ id = "cupid", first = true, wakes = function(g) rule.fall_in_love(g) end, asks = { "cupid" } }

-- Two, or nobody.
function rule.fall_in_love(g)
  local lovers
  repeat
    lovers = rule.ask_awake(g, { id = "cupid", min = 1, max = 2 }, function() end)
    if #lovers == 1 then tell("moderator", "cupid.two") end
  until #lovers ~= 1
  tell("moderator", "cupid.lovers", { players = #lovers > 0 and lovers or "nobody" })
  if #lovers == 2 then rule.love(g, lovers) end
end

-- They know each other, and nobody else knows them.
function rule.love(g, lovers)
  g.lovers = sorted(lovers, function(a, b) return a.seat < b.seat end)
  reveal(lovers, lovers[1], "lover", lovers[2])
  reveal(lovers, lovers[2], "lover", lovers[1])
end

after("grieve", function(g, player)
  if not g.lovers or not index_of(g.lovers, player) then return end
  local other = g.lovers[1] == player and g.lovers[2] or g.lovers[1]
  if not other.alive or other.gone then return end
  if player.died.cause == "left" and not rule.setting(g, "leaver-grief") then return end
  announce("cupid.grief", { player = other })
  rule.fall(g, { other }, "grief")
end)

-- Of two sides, they have won once they are the last two.
before("end_of_others", function(g)
  local living = rule.living(g)
  if not g.lovers or #living ~= 2 or not g.lovers[1].alive or not g.lovers[2].alive then return end
  local a, b = rule.team_of(g, living[1]), rule.team_of(g, living[2])
  if a ~= b or not a and rule.living_wolves(g) == 1 then rule.victory(g, "lovers", "lovers-left") end
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
