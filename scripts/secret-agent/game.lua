-- Secret Agent: what the game is, and the way from the first Director to the last count.

game{
  id = "secret-agent",
  version = 1,
  players = { 2, 4 },
  title = { en = "Secret Agent", ja = "秘密諜報員", vi = "Mật vụ" },
  about = {
    en = "One player directs, the others infiltrate: win tricks against a card nobody else has seen, "
      .. "and name it before the others do. Most cards wins.",
    ja = "1人が諜報部長、残りは潜入員。ほかの誰も見ていない1枚をめぐってトリックを取り、先にその正体を言い当てます。カードの一番多い人が勝ちです。",
    vi = "Một người làm Trưởng ban, những người khác xâm nhập: giành lượt nhờ một lá không ai khác thấy, "
      .. "và gọi tên nó trước. Ai nhiều bài nhất thì thắng.",
  },
  files = { -- in the order of the rulebook
    "game", "state", "deck", "mission", "seats", "round", "contact", "guess", "audit", "piles", "npc", "sniper",
    "double-agent", "board", "corrections", "report", "counts", "check",
  },
  components = { deck = "table" },
  facts = { "contacts", "hand" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "contact", field = "player", as = "contact" },
    { announcement = "guesses", field = "player", as = "guesses" },
    { announcement = "right", field = "player", as = "right" },
    { announcement = "sniped", field = "player", as = "sniped" },
    { announcement = "sniped-own", field = "player", as = "sniped" },
    { announcement = "sniped-away", field = "player", as = "sniped" },
  },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "round", "played", "guesses", "agent-laid", "final-guesses", "mission", "deal", "dealt", "next-director",
    "piles-down", "takes-agent-up", "takes-agent-down", "takes-hand-up", "takes-hand-down", "takes-cards-up",
    "your-pile", "audit-clean", "agent-was", "sniper-gone", "sniped", "sniped-own",
    "sniped-away", "sniper-passes", "double-agent-used", "wrong-at-last",
    "sits-out", "onto-the-pile",
  },
}

local SIZES = {
  [2] = { hand = 8, rounds = 6, missions = 5 },
  [3] = { hand = 7, rounds = 5, missions = 6 },
  [4] = { hand = 6, rounds = 4, missions = 6 },
}

-- Two, three or four players get 8, 7 or 6 cards each.
function rule.hand_size(g) return SIZES[#g.players].hand end

-- A mission has two rounds fewer than a hand has cards, so two cards are left over.
function rule.rounds(g) return SIZES[#g.players].rounds end

-- Two players carry out five missions, three or four carry out six.
function rule.missions(g) return SIZES[#g.players].missions end

-- The whole game: a first Director, the missions, the count.
function rule.play(g)
  rule.set_up(g)
  if not rule.too_few(g) then rule.first_director(g) end
  while g.mission < rule.missions(g) and not rule.too_few(g) do rule.mission(g) end
  rule.finish(g)
end

-- A single player who is left plays no mission: the game is over, and what lies in the piles counts (R-SA-12).
function rule.too_few(g) return #except(g.players, "away") < 2 end

-- All 52 cards lie in one deck; nobody has a card, and nobody has made contact.
function rule.set_up(g)
  g.deck = cards.new(g, "deck", map(rule.all_cards(g), function(face) return { face, 1 } end))
  g.discard, g.buried, g.played, g.judged = {}, {}, {}, {}
  g.agent, g.npc, g.sniper, g.double_agent = false, false, false, false
  g.director, g.leader, g.lead, g.winner = false, false, false, false
  g.mission, g.round, g.rounds_before, g.wrong, g.phase = 0, 0, 0, 0, "setup"
  for _, player in ipairs(g.players) do
    player.hand, player.up, player.down, player.out = {}, {}, {}, false
  end
  announce(dealt("deck") and "setup-dealt" or "setup", { missions = rule.missions(g), rounds = rule.rounds(g) })
end

-- The Director of the first mission is drawn by lot.
function rule.first_director(g)
  local named = choose{ id = "director", from = function()
    local options = except(g.players, "away")
    options[#options + 1] = "random"
    return options
  end }
  if named == "random" then
    named = choose{ id = "director-drawn", from = except(g.players, "away"), chance = true }
  end
  g.director = named or false -- none where one is left
end

-- Every card of a Contact pile counts one, face up or face down.
function rule.score(_, player) return #player.up + #player.down end

-- The most cards win; with equal numbers the victory is shared. Who is out of the game does not win.
function rule.winners(g)
  local most, playing = 0, except(g.players, "gone")
  for _, player in ipairs(playing) do most = math.max(most, rule.score(g, player)) end
  return where(playing, function(player) return rule.score(g, player) == most end)
end

-- After the last mission the Contact piles are counted.
function rule.finish(g)
  g.phase = "end"
  if rule.too_few(g) then announce("too-few") end
  announce("count")
  for _, player in ipairs(g.players) do announce("score", { player = player, n = rule.score(g, player) }) end
  local winners, scores = rule.winners(g), map(g.players, function(player) return rule.score(g, player) end)
  local of_all = winners[1] and scores[winners[1].seat] == math.max(table.unpack(scores))
  win{ winners = winners, reason = of_all and "most-cards" or "most-cards-of-some", scores = scores }
end
