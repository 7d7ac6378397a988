-- Who was I?
variant{
  id = "drunk",
  game = "werewolf",
  title = { en = "The drunk" },
  rule = {
    en = "One villager is the drunk, who in the third night sobers up and is what a card says that was left over.",
  },
  text = {
    en = {
      ["word.drunk"] = "drunk",
      ["drunk-wakes"] = "Drunk, open your eyes. I show you the card that was left over: that is what you are.",
      ["drunk-sleeps"] = "Drunk, close your eyes.",
      ["drunk.card"] = "Show the drunk the card left over: {role}. The two cards change places.",
      ["drunk.idle"] = "There is no drunk to show the card to: wait as long as usual.",
      ["ask.drunk-card"] = "Look at the card that was left over: what does it show?",
      ["help.drunk-card"] = "In secret.",
    },
  },
}

role{
  id = "drunk", swaps = true, over = 1, plain = true, nights = function(g) return g.night == 3 end,
  wakes = function(g, players) rule.sober_up(g, players[1]) end,
}

-- The card is the last of those left over. The moderator looks at it in any case. Where nobody is known to be the
-- drunk, nothing happens.
function rule.sober_up(g, drunk)
  local place = #g.left_over
  local role = rule.look_at_left_over(g, g.left_over[place], "drunk-card")
  if not drunk then return tell("moderator", "drunk.idle") end
  tell("moderator", "drunk.card", { role = role })
  drunk.card, g.left_over[place] = g.left_over[place], drunk.card
  rule.remember_role(g, drunk)
end

test("in the third night the drunk is the seer", {
  players = 7, deal = "none",
  play = { "wolf wolf drunk doctor villager villager villager seer", "nobody", "nobody", "nobody", "nobody", "nobody",
    "nobody", "nobody", "nobody", "nobody", "1" },
  says = "Nod: P1 is a wolf",
})

test("a wolf may be the card left over, so that the wolves are not as many as the others", {
  players = 6, deal = "none", set = { wolves = 2 },
  play = { "unknown", "unknown", "nobody", "unknown", "nobody", "unknown", "nobody", "1", "2", "3", "lynch all",
    "villager", "unknown", "1", "unknown", "nobody", "unknown", "nobody", "villager" },
  asks = "accuse", not_said = "victory.wolves",
})

test("nobody knows who the drunk is", {
  players = 7, deal = "none",
  play = { "unknown", "unknown", "nobody", "unknown", "nobody", "unknown", "nobody", "nobody", "unknown", "nobody",
    "unknown", "nobody", "unknown", "nobody", "nobody", "unknown", "unknown" },
  says = "drunk.idle",
})

test("until then the drunk is one of the plain villagers", {
  players = 7, deal = "none", set = { ends = "last-villager" },
  play = { "wolf wolf drunk doctor seer villager villager villager", "6", "nobody", "nobody", "nobody", "7",
    "nobody", "nobody" },
  not_said = "victory.no-villagers",
})
