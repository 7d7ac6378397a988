-- {title}. The rules read from top to bottom like a rulebook; what they may say: man narrator-lua.
-- Try them out: narrator check ./{id}
game{
  id = "{id}", version = 1, players = { 2, 6 },
  title = { en = "{title}" },
  about = { en = "Take one to three sticks in turn; whoever takes the last one wins." },
  settings = { sticks = { default = 15, min = 4, max = 99, about = { en = "how many sticks there are" } } },
}

-- Everybody takes sticks in turn until none is left.
function rule.play(g)
  g.sticks, g.round = option("sticks"), 1
  while true do
    for _, player in ipairs(g.players) do rule.turn(g, player) end
    g.round = g.round + 1
  end
end

-- Whoever takes the last stick wins.
function rule.turn(g, player)
  local n = number{ id = "take", of = player, min = 1, max = rule.most(g), args = { left = g.sticks } }
  g.sticks = g.sticks - n
  announce("takes", { player = player, n = n, left = g.sticks })
  if g.sticks == 0 then win{ winners = { player }, reason = "last-stick" } end
end

-- At most three, and no more than there are.
function rule.most(g) return math.min(3, g.sticks) end

-- What programs see.
function rule.status(g)
  return {
    phase = "turns", round = g.round, board = { sticks = g.sticks },
    players = map(g.players, function() return { alive = true } end),
  }
end

-- What people see.
function rule.display(g)
  return { { kind = "line", id = "board.sticks", args = { n = g.sticks }, brief = true } }
end

test("whoever takes the last stick wins", {
  players = 2, set = { sticks = 4 },
  play = { "3", "1" },
  says = "P2 takes 1 stick",
})

test("nobody takes four", { play = { "4" }, refuses = true, asks = "take" })
