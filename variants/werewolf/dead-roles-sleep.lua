-- Shorter nights: who hears that a role is not called any more knows that it is dead.
variant{
  id = "dead-roles-sleep",
  game = "werewolf",
  title = { en = "Dead roles sleep" },
  rule = { en = "A role whose card is out is no longer called at night." },
  text = {
    en = {
      ["dead-roles-sleep.tells"] =
        "The night tells what cards would hide: a role that is not called is dead, or lies apart.",
    },
  },
}

-- Who hears that nobody is called learns what was to be hidden.
after("set_up", function(g)
  if rule.hides_cards(g) or rule.cards_over(g) > 0 then announce("dead-roles-sleep.tells") end
end)

around("is_called", function(base, g, role) return base(g, role) and not rule.is_out(g, role) end)

test("nobody calls a dead doctor", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "4", "1", "5", "nobody", "5", "2" },
  says = "seer-sleeps", not_said = "doctor-wakes",
})
