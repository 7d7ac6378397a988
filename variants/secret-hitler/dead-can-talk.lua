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

around("may_speak", function(_, _, _) return true end)

after("execute", function(_, victim) announce("dead-can-talk.reminder", { player = victim }) end)
