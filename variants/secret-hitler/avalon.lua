-- Roles of another game of hidden loyalties: somebody who knows must not be seen to know. Hitler may name
-- the dead as well, and is named by the Fascists where nobody says who Hitler is (R-SH-13).
variant{
  id = "avalon",
  game = "secret-hitler",
  title = { en = "Merlin" },
  rule = {
    en = "One Liberal is Merlin, who sees all Fascists and Hitler, but not which of them is Hitler. When the Liberals "
      .. "would win, Hitler names one player: if it is Merlin, the Fascists win.",
  },
  settings = {
    percival = {
      default = false,
      about = { en = "with Percival, a Liberal who sees Merlin and Morgana, a Fascist, and not which is which" },
    },
  },
  conflicts = { "three-players", "monarchist" }, -- no Fascist to see, or none left for both
  text = {
    en = {
      ["word.merlin"] = "Merlin",
      ["word.percival"] = "Percival",
      ["word.morgana"] = "Morgana",
      ["word.fascist-or-hitler"] = "Fascist or Hitler",
      ["word.merlin-or-morgana"] = "Merlin or Morgana",

      ["avalon.envelopes"] =
        "Of the Liberal role cards one is marked as Merlin's: that player is a Liberal with a Liberal party card.",
      ["avalon.envelopes-percival"] =
        "Of the Liberal role cards one is marked as Merlin's and one as Percival's, of the Fascist ones one as "
        .. "Morgana's. The party cards stay as they are.",
      ["role.merlin"] =
        "You are Merlin, a Liberal. Fascists, one of them Hitler: {fascists}. Do not let Hitler find out who you are.",
      ["role.percival"] = "You are Percival, a Liberal. Merlin and Morgana, in seat order: {players}.",
      ["role.morgana"] = "You are Morgana, a Fascist. Hitler is {hitler}. "
        .. "{fascists:Your fellow Fascist is|Your fellow Fascists are} {fascists}.",
      ["role.morgana-only"] = "You are Morgana, the only Fascist besides Hitler. Hitler is {hitler}.",

      ["night.thumbs"] = "Everybody, make a fist. Fascists and Hitler, keep your eyes closed and put up your thumb.",
      ["night.merlin"] = "Merlin, open your eyes and look whose thumbs are up.",
      ["night.merlin-closes"] = "Merlin, close your eyes. Everybody, take your thumb down.",
      ["night.two-thumbs"] = "Merlin and Morgana, keep your eyes closed and put up your thumb.",
      ["night.percival"] = "Percival, open your eyes and look whose thumbs are up.",
      ["night.percival-closes"] = "Percival, close your eyes. Everybody, lower your hands.",

      ["last-guess"] =
        "The Liberals would have won. Hitler, show your role card; the Fascists may talk to each other, and Hitler "
        .. "names one player as Merlin.",
      ["last-guess.hitler"] = "Hitler is {player}.",
      ["ask.last-guess"] = "Who is named as Merlin?",
      ["help.last-guess"] = "Hitler names one player, dead or alive. If it is Merlin, the Fascists win.",
      ["last-guess.named"] = "{player} is named as Merlin.",
      ["ask.named-is-merlin"] = "{of}, are you Merlin?",
      ["help.named-is-merlin"] = "{of} must say truthfully, to everybody.",
      ["last-guess.wrong"] = "{player} is not Merlin.",
      ["victory.merlin-named"] = "Merlin is found: the Fascists win!",
      ["reason.merlin-named"] = "Merlin was named",
    },
  },
}

-- The roles ------------------------------------------------------------------------------------------

-- They take the places of ordinary Liberals and Fascists, who stay as many in all.
local function with_special_roles(counts)
  local n = {}
  for _, pair in ipairs(counts) do n[pair[1]] = pair[2] end
  local percival = option("percival") and 1 or 0
  return where({
    { "liberal", n.liberal - 1 - percival }, { "fascist", n.fascist - percival }, { "hitler", n.hitler },
    { "merlin", 1 }, { "percival", percival }, { "morgana", percival },
  }, function(pair) return pair[2] > 0 end)
end

