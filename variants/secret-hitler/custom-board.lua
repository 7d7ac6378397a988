-- A Fascist board of one's own: what is printed there, and how many policies there are. A policy that is
-- dropped goes to the discards unseen (R-SH-9). Policies enacted beforehand use no power, but count for
-- the veto and Hitler's zone (R-SH-10).
variant{
  id = "custom-board",
  game = "secret-hitler",
  title = { en = "A board of our own" },
  rule = { en = "Powers, zones and numbers of policies are not those of the printed boards." },
  settings = {
    powers = {
      default = {}, max = 5,
      values = { "none", "peek", "investigation", "special-election", "execution", "show-card", "peek-and-drop" },
      about = { en = "powers on the spaces of the Fascist track, from the first on" },
    },
    hitler_zone = {
      default = 3, min = 1, max = 5,
      about = { en = "Fascist policies from which electing Hitler Chancellor loses" },
    },
    veto = {
      default = 5, min = 1, max = 6,
      about = { en = "Fascist policies from which the veto is open; 6: never" },
    },
    tracker = { default = 3, min = 1, max = 5, about = { en = "failed governments until there is chaos" } },
    liberals_enacted = { default = 0, min = 0, max = 4, about = { en = "Liberal policies enacted beforehand" } },
    fascists_enacted = { default = 0, min = 0, max = 5, about = { en = "Fascist policies enacted beforehand" } },
    liberals = { default = 6, min = 5, max = 8, about = { en = "Liberal policies in all" } },
    fascists = { default = 11, min = 10, max = 19, about = { en = "Fascist policies in all" } },
    fascist_roles = { default = 3, min = 1, max = 3, about = { en = "most Fascists besides Hitler" } },
  },
  conflicts = { "rebalanced", "three-players" }, -- they change the same numbers
  text = {
    en = {
      ["word.none"] = "none",
      ["word.investigation"] = "investigation",
      ["also.investigation"] = "party, card",
      ["word.special-election"] = "special election",
      ["word.execution"] = "execution",
      ["word.show-card"] = "show your card",
      ["word.peek-and-drop"] = "peek and drop",
      ["label.show-card"] = "show your card",
      ["label.peek-and-drop"] = "peek and drop",
      ["word.power-show-card"] = "shows the party card to",
      ["word.power-peek-and-drop"] = "drops the top policy",

      ["setup.boards"] =
        "Lay out the Liberal board and, beside it, the Fascist board for {board} players; where they differ, the "
        .. "numbers and powers of your house rule count instead of those printed there.",
      ["setup.first-policy"] = "Take a {face} policy out of the deck and put it on the next space of its track.",

      ["power.show-card"] =
        "Show your card: {president} must show their own party card to somebody. Talk it over first if you like.",
      ["ask.show-card"] = "{of}, to whom do you show your party card?",
      ["help.show-card"] =
        "President {of} names another living player, who alone looks at {of}'s party card, not the role card, and may "
        .. "tell what it shows, or lie.",
      ["card-shown"] = "{president} shows {player} the party card; {player} alone looks at it and gives it back.",
      ["card-shown.party"] = "{president}'s party card: {party}.",

      ["power.peek-and-drop"] = "Peek and drop: {president} alone looks at the top policy, and may discard it unseen.",
      ["peek-and-drop.card"] = "The top policy: {card}.",
      ["ask.peek-and-drop"] = "{of}, do you discard the top policy?",
      ["also.yes.peek-and-drop"] = "discard, discards",
      ["also.no.peek-and-drop"] = "keep, keep it, do not, does not, leave it",
      ["help.peek-and-drop"] =
        "President {of} either puts the card back on top or discards it face down. Everybody sees which, nobody else "
        .. "the card.",
      ["policy-dropped"] = "{president} discards the top policy, face down.",
      ["policy-kept"] = "{president} puts the policy back on top.",
    },
  },
}

-- The board ------------------------------------------------------------------------------------------

around("powers", function(base, g)
  local chosen = option("powers")
  if #chosen == 0 then return base(g) end
  local powers = map(chosen, function(power) return power == "none" and "" or power end)
  while #powers < 5 do powers[#powers + 1] = "" end
  return powers
end)

