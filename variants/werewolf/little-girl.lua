-- A told role only: whether she peeks, and whether the wolves see it, happens at the table.
variant{
  id = "little-girl",
  game = "werewolf",
  title = { en = "The little girl", ja = "少女", vi = "Cô bé" },
  rule = {
    en = "One villager is the little girl, who may peek while the wolves are awake.",
    ja = "村人のうち1人は少女です。人狼が起きている間、薄目を開けて見てもかまいません。",
    vi = "Một dân làng là cô bé, được hé mắt nhìn khi sói thức.",
  },
  text = {
    en = { ["word.little-girl"] = "little girl", ["also.little-girl"] = "girl" },
    ja = { ["word.little-girl"] = "少女", ["also.little-girl"] = "girl, しょうじょ" },
    vi = { ["word.little-girl"] = "cô bé", ["also.little-girl"] = "girl" },
  },
}

around("special_roles", function(base, g)
  local roles = base(g)
  table.insert(roles, { "little-girl", 1 })
  return roles
end)

test("one of the village is the little girl", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor little girl villager villager", "5", "1", "4" },
  says = "The card of P5 shows: little girl",
})
