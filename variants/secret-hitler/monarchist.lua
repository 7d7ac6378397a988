-- A Fascist with an aim of their own, who does not know Hitler. Hitler's death is the Monarchist's victory too,
-- Hitler's election is not (R-SH-14).
variant{
  id = "monarchist",
  game = "secret-hitler",
  title = { en = "The Monarchist" },
  rule = {
    en = "One Fascist is the Monarchist, who does not know Hitler, wins with six Fascist policies or when Hitler is "
      .. "executed, and loses when Hitler is elected.",
  },
  players = { 7, 10 }, -- with fewer there is one Fascist only
  conflicts = { "hitler-knows" }, -- whoever Hitler sees, sees Hitler
  text = {
    en = {
      ["word.monarchist"] = "Monarchist",
      ["monarchist.envelopes"] =
        "One of the Fascist role cards is marked as the Monarchist's; the party card with it is Fascist.",
      ["role.monarchist"] =
        "You are the Monarchist, a Fascist. Your fellow Fascists: {fascists}. You do not know "
        .. "Hitler.",
      ["night.fascists-look"] =
        "Fascists who are not Hitler, the Monarchist too, open your eyes and recognise each other. Monarchist, close "
        .. "your eyes again.",
    },
  },
}

---@class State
---@field ended_by? Word why the game is over, once it is

around("role_cards", function(base, g)
  local cards = {}
  for _, pair in ipairs(base(g)) do
    cards[#cards + 1] = { pair[1], pair[1] == "fascist" and pair[2] - 1 or pair[2] }
  end
  cards[#cards + 1] = { "monarchist", 1 }
  return where(cards, function(pair) return pair[2] > 0 end)
end)

before("deal_roles", function() announce("monarchist.envelopes") end)

around("acquaintances", function(base, g, player)
  if rule.role(g, player) ~= "monarchist" then return base(g, player) end
  return where(rule.fascists(g), function(other) return other ~= player and rule.role(g, other) ~= "hitler" end)
end)

-- To the others the Monarchist is a Fascist.
around("seen_as", function(base, g, player, other)
  local seen = base(g, player, other)
  return seen == "monarchist" and "fascist" or seen
end)

around("tell_role", function(base, g, player)
  if rule.role(g, player) ~= "monarchist" then return base(g, player) end
  local fascists = rule.acquaintances(g, player)
  return tell(player, "role.monarchist", { fascists = #fascists > 0 and fascists or "nobody" })
end)

around("victory", function(base, g, team, reason)
  g.ended_by = reason
  base(g, team, reason)
end)

-- Where somebody's role is unknown, nobody can say who won.
around("winners", function(base, g, team)
  local winners = base(g, team)
  if #winners == 0 then return winners end
  return where(g.players, function(player)
    if rule.role(g, player) ~= "monarchist" then return index_of(winners, player) end
    return g.ended_by == "fascist-policies" or g.ended_by == "hitler-executed"
  end)
end)

test("one Fascist does not know Hitler", { players = 7, deal = "roles", says = "role.monarchist" })

test("the cards are told of", { players = 7, deal = "none", says = "monarchist.envelopes" })
