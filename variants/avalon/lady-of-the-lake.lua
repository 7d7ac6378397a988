-- The Lady of the Lake goes round: who holds it looks at somebody's side.
variant{
  id = "lady-of-the-lake",
  game = "avalon",
  title = { en = "The Lady of the Lake" },
  rule = {
    en = "After missions 2, 3 and 4 whoever holds the Lady of the Lake looks at the side of somebody who has not held "
      .. "it, and passes it there.",
  },
  facts = { "side" },
  counts = { { announcement = "lady.looks", field = "player", as = "looked-at" } },
  text = {
    en = {
      ["lady.first"] = "{player}, to the leader's right, holds the Lady of the Lake first.",
      ["ask.lady"] = "{of}, whose side do you look at?",
      ["help.lady"] =
        "{of} names somebody who has not held the Lady of the Lake, looks at the side in secret, says what they like, "
        .. "and passes the Lady on.",
      ["why.held"] = "{player} has held the Lady of the Lake. Expected somebody who has not.",
      ["lady.looks"] = "{holder} looks at the side of {player}, who holds the Lady of the Lake now.",
      ["lady.shows"] = "{player} is {side}.",
      ["label.lady"] = "Lady of the Lake",
      ["label.lady-looks"] = "The Lady of the Lake",
      ["label.looked-at"] = "Looked at",
      ["label.side"] = "as the Lady showed",
      ["count.looked-at"] = "Was looked at with the Lady",
    },
  },
}

---@class State
---@field lady? Player who holds the Lady of the Lake

---@class Player
---@field held_lady? boolean whether the player holds it or has held it

-- The player to the first leader's right holds it first.
after("first_leader", function(g)
  rule.pass_lady(g, g.players[(g.leader.seat - 2) % #g.players + 1])
  announce("lady.first", { player = g.lady })
end)

-- Somebody holds it now, and has held it from now on.
function rule.pass_lady(g, player)
  g.lady, player.held_lady = player, true
end

around("lady", function(_, g) return g.lady end)

-- After the second mission and each later one, where the game is not over by it.
before("next_mission", function(g)
  if g.mission >= 2 then rule.look_with_lady(g) end
end)

-- The holder looks at the side of somebody who has not held it, and passes it there. Mordred and Oberon are as
-- evil as the others to it. What the holder says is up to the holder.
function rule.look_with_lady(g)
  g.phase = "lady"
  local holder = g.lady
  local player = choose{
    id = "lady", of = holder, from = except(g.players, "held_lady"), power = true,
    why = function(player)
      if type(player) == "table" and player.held_lady then return "why.held", { player = player } end
    end,
  }
  announce("lady.looks", { holder = holder, player = player })
  local side = rule.side_of(g, player)
  if side then
    tell(holder, "lady.shows", { player = player, side = side })
    reveal(holder, player, "side", side)
  end
  rule.pass_lady(g, player)
end

-- The line above each question is followed by who holds it.
around("display", function(base, g)
  local widgets = base(g)
  if g.lady then table.insert(widgets, { kind = "list", label = "label.lady", items = { g.lady } }) end
  return widgets
end)

-- Who looked at whom stands in the report, and what was seen for those who saw it.
around("chapters", function(base)
  local chapters = base()
  chapters["lady.looks"] = { "holder", looked_at = function(said) return said.player end }
  chapters["lady.shows"] = { "side" }
  return chapters
end)

around("report", function(base, heard, claims, players)
  local widgets = base(heard, claims, players)
  table.insert(widgets, table_of(where(rule.story(heard), "holder"), {
    label = "label.lady-looks", asked = "history", "mission", { "label.lady", "holder" },
    { "label.looked-at", "looked_at" }, "side",
  }))
  return widgets
end)

local two_missions = {
  "merlin servant servant assassin morgana", "1", "1 2", "a all", "0", "1 2 3", "a all", "0",
}

test("the holder looks after the second mission", {
  players = 5, deal = "none", play = two_missions, asks = "lady", status = { phase = "lady", board = { lady = "P5" } },
})

test("and passes it on", {
  players = 5, deal = "none",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "4" },
  says = { "lady.looks", "P4 is evil" }, asks = "team", status = { board = { lady = "P4" } },
})

test("nobody who has held it", {
  players = 5, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "5" }, refuses = "why.held",
})

test("whose side is unknown is looked at on the table", {
  players = 5, deal = "none", play = { "unknown", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "4" },
  says = "lady.looks", not_said = "lady.shows",
})
