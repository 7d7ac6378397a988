-- SECRETS: the evening as a whole.
game{
  id = "secrets",
  version = 1,
  players = { 4, 8 },
  title = { en = "SECRETS", ja = "シークレット：米ソ諜報戦", vi = "Secrets – Bí mật" },
  about = {
    en = "CIA, KGB and a hippie or two in the sixties: offer cards, bluff, and never be sure whose side you are on. "
      .. "By Bruno Faidutti and Eric M. Lang.",
    ja = "60年代、CIAとKGB、そしてヒッピー。カードを差し出し、はったりをかけ、自分がどちら側かさえ確かでは"
      .. "ありません。ブルーノ・フェデュッティとエリック・M・ラングの作品です。",
    vi = "Thập niên 60: CIA, KGB và một hai chàng Hippie. Hãy đưa bài, đánh lừa nhau, và đừng bao giờ chắc mình thuộc "
      .. "phe nào. Của Bruno Faidutti và Eric M. Lang.",
  },
  files = { -- in the order of the rulebook
    "game", "state", "setup", "tokens", "turn", "effects", "table", "finish", "status", "corrections", "report",
    "check",
  },
  facts = { "token" },
  components = { tokens = "app", characters = "table", bullets = "table" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "accepts", field = "player", as = "accepts" },
    { announcement = "assassin.shoots", field = "target", as = "assassin.shoots" },
    { announcement = "intervenes", field = "player", as = "intervenes" },
    { announcement = "refuses", field = "player", as = "refuses" },
    { announcement = "un-gained", field = "player", as = "un-gained" },
  },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "turn", "offers", "accepts", "refuses", "intervenes", "uncovered",
    "mark-both", "pair", "set-aside", "un-gained", "un-lost", "assassin.draws", "assassin.shoots",
    "psychiatrist.swaps", "double-agent.swaps", "politician.goes", "journalist.shows", "diplomat.centre",
    "detective.own", "detective.looks", "detective.centre",
  },
}

-- Tokens, a first look, then turns clockwise until somebody has too many cards before them.
function rule.play(g)
  rule.set_up(g)
  rule.deal_tokens(g)
  if not rule.too_few(g) then rule.find_starter(g) end
  if not rule.too_few(g) then rule.initial_investigation(g) end
  g.phase = "play"
  while not rule.too_few(g) do
    if not g.active.away then rule.turn(g, g.active) end
    if rule.is_over(g) then break end
    g.active = rule.next_player(g, g.active)
  end
  rule.settle(g)
end

-- A single player who is left has nobody to offer a card to: the game is over, and what lies there counts (R-SE-9).
function rule.too_few(g) return #except(g.players, "away") < 2 end

-- The neighbours: clockwise is to the left.
function rule.left_of(g, player) return g.players[player.seat % #g.players + 1] end

-- Whose turn comes next; a seat that nobody plays is passed over.
function rule.next_player(g, player)
  repeat player = rule.left_of(g, player) until not player.away
  return player
end

-- The right neighbour is the one whose turn comes before.
function rule.right_of(g, player) return g.players[(player.seat - 2) % #g.players + 1] end

-- Everybody else at the table.
function rule.others(g, player)
  return where(g.players, function(other) return other ~= player end)
end

-- Character cards and bullets count alike, face up or face down.
function rule.card_count(_, player) return #player.cards + #player.bullets end

-- The number of cards before one player that ends the game.
function rule.ends_at(g) return #g.players <= 6 and 5 or 4 end

-- Looked at when a turn is over: has anybody that many?
function rule.is_over(g)
  local limit = rule.ends_at(g)
  return count(g.players, function(player) return rule.card_count(g, player) >= limit end) > 0
end
