-- For transcripts: a game in which everybody can ask for a veto.
variant{
  id = "early-veto",
  game = "secret-hitler",
  title = { en = "Early veto" },
  rule = { en = "The veto is open from the first session on." },
}

around("veto_open", function() return true end)