around("role_cards", function(base, g) return with_special_roles(base(g)) end)

around("party_of", function(base, role)
  if role == "merlin" or role == "percival" then return "liberal" end
  return base(role)
end)

before("deal_roles", function() announce(option("percival") and "avalon.envelopes-percival" or "avalon.envelopes") end)

-- What they know -----------------------------------------------------------------------------------------

local function with_role(g, roles)
  return where(g.players, function(player) return index_of(roles, rule.role(g, player)) end)
end

around("acquaintances", function(base, g, player)
  local role = rule.role(g, player)
  if role == "merlin" then return rule.fascists(g) end
  if role == "percival" then return with_role(g, { "merlin", "morgana" }) end
  if role == "morgana" then return where(rule.fascists(g), function(other) return other ~= player end) end
  return base(g, player)
end)

-- A Fascist is a Fascist to the others, and nobody tells Merlin or Percival more than a thumb does.
around("seen_as", function(base, g, player, other)
  local role = rule.role(g, player)
  if role == "merlin" then return "fascist-or-hitler" end
  if role == "percival" then return "merlin-or-morgana" end
  local seen = base(g, player, other)
  return seen == "morgana" and "fascist" or seen
end)

around("tell_role", function(base, g, player)
  local role = rule.role(g, player)
  local known = rule.acquaintances(g, player)
  if role == "merlin" then return tell(player, "role.merlin", { fascists = known }) end
  if role == "percival" then return tell(player, "role.percival", { players = known }) end
  if role ~= "morgana" then return base(g, player) end
  local fascists = where(known, function(other) return rule.role(g, other) ~= "hitler" end)
  return tell(player, #fascists > 0 and "role.morgana" or "role.morgana-only",
    { hitler = with_role(g, { "hitler" })[1], fascists = fascists })
end)

-- Thumbs are shown to Merlin, and two of them to Percival, before everybody opens their eyes.
around("night_script", function(base, g)
  local script = base(g)
  local open = table.remove(script)
  local function read(lines)
    for _, line in ipairs(lines) do script[#script + 1] = line end
  end
  read{ { "night.thumbs", 3 }, { "night.merlin", 6 }, { "night.merlin-closes", 3 } }
  if option("percival") then
    read{ { "night.two-thumbs", 3 }, { "night.percival", 6 }, { "night.percival-closes", 3 } }
  end
  read{ open }
  return script
end)

-- The last guess -------------------------------------------------------------------------------------------

-- Hitler, who is out of hiding now, names a player; dead or alive, it may be Merlin.
function rule.last_guess(g)
  announce("last-guess")
  local hitler = with_role(g, { "hitler" })[1]
  if hitler then announce("last-guess.hitler", { player = hitler }) end
  local named = choose{
    id = "last-guess", of = hitler, drastic = true,
    from = where(g.players, function(player) return player ~= hitler end),
  }
  announce("last-guess.named", { player = named })
  if cards.is(g, "roles", named.seat, "merlin", { id = "named-is-merlin", of = named }) then return true end
  announce("last-guess.wrong", { player = named })
  return false
end

around("victory", function(base, g, team, reason)
  if team == "liberal" and rule.last_guess(g) then return base(g, "fascist", "merlin-named") end
  base(g, team, reason)
end)

test("Hitler has a last guess", {
  players = 5, deal = "none",
  play = { "unknown", "1", "3", "ja all", "liberal", "5", "ja all", "liberal", "1", "ja all", "liberal", "3",
    "ja all", "liberal", "1", "ja all", "liberal" },
  says = "last-guess", asks = "last-guess",
})

test("whoever names Merlin wins for the Fascists", {
  players = 5, deal = "none",
  play = { "unknown", "1", "3", "ja all", "liberal", "5", "ja all", "liberal", "1", "ja all", "liberal", "3",
    "ja all", "liberal", "1", "ja all", "liberal", "4", "yes" },
  says = "victory.merlin-named",
})

test("Percival sees Merlin and Morgana", {
  players = 7, deal = "roles", set = { percival = true },
  says = { "role.merlin", "role.percival", "role.morgana" },
})
