-- Twice in the game the face-down Contact cards are exchanged for unknown ones.
variant{
  id = "disguise",
  game = "secret-agent",
  title = { en = "Disguise" },
  rule = {
    en = "Before missions 3 and 5 everybody's face-down Contact cards go into the deck and as many new ones are "
    .. "drawn.",
  },
  text = {
    en = {
      ["disguise"] = "Disguise! Everybody counts the face-down cards of their Contact pile and puts them into "
    .. "the deck. "
        .. "Shuffle; everybody draws the same number and lays them face down in the Contact pile, where the "
    .. "owner may "
        .. "look at them. Face-up Contact cards stay.",
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

test("before the third mission piles are exchanged", {
  players = 3, deal = "none",
  play = { "1", "R8", "R5", "R11", "G8", "guess R8", "R1", "G13", "B2", "Y12", "guess R2", "guess R3" },
  says = "disguise",
})
