-- A told role only: whether she peeks, and whether the wolves see it, happens at the table.
variant{
  id = "little-girl",
  game = "werewolf",
  title = { en = "The little girl" },
  rule = { en = "One villager is the little girl, who may peek while the wolves are awake." },
  text = {
    en = { ["word.little-girl"] = "little girl", ["also.little-girl"] = "girl" },
  },
}

role{ id = "little-girl" }

test("one of the village is the little girl", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor little girl villager villager", "5", "1", "4" },
  says = "The card of P5 shows: little girl",
})
