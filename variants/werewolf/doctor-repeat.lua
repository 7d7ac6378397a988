-- A faithful doctor.
variant{
  id = "doctor-repeat",
  game = "werewolf",
  title = { en = "The doctor may stay", ja = "連続護衛あり", vi = "Bác sĩ canh lại được" },
  rule = {
    en = "The doctor may watch over the same player night after night.",
    ja = "騎士は同じ人を続けて守れます。",
    vi = "Bác sĩ được canh giữ cùng một người nhiều đêm liền.",
  },
  text = {
    en = { ["help.doctor"] = "Any living player, the doctor, too." },
    ja = { ["help.doctor"] = "自分を含む生きている1人。" },
    vi = { ["help.doctor"] = "Bất kỳ người sống nào, kể cả bác sĩ." },
  },
}

around("not_guarded", function(_, _, _) return nil end)

test("the same player two nights long", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "5", "1", "5", "nobody", "5", "2", "5" },
  says = "Nobody died in night 2",
})
