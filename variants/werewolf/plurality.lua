-- One vote for all who are accused.
variant{
  id = "plurality",
  game = "werewolf",
  title = { en = "Most votes lynch", ja = "最多票で追放", vi = "Nhiều phiếu nhất bị treo cổ" },
  rule = {
    en = "All who are accused defend themselves; then everybody points at one of them at once. Whoever most point at "
      .. "is lynched; a tie lynches nobody.",
    ja = "告発された全員が弁明し、その後に全員が一斉に1人を指します。"
      .. "最も多く指された人を追放し、同数なら誰も追放しません。",
    vi = "Mọi người bị buộc tội đều tự bào chữa, rồi cả làng cùng lúc chỉ vào một trong số họ. Ai bị chỉ nhiều "
      .. "nhất thì bị treo cổ; bằng nhau thì không ai.",
  },
  text = {
    en = {
      ["ask.vote"] = "All at once: whom do you point at ({candidates})?",
      ["help.vote"] = "The living point at one of the accused, or at nobody. Most lynch; a tie lynches nobody.",
      ["help.accuse"] =
        "Any living player. Nobody: all are accused, and it is voted. Left: somebody has left the table, and dies at "
        .. "once.",
      ["why.accused-before"] = "{player} is accused already.",
      ["why.nobody-left"] = "For {player} nobody is left to accuse.",
    },
    ja = {
      ["ask.vote"] = "一斉に、誰を指しますか？（{candidates}）",
      ["help.vote"] = "生きている全員が、告発された1人か「なし」を選びます。最多票で追放、同数なら追放なし。",
      ["help.accuse"] =
        "生きている1人。「なし」なら告発を終えて投票します。"
        .. "「退席」は、卓を離れた人が死んだことになります。",
      ["why.accused-before"] = "{player}さんはすでに告発されています。",
      ["why.nobody-left"] = "{player}さんが告発できる人はもういません。",
    },
    vi = {
      ["ask.vote"] = "Cùng lúc: bạn chỉ vào ai ({candidates})?",
      ["help.vote"] =
        "Người sống chỉ vào một người bị buộc tội, hoặc không ai. Nhiều nhất thì bị treo cổ; bằng nhau thì không ai.",
      ["help.accuse"] =
        "Một người còn sống. Không ai: thôi buộc tội, bắt đầu bỏ phiếu. Rời bàn: có người rời bàn, người đó chết "
        .. "ngay.",
      ["why.accused-before"] = "{player} đã bị buộc tội rồi.",
      ["why.nobody-left"] = "{player} không còn ai để buộc tội.",
    },
  },
}

---@class State
---@field accused? Player[] those who are voted about together

-- All trials are held before the one vote.
around("condemned", function(_, g)
  g.accused = {}
  while true do
    local accused = rule.next_trial(g)
    if not accused then break end
    rule.defend(accused)
    table.insert(g.accused, accused)
  end
  local candidates = where(g.accused, "alive")
  g.accused = nil
  if #candidates == 0 then return nil end
  return rule.point_at_once(g, candidates)
end)

-- Nobody is accused twice a day.
around("not_accused", function(base, g, accuser, player)
  if index_of(g.accused, player) then return "why.accused-before" end
  return base(g, accuser, player)
end)

-- Nor does anybody accuse for whom nobody else is left.
around("not_accusing", function(base, g, player)
  local left = where(rule.living(g), function(other) return not rule.not_accused(g, player, other) end)
  if #left == 0 then return "why.nobody-left" end
  return base(g, player)
end)

test("of two accused the one most point at", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor villager villager villager", "nobody", "1", "5", "7", "1", "6", "1", "7", "2",
    "nobody", "7 7 1 1 1 1 nobody" },
  says = "The village lynches P1",
})
