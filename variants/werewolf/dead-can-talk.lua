-- Being out early is dull: the dead stay in the discussion.
variant{
  id = "dead-can-talk",
  game = "werewolf",
  title = { en = "The dead may talk" },
  rule = { en = "The dead may go on discussing by day, but do not accuse, second or vote." },
  text = {
    en = { ["dead-can-talk.reminder"] = "{player} may still talk by day, but does not accuse, second or vote." },
  },
}

-- Not to whoever has left.
around("say.silent", function(base, g, values)
  if values.player.died.cause == "left" then return base(g, values) end
  announce("dead-can-talk.reminder", values)
end)

test("the dead are told", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "4", "1", "5" },
  says = "may still talk by day",
})

test("who has left is not", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "nobody", "nobody", "left", "7" },
  says = "silent", not_said = "dead-can-talk.reminder",
})
