-- Being out early is dull: the executed stay in the discussion.
variant{
  id = "dead-can-talk",
  game = "secret-hitler",
  title = { en = "The dead may talk" },
  rule = { en = "Executed players may go on discussing, but do not vote and hold no office." },
  text = {
    en = {
      ["dead-can-talk.reminder"] =
        "{player} may still join the discussion, but does not vote and shows nobody the role card.",
    },
  },
}

around("may_speak", function(_, _, player) return not player.gone and not player.away end)

after("execute", function(_, victim) announce("dead-can-talk.reminder", { player = victim }) end)

test("whoever is executed is told so", {
  players = 5, deal = "none",
  play = {
    "unknown", "4", "5", "ja all", "fascist", "1", "ja all", "fascist", "4", "ja all", "fascist", "5", "ja all", "no",
    "fascist", "5",
  },
  says = "dead-can-talk.reminder",
})
