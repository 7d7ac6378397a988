-- A faithful doctor.
variant{
  id = "doctor-repeat",
  game = "werewolf",
  title = { en = "The doctor may stay" },
  rule = { en = "The doctor may watch over the same player night after night." },
  text = {
    en = { ["help.doctor"] = "Any living player, even the doctor." },
  },
}

around("not_guarded", function(_, _, _) return nil end)

test("the same player two nights long", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "5", "1", "5", "nobody", "5", "2", "5" },
  says = "Nobody died in night 2",
})
