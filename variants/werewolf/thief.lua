-- What does one want to be?
variant{
  id = "thief",
  game = "werewolf",
  title = { en = "The thief" },
  rule = {
    en = "One villager is the thief. Two cards are left over; in the first night the thief takes one of "
      .. "them, or keeps their own; if both are wolves, one must be taken.",
  },
  text = {
    en = {
      ["word.thief"] = "thief",
      ["thief-wakes"] = "Thief, open your eyes. I show you two cards: point at the one you take, or shake your head.",
      ["thief-sleeps"] = "Thief, close your eyes.",
      ["thief.cards"] = "Show the thief the two cards left over: {cards}.",
      ["ask.thief"] = "Thief, which card do you take?{idle}",
      ["help.thief"] = "One of the two, or nobody: the thief keeps their own card. If both are wolves, one "
        .. "must be taken.",
      ["ask.left-over"] = "Look at a card that was left over: what does it show?",
      ["help.left-over"] = "In secret, one after the other.",
      ["label.thief"] = "The thief took",
    },
  },
}

role{
  id = "thief", first = true, swaps = true, over = 2, asks = { "thief" },
  wakes = function(g, players) rule.thief_chooses(g, players[1]) end,
}

-- The moderator shows both cards, and looks at them where the app does not know.
function rule.thief_chooses(g, thief)
  local faces = map({ g.left_over[1], g.left_over[2] }, function(card)
    return rule.look_at_left_over(g, card, "left-over")
  end)
  tell("moderator", "thief.cards", { cards = faces })
  local from = faces[1] == faces[2] and { faces[1] } or { faces[1], faces[2] }
  if not (rule.is_wolf(g, faces[1]) and rule.is_wolf(g, faces[2])) then table.insert(from, "nobody") end
  local idle = g.awake.idle or not thief
  local taken = choose{
    id = "thief", secret = true, to = thief and { thief } or nil, from = idle and { "nobody" } or from,
    args = { idle = g.awake.idle and "is-idle" or idle and "is-used" or {} },
  }
  local place = index_of(faces, taken or "nobody")
  if not place then return end
  thief.card, g.left_over[place] = g.left_over[place], thief.card
  rule.remember_role(g, thief)
end

test("the thief becomes the seer", {
  players = 7, deal = "none",
  play = { "wolf wolf thief doctor villager villager villager seer villager", "seer", "nobody", "1" },
  says = "Nod: P1 is a wolf",
})

test("of two wolves one must be taken", {
  players = 7, deal = "none",
  play = { "seer villager thief doctor villager villager villager wolf wolf", "nobody" }, refuses = true,
})
