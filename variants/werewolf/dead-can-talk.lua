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

around("say.silent", function(_, _, values) announce("dead-can-talk.reminder", values) end)

test("the dead are told", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "4", "1", "5" },
  says = "may still talk by day",
})
