-- A small honest game with every kind of question, for hostile variants to stand in.
game{
  id = "victim", players = { 2, 5 }, title = { en = "Victim" }, facts = { "hand" },
  components = { hands = "app" },
  settings = { rounds = { default = 2, min = 1, max = 9, about = { en = "rounds" } } },
}

function rule.play(g)
  g.round, g.points, g.phase = 0, {}, "play"
  g.pile = cards.new(g, "hands", { { "red", 3 }, { "blue", 3 } })
  cards.deal(g, "hands", g.pile, { id = "pile", slots = 6, chance = true, secret = true })
  for i, player in ipairs(g.players) do
    g.points[i] = 0
    rule.deal(g, player)
  end
  while g.round < option("rounds") do rule.round(g) end
  rule.finish(g)
end

function rule.deal(g, player)
  local hand = choose{ id = "hand", from = { "red", "blue" }, chance = true, secret = true, to = player }
  tell(player, "held", { hand = hand })
  reveal(player, player, "hand", hand)
end

function rule.round(g)
  g.round = g.round + 1
  local who = choose{
    id = "who",
    from = function() return rule.candidates(g) end,
    why = function(other) return rule.objection(g, other), { player = other } end,
  }
  rule.chosen(g, who)
  local votes = ballots{ id = "vote", voters = function() return g.players end, from = { "ja", "nein" } }
  announce("voted", { ja = count(votes, "ja") })
  rule.roll(g, who)
  acknowledge{ id = "ready" }
  if confirm{ id = "again", of = who } then announce("again") end
end

function rule.candidates(g) return g.players end
function rule.objection(_, _) return "tired" end
function rule.chosen(g, who) g.last = who end

function rule.roll(g, who)
  local die = number{ id = "die", min = 1, max = 6, chance = true }
  g.points[who.seat] = g.points[who.seat] + die
  announce("rolled", { player = who, die = die })
end

function rule.finish(g) win{ winners = { g.players[1] }, reason = "rounds", scores = g.points } end

function rule.status(g)
  return { phase = g.phase, round = g.round, players = {}, board = { points = g.points, last = g.last or none } }
end

function rule.display(g)
  return { { kind = "line", brief = true, id = "brief", args = { round = g.round } }, rule.sheet(g) }
end

function rule.sheet(g)
  return {
    kind = "table", columns = { "label.name" },
    rows = map(g.players, function(player) return { player, g.points[player.seat] or 0 } end),
  }
end

function rule.check(g)
  if #g.pile ~= 6 then error("a card is missing") end
end

function rule.topics(heard)
  local topics = {}
  for _, said in ipairs(heard) do
    if said.id == "rolled" then
      topics[#topics + 1] = { id = "throw", of = said.player, round = #topics + 1, from = { "red", "blue" } }
    end
  end
  return topics
end

function rule.findings(_, claims)
  return map(claims, function(claim)
    return { id = "tired", args = { player = claim.of }, reasons = { { id = "again" } } }
  end)
end
