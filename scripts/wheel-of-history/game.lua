-- Wheel of History: the evening as a whole, one round or a series of them.
game{
  id = "wheel-of-history",
  version = 1,
  players = { 2, 5 },
  title = { en = "Wheel of History", ja = "歴史の糸車", vi = "Bánh xe Lịch sử" },
  about = {
    en = "Five tribes, five classes, one wheel of cards: unite a tribe before a whole class falls and takes your "
      .. "points with it. A ten-minute game by Reiner Knizia.",
    ja = "5つの部族と5つの階級が円に並びます。部族をまとめて得点し、階級が零落する前に逃げ切りましょう。"
      .. "ライナー・クニツィアの10分ほどの小品です。",
    vi = "Năm bộ tộc, năm tầng lớp, một vòng bài: hãy quy tụ một bộ tộc trước khi cả một tầng lớp suy tàn và kéo "
      .. "điểm của bạn theo. Trò chơi mười phút của Reiner Knizia.",
  },
  files = { -- in the order of the rulebook
    "game", "state", "round", "cards", "status", "corrections", "report", "check",
  },
  components = { circle = "table" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "gains", field = "player", as = "gains" },
    { announcement = "loses", field = "player", as = "loses" },
    { announcement = "takes", field = "player", as = "takes" },
  },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "round-begins", "takes",
  },
  settings = {
    rounds = {
      default = 1, min = 1, max = 99,
      about = {
        en = "How many rounds are played; the highest total wins. With a target, the most rounds (1: no limit).",
        ja = "何ラウンド遊ぶか。合計の最も高い人の勝ちです。目標点があるときは最大ラウンド数（1なら無制限）。",
        vi = "Số vòng; tổng điểm cao nhất thắng. Nếu có điểm đích thì là số vòng tối đa (1: không giới hạn).",
      },
    },
    target = {
      default = 0, min = 0, max = 999,
      about = {
        en = "Rounds are played until somebody's total reaches this, for example 50. 0: no target.",
        ja = "誰かの合計がこの点に届くまでラウンドを続けます（例：50）。0なら目標点なし。",
        vi = "Chơi tiếp các vòng đến khi có người đạt tổng điểm này, ví dụ 50. 0: không có đích.",
      },
    },
  },
}

-- One round makes a game; a series repeats it and adds the totals up.
function rule.play(g)
  rule.set_up(g)
  repeat rule.round(g) until rule.too_few(g) or rule.series_over(g)
  if rule.too_few(g) then announce("too-few") end
  rule.crown(g)
end

-- Nobody has a point, and no wheel lies there yet.
function rule.set_up(g)
  g.phase, g.round, g.left = "setup", 0, 0
  rule.clear_table(g)
  for _, player in ipairs(g.players) do player.score, player.total = 0, 0 end
end

-- A series is several rounds, or rounds until somebody's total reaches the target.
function rule.is_series(_) return option("rounds") > 1 or option("target") > 0 end

-- Whether the most rounds that are played have begun.
function rule.is_last_round(g)
  local rounds = option("rounds")
  return g.round >= rounds and (rounds > 1 or option("target") == 0)
end

-- Everything won and lost in this series so far; a round may well end below zero.
function rule.total(_, player) return player.total + player.score end

-- The target is looked at when a round is complete, not before (R-WH-4).
function rule.series_over(g)
  local target = option("target")
  if rule.is_last_round(g) then return true end
  return target > 0 and count(g.players, function(player) return rule.total(g, player) >= target end) > 0
end

-- The highest total wins; several players who share it win together (R-WH-3, R-WH-4). Who is out of the
-- game does not, nor who has left, or came late, and took no card.
function rule.crown(g)
  local totals = map(g.players, function(player) return rule.total(g, player) end)
  local playing = except(g.players, function(player)
    return player.gone or player.away and not player.has_played
  end)
  local best = math.max(table.unpack(map(playing, function(player) return totals[player.seat] end)))
  g.phase = "over"
  win{
    reason = best == math.max(table.unpack(totals)) and "most-points" or "most-points-of-some",
    winners = where(playing, function(player) return totals[player.seat] == best end),
    scores = totals,
  }
end
