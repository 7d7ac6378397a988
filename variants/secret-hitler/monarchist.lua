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
        "You are the Monarchist, a Fascist. "
        .. "{fascists:Your fellow Fascist is|Your fellow Fascists are} {fascists}. You do not know "
        .. "Hitler.",
      ["role.monarchist-only"] = "You are the Monarchist, the only Fascist. You do not know Hitler.",
      ["role.hitler-unknown"] = "You are Hitler. Nobody knows you; you know nobody.",
      ["night.fascists-look"] =
        "Fascists who are not Hitler, the Monarchist too, open your eyes and recognise each other. Monarchist, close "
        .. "your eyes again.",
    },
  },
}

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
  local alone = #rule.fascists(g) == 2 -- with Hitler
  if rule.role(g, player) == "hitler" and alone then return tell(player, "role.hitler-unknown") end
  if rule.role(g, player) ~= "monarchist" then return base(g, player) end
  if alone then return tell(player, "role.monarchist-only") end
  tell(player, "role.monarchist", { fascists = rule.acquaintances(g, player) })
end)

local function has_monarchist_won(g) return g.won.reason == "fascist-policies" or g.won.reason == "hitler-executed" end

-- A Fascist who may be the Monarchist, or an ordinary one, has one aim or the other.
around("of_unknown_team", function(base, g)
  local unknown = base(g)
  return where(g.players, function(player)
    if index_of(unknown, player) then return true end
    local roles = cards.possible(g, "roles", player.seat)
    local differs = (g.won.team == "fascist") ~= has_monarchist_won(g)
    return differs and #roles > 1 and index_of(roles, "monarchist") ~= nil
  end)
end)

around("winners", function(base, g, team)
  local winners, unknown = base(g, team), rule.of_unknown_team(g)
  return where(g.players, function(player)
    if index_of(unknown, player) then return false end
    if rule.role(g, player) ~= "monarchist" then return index_of(winners, player) end
    return has_monarchist_won(g)
  end)
end)

test("one Fascist does not know Hitler", { players = 7, deal = "roles", says = "role.monarchist" })

test("the only Fascist knows nobody, and is known to nobody", {
  players = 7, deal = "roles", with = { "custom-board" }, set = { fascist_roles = 1 },
  says = { "role.monarchist-only", "role.hitler-unknown" },
})

test("the cards are told of", { players = 7, deal = "none", says = "monarchist.envelopes" })
