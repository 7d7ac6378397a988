-- Somebody has to be it.
variant{
  id = "scapegoat",
  game = "werewolf",
  title = { en = "The scapegoat" },
  rule = {
    en = "One villager is the scapegoat, who is lynched where everybody points and there is a tie.",
  },
  text = {
    en = {
      ["word.scapegoat"] = "scapegoat",
      ["scapegoat.blamed"] = "A tie: {player} is the scapegoat.",
      ["ask.scapegoat"] = "A tie: who is the scapegoat?",
      ["help.scapegoat"] = "The scapegoat gets up, and is lynched. Unknown: nobody does.",
      ["word.tie-scapegoat"] = "a tie lynches the scapegoat while that one lives",
    },
  },
}

role{ id = "scapegoat" }

-- Whatever else the table does about a tie. Who it is, the table tells where the app does not know.
around("break_tie", function(base, g, tied, tie)
  if rule.who_is_awake(g, "scapegoat").idle then return base(g, tied, tie) end
  local goat = rule.who_is_awake(g, "scapegoat").players[1] or rule.show_scapegoat(g)
  if not goat then return base(g, tied, tie) end
  announce("scapegoat.blamed", { player = goat })
  return { goat }
end)

-- The table is told what it can know: not of one that lies in the box, or whose card everybody saw.
around("what_a_tie_does", function(base, g, tie)
  local may_live = rule.copies(g, "scapegoat") > 0 and not rule.is_seen_out(g, "scapegoat")
  return may_live and tie ~= "players" and "tie-scapegoat" or base(g, tie)
end)

-- The scapegoat gets up. Everybody is named, as a shorter list would tell whose cards the moderator knows.
function rule.show_scapegoat(g)
  local goat = rule.ask_by_day(g, function()
    return rule.point_at(g, { id = "scapegoat" }, function() end, "unknown")
  end)
  if goat == "unknown" then return nil end
  if not rule.not_waking(g, goat, "scapegoat") then cards.learn(g, "roles", goat.card, "scapegoat") end
  return goat
end

test("a tie lynches the scapegoat", {
  players = 7, deal = "none", with = { "no-nomination" },
  play = { "wolf wolf seer doctor scapegoat villager villager", "nobody", "1", "nobody", "vote",
    "6 6 6 7 7 7 nobody" },
  says = "The village lynches P5",
})

test("where the app does not know who it is the table says so", {
  players = 7, deal = "none", with = { "no-nomination" },
  play = { "unknown", "unknown", "nobody", "unknown", "nobody", "unknown", "nobody", "vote",
    "6 6 6 7 7 7 nobody", "5" },
  says = "P5 is the scapegoat",
})

test("nobody gets up", {
  players = 7, deal = "none", with = { "no-nomination" },
  play = { "unknown", "unknown", "nobody", "unknown", "nobody", "unknown", "nobody", "vote",
    "6 6 6 7 7 7 nobody", "unknown" },
  not_said = "scapegoat.blamed", asks = "woke",
})
