-- Secret Hitler, designed by Mike Boxleiter, Tommy Maranges and Max Temkin (CC BY-NC-SA 4.0).
-- The rules here are told in our own words; no art and no text of the game is used.
game{
  id = "secret-hitler",
  version = 1,
  players = { 5, 10 },
  title = { en = "Secret Hitler", ja = "シークレットヒトラー", vi = "Secret Hitler" },
  about = {
    en = "Germany, 1932: a Liberal majority that knows nothing against a Fascist minority that knows everything. "
      .. "Elect governments, pass policies, and find Hitler before he is Chancellor.",
    ja = "1932年のドイツ。何も知らない多数派のリベラルと、すべてを知る少数派のファシスト。"
      .. "政府を選び、法案を通し、ヒトラーが首相になる前に見つけ出しましょう。",
    vi = "Nước Đức năm 1932: phe Tự do đông nhưng không biết gì, phe Phát xít ít nhưng biết hết. "
      .. "Hãy bầu chính phủ, ban hành chính sách và tìm ra Hitler trước khi ông ta thành Thủ tướng.",
  },
  files = { -- in the order of the rulebook
    "game", "state", "setup", "roles", "night", "election", "government", "legislative", "veto", "chaos", "powers",
    "executive", "victory", "status", "corrections", "report", "odds", "refuted", "testimony/topics",
    "testimony/evidence", "testimony/ledger", "testimony/party", "testimony/reach", "testimony/sums",
    "testimony/smallest", "testimony/least", "testimony/reasons", "testimony/findings", "sensible_policy", "check",
  },
  components = { roles = "app", policies = "table" },
  facts = { "role" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "elected", field = "chancellor", as = "chancellor" },
    { announcement = "elected", field = "president", as = "president" },
    { announcement = "executed", field = "player", as = "executed" },
    { announcement = "investigated", field = "player", as = "investigated" },
    { announcement = "nominated", field = "president", as = "candidate" },
    { announcement = "power.peek", field = "president", as = "peek" },
    { announcement = "special-election", field = "player", as = "special-election" },
  },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "candidate", "nominated", "elected", "rejected", "session", "power.peek", "power.investigation",
    "power.special-election", "power.execution", "executed", "executed.silent", "investigated",
    "special-election", "veto.wish", "veto.agreed", "veto.refused", "tracker", "hitler-zone",
    "veto.open", "not-hitler", "executed.not-hitler", "enacted", "hand.chancellor", "reshuffled-app",
  },
}

-- An evening: set up, close your eyes, then round after round until somebody has won.
function rule.play(g)
  rule.set_up(g)
  rule.night(g)
  while true do rule.round(g) end
end

-- A round is an election; a government that was elected holds its session, and its President uses
-- the power that the session uncovered. Where one of the two has left by then, there is none.
function rule.round(g)
  if not rule.election(g) then return end
  if rule.missing(g, g.president) or rule.missing(g, g.chancellor) then return announce("session.lapses") end
  local face = rule.legislative_session(g)
  rule.executive_action(g, face)
end

-- Whoever was executed is out of everything but the victory of their team; whoever left the table is, by ruling,
-- out likewise, or their seat waits.
function rule.living(g) return where(g.players, "alive", "away") end

-- Why nobody can turn to the player: dead, out or away.
function rule.missing(_, player)
  if player.gone then return "why.gone" end
  if not player.alive then return "why.dead" end
  return player.away and "why.away" or nil
end

-- Only the living take part in the discussion.
function rule.may_speak(g, player) return not rule.missing(g, player) end

-- The order of play is clockwise; the dead are passed over, whoever's seat it starts from (R-SH-4).
function rule.next_living(g, player)
  local players = g.players
  for _ = 1, #players do
    player = players[player.seat % #players + 1]
    if player.alive and not player.away then return player end
  end
end

-- One player is chosen among all those to whom `objection(player)` finds nothing to object.
-- An objection is the id of the text that says it, which may tell of the player and of how few are few.
function rule.choose_player(g, question, objection)
  question.from = function()
    return except(g.players, objection)
  end
  question.why = function(candidate)
    if type(candidate) == "table" then
      return objection(candidate), { player = candidate, living = rule.few_living(g) }
    end
  end
  return choose(question)
end
