-- With six, seven and nine players the teams are a little uneven; other policies make up for it.
variant{
  id = "rebalanced",
  game = "secret-hitler",
  title = { en = "Rebalanced policies" },
  rule = {
    en = "Six players begin with one Fascist policy enacted; seven play with ten Fascist policies, nine with as many "
      .. "as the setting says.",
  },
  settings = {
    fascists9 = {
      default = 9, min = 9, max = 10,
      about = { en = "Fascist policies in the deck with nine players: nine or ten" },
    },
  },
}

around("first_policies", function(base, g)
  if #g.players == 6 then return { "fascist" } end
  return base(g)
end)

around("policy_counts", function(base, g)
  local fascists = { [7] = 10, [9] = option("fascists9") }
  return map(base(g), function(pair)
    if pair[1] ~= "fascist" then return pair end
    return { "fascist", fascists[#g.players] or pair[2] }
  end)
end)

test("six begin with a Fascist policy", { players = 6, deal = "none", says = "Take a Fascist policy out of the deck" })

test("nine may play with ten", {
  players = 9, deal = "none", set = { fascists9 = 10 }, play = { "unknown" }, says = "6 Liberal, 10 Fascist",
})
