-- As in the older game: no Merlin, and nobody to find.
variant{
  id = "resistance",
  game = "avalon",
  title = { en = "Resistance" },
  rule = { en = "There are no special roles and no assassination: three missions decide." },
  text = {
    en = {
      ["reason.missions-done"] = "three missions succeeded",
      ["victory.missions-done"] = "Three missions have succeeded: good wins.",
    },
  },
}

-- Servants and minions alone, whatever is set.
around("named_roles", function() return {} end)

-- Three missions that succeeded are the victory of the good.
around("three_succeeded", function(_, g) rule.victory(g, "good", "missions-done") end)

test("three missions decide", {
  players = 5, deal = "none",
  play = { "servant servant servant minion minion", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "1 2", "a all",
    "0" },
  says = "victory.missions-done",
})

test("nobody looks but evil", {
  players = 5, deal = "none", play = { "unknown", "1" }, says = "night.evil-look", not_said = { "Merlin", "thumb" },
})
