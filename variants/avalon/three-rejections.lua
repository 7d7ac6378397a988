-- A table that bears less.
variant{
  id = "three-rejections",
  game = "avalon",
  title = { en = "Three rejections" },
  rule = { en = "Evil wins after three rejected teams in a row for one mission, not five." },
}

around("patience", function() return 3 end)

test("the third rejected team is evil's victory", {
  players = 5, deal = "none", play = { "merlin servant servant assassin morgana", "1", "1 2", "r all", "1 2", "r all",
    "1 2", "r all" },
  says = "victory.teams-rejected",
})