around("hitler_zone_begins", function(_, _) return option("hitler_zone") end)
around("veto_begins", function(_, _) return option("veto") end)
around("patience", function(_, _) return option("tracker") end)

around("policy_counts", function(_, _)
  return { { "liberal", option("liberals") }, { "fascist", option("fascists") } }
end)

-- Never more Fascists than the rulebook has for so many players.
around("role_counts", function(base, g)
  local fascists = option("fascist_roles")
  for _, pair in ipairs(base(g)) do
    if pair[1] == "fascist" then fascists = math.min(fascists, pair[2]) end
  end
  return { { "liberal", #g.players - fascists - 1 }, { "fascist", fascists }, { "hitler", 1 } }
end)

around("first_policies", function(_, _)
  local policies = {}
  for _ = 1, option("liberals_enacted") do policies[#policies + 1] = "liberal" end
  for _ = 1, option("fascists_enacted") do policies[#policies + 1] = "fascist" end
  return policies
end)

-- What they bring about is in force from the beginning.
after("lay_out_boards", function(g)
  for n = 1, #g.enacted.fascist do rule.announce_danger(g, n) end
end)

-- Two powers more --------------------------------------------------------------------------------------

-- The President's own party card is shown to another player, who alone sees it.
function rule.show_card(g, president)
  local player = rule.target(g, { id = "show-card", of = president },
    function(other) return rule.not_a_target(g, president, other) end)
  if player then rule.look_at_card(g, president, player) end
end

function rule.look_at_card(g, president, player)
  announce("card-shown", { president = president, player = player })
  local party = rule.party(g, president)
  if party and rule.knows_roles(g) then tell(player, "card-shown.party", { president = president, party = party }) end
end

-- The President alone sees the top policy, and puts it back or discards it unseen.
function rule.peek_and_drop(g, president)
  if dealt("policies") then
    tell(president, "peek-and-drop.card", { card = cards.face(g, "policies", g.draw[1]) })
  end
  local drops = confirm{ id = "peek-and-drop", of = president }
  local left = drops == nil
  announce(left and "power.lapses" or drops and "policy-dropped" or "policy-kept", { president = president })
  if not drops then return end
  table.insert(g.discard, table.remove(g.draw, 1))
  rule.reshuffle(g)
end

around("exercise_power", function(base, g, power, president)
  if power == "show-card" then return rule.show_card(g, president) end
  if power == "peek-and-drop" then return rule.peek_and_drop(g, president) end
  return base(g, power, president)
end)

-- Afterwards -------------------------------------------------------------------------------------------

-- A policy that was dropped is off the pile, and nobody but the President knows which it was.
after("enter", function(book, said)
  if said.id == "policy-dropped" then rule.enter_draw(book, { chaos = true }, 1) end
end)

after("tell_story", function(story, said)
  local now = story.now
  if said.id == "policy-dropped" then
    now.draw, now.discard = now.draw - 1, now.discard + 1
    table.insert(now.did, "power-peek-and-drop")
  elseif said.id == "card-shown" then
    table.insert(now.did, { "power-show-card", said.player })
  end
end)

test("the printed powers do not count", {
  players = 5, deal = "none", set = { powers = { "investigation" } },
  play = { "unknown", "1", "2", "ja all", "fascist" },
  asks = "investigate",
})

test("patience may be shorter", {
  players = 5, deal = "none", set = { tracker = 1 },
  play = { "unknown", "1", "2", "nein all" },
  says = "chaos",
})

test("there may be fewer Fascists", {
  players = 7, deal = "none", set = { fascist_roles = 1 },
  says = { "Fill 7 envelopes: 5 with a Liberal role, 1 with a Fascist role" },
})

test("policies may be enacted beforehand", {
  players = 5, deal = "none", set = { fascists_enacted = 2 }, status = { board = { fascist = 2 } },
})

test("the top policy may be put back", {
  players = 5, deal = "none", set = { powers = { "peek-and-drop" } },
  play = { "unknown", "1", "2", "ja all", "fascist", "no" },
  says = "puts the policy back on top",
})
