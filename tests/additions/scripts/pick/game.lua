-- A game made to be added: somebody picks who wins.
game{
  id = "pick", players = { 2, 3 }, title = { en = "Pick", xx = "Xick" },
  files = { "game", "winner", "board" },
}

-- One question and it is over.
function rule.play(g)
  local winner = rule.pick(g)
  announce("picked", { player = winner })
  win{ winners = { winner } }
end
