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
      ["cupid-wakes"] = "Cupid, open your eyes. Point at two who fall in love.",
      ["cupid-sleeps"] =
        "Cupid, close your eyes. I touch the two lovers: open your eyes, see each other, and close them again.",
      ["ask.cupid"] = "Cupid, which two fall in love?{idle}",
      ["label.cupid"] = "The lovers",
      ["cupid.two"] = "Cupid names two, or nobody.",
      ["help.cupid"] = "Two players; Cupid may be one of them. Touch them when Cupid sleeps.",
      ["cupid.lovers"] = "Touch the lovers once Cupid sleeps: {players}.",
    },
  },
}

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

test("a lover dies of grief", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor Cupid villager villager", "3 6", "3", "1", "4" },
  says = "P6 dies of grief",
})

test("a wolf and a villager who love each other are the last two", {
  players = 7, deal = "none",
  play = {
    "wolf wolf seer doctor Cupid villager villager", "1 6", "3", "1", "4", "6", "2", "7", "lynch all",
    "4", "5", "6", "5", "7", "lynch all", "7",
  },
  says = "victory.lovers",
})
