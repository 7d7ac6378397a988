-- Sure to see, and wrong as often as not.
variant{
  id = "fool",
  game = "werewolf",
  title = { en = "The fool" },
  rule = {
    en = "One villager is the fool, who is sure to be the seer and is answered by lot. Which of the two is called "
      .. "first at night is drawn by lot, too.",
  },
  conflicts = { "thief", "drunk" }, -- who look at cards left over
  text = {
    en = {
      ["word.fool"] = "fool",
      ["fool.app-only"] = "The fool must not know: the app has to deal the roles, without --deal none.",
      ["fool.knows"] =
        "The fool is easily told from a seer unless there is exactly one: who wakes alone beside several, or wakes "
        .. "where there is none, knows.",
      ["fool.is"] = "{player} is the fool, and must not know it: give them a seer's card.",
      ["fool.touch"] = "Touch {players}.",
      ["fool.touch-nobody"] = "Touch nobody: walk on as if you had.",
      ["fool-wakes"] =
        "I touch a seer: open your eyes and point at somebody. I nod if it is a wolf.",
      ["fool-sleeps"] = "Close your eyes again.",
      ["fool.nod"] = "Nod: so the lot has it for {player}.",
      ["fool.shake"] = "Shake your head: so the lot has it for {player}.",
      ["drawn.fool-order"] = "It is drawn who is called first.",
      ["drawn.fool-nod"] = "The answer is drawn.",
      ["label.fool"] = "The fool pointed at",
    },
  },
}

---@class State
---@field fool_first? boolean whether the fool is called before the seer

role{ id = "fool", by_lot = true, wakes = function(g, players) rule.fool_points(g, players) end }

around("seems", function(base, g, player)
  if rule.role(g, player) == "fool" then return "seer" end
  return base(g, player)
end)

-- The moderator alone knows better.
after("remember_role", function(g, player)
  if rule.role(g, player) == "fool" then reveal("moderator", player, "role", "fool") end
end)

-- Nobody can be kept from looking at a card that the table deals.
around("deal_roles", function(base, g, deck)
  if rule.copies(g, "fool") == 0 then return base(g, deck) end
  if not dealt("roles") then refuse("fool.app-only") end
  base(g, deck)
  for _, player in ipairs(rule.holders(g, "fool")) do tell("moderator", "fool.is", { player = player }) end
  g.fool_first = choose{ id = "fool-order", from = { "yes", "no" }, chance = true, secret = true } == "yes"
end)

-- Whoever chooses what cannot be kept from the fool hears of it.
after("set_up", function(g)
  if rule.copies(g, "fool") > 0 and rule.copies(g, "seer") ~= 1 then announce("fool.knows") end
end)

-- Neither can tell by the order which of the two they are.
around("night_order", function(base, g)
  local order = base(g)
  local seer, fool = index_of(order, "seer"), index_of(order, "fool")
  if g and g.fool_first and seer and fool then order[seer], order[fool] = order[fool], order[seer] end
  return order
end)

-- Nor by the words: both are touched, and called alike.
around("call", function(base, g, role)
  if role == "seer" and rule.copies(g, "fool") > 0 then return "fool-wakes" end
  return base(g, role)
end)

around("sleeps", function(base, g, role)
  if role == "seer" and rule.copies(g, "fool") > 0 then return "fool-sleeps" end
  return base(g, role)
end)

local function touch(g)
  if rule.copies(g, "fool") == 0 then return end
  local players = g.awake.players
  tell("moderator", #players > 0 and "fool.touch" or "fool.touch-nobody", { players = players })
end

before("seer_points", touch)

-- As the seer does, and asked the same, as whoever is asked may see it; but the lot nods.
function rule.fool_points(g, players)
  touch(g)
  local seen = rule.seer_chooses(g)
  if not seen then return tell("moderator", "no-nod") end
  local wolf = choose{ id = "fool-nod", from = { "yes", "no" }, chance = true, secret = true } == "yes"
  tell("moderator", wolf and "fool.nod" or "fool.shake", { player = seen })
  reveal(players, seen, "seen", wolf and "wolf" or "no-wolf")
end

-- The moderator, who touched the fool, tells the two apart afterwards.
around("deeds", function(base, g)
  local deeds = base(g)
  table.insert(deeds, 1 + (index_of(deeds, "seer") or #deeds), "fool")
  return deeds
end)

around("tell_story", function(base, story, said)
  if said.id == "fool.is" then story.fool = said.player end
  if said.id == "fool.touch" then story.touched = said.players[1] end
  if said.id ~= "ask.seer" or not story.fool or story.touched ~= story.fool then return base(story, said) end
  story.now.fool = said.answer
end)

test("the fool is sure to be the seer", {
  players = 7, deal = "roles", seed = "1", says = "P2 is the fool", not_said = "You are: fool",
})

test("seer and fool are called alike", {
  players = 7, deal = "roles", seed = "1", play = { "nobody" }, says = { "fool.touch", "fool-wakes" },
})

test("where the table deals, there is none", { players = 7, deal = "none", refuses = "fool.app-only" })

test("one of several seers wakes with others, and knows", {
  players = 7, deal = "roles", set = { seers = 2 }, says = "fool.knows",
})

test("where there are seers enough there is none", {
  players = 5, deal = "roles", seed = "1", set = { seers = 4 }, play = { "nobody" }, asks = "seer",
  not_said = "fool.touch",
})
