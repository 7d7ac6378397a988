-- Twice in the game the face-down Contact cards are exchanged for unknown ones.
variant{
  id = "disguise",
  game = "secret-agent",
  title = { en = "Disguise", ja = "変装", vi = "Cải trang" },
  rule = {
    en = "Before missions 3 and 5 everybody's face-down Contact cards go into the deck and as many new ones are "
    .. "drawn.",
    ja = "ミッション3と5の前に、全員が裏向きのコンタクトカードを山札に戻し、同じ枚数を引き直します。",
    vi = "Trước nhiệm vụ 3 và 5, mọi lá liên lạc úp được trả vào bộ bài và mỗi người rút lại đúng số lá đó.",
  },
  text = {
    en = {
      ["disguise"] = "Disguise! Everybody counts the face-down cards of their Contact pile and puts them into "
    .. "the deck. "
        .. "Shuffle; everybody draws the same number and lays them face down in the Contact pile, where the "
    .. "owner may "
        .. "look at them. Face-up Contact cards stay.",
    },
    ja = {
      ["disguise"] = "変装！全員、自分のコンタクト置き場の裏向きのカードを数えて山札に戻します。シャッフルして同じ枚数を引き、"
        .. "裏向きのまま置き場に戻してください。自分のものは見てもかまいません。表向きのカードはそのままです。",
    },
    vi = {
      ["disguise"] = "Cải trang! Mọi người đếm các lá úp trong chồng liên lạc của mình và trả vào bộ bài. Xáo "
    .. "bài; mỗi người "
        .. "rút đúng số lá đó và đặt úp vào chồng liên lạc, được xem lá của mình. Các lá ngửa giữ nguyên.",
    },
  },
}

local BEFORE = { [3] = true, [5] = true }

-- The count of every pile stays what it was; only its owner may know the new cards.
around("shuffle", function(base, g)
  if not BEFORE[g.mission] then return base(g) end
  announce("disguise")
  local counts = map(g.players, function(player) return #player.down end)
  for _, player in ipairs(g.players) do
    for _, card in ipairs(player.down) do g.deck[#g.deck + 1] = card end
    player.down = {}
  end
  base(g)
  for i, player in ipairs(g.players) do
    player.down = rule.draw(g, counts[i])
    rule.show_pile(g, player)
  end
end)
