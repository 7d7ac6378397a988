-- The Assassin's blow, where three missions succeeded.

-- Evil talk openly, and the Assassin names one other player, good or not (R-AV-7). If that is Merlin, evil
-- wins after all. Where nobody told who the Assassin is, evil name any player.
function rule.assassination(g)
  g.phase = "assassination"
  local assassin = rule.holder(g, "assassin")
  if assassin then announce("assassin", { player = assassin }) else announce("assassin-unknown") end
  local named = choose{
    id = "assassinate", of = assassin, drastic = true,
    from = except(g.players, function(player) return player == assassin end),
    why = function(player)
      if player == assassin then return "why.assassin", { player = player } end
    end,
  }
  if not named then return rule.assassination(g) end -- a ruling asks anew
  announce("assassinated", { player = named })
  if rule.is_merlin(g, named) then rule.victory(g, "evil", "merlin-found") end
  announce("not-merlin", { player = named })
  rule.victory(g, "good", "merlin-safe")
end

-- Whether a player is Merlin: asked where the app does not know.
function rule.is_merlin(g, player)
  return cards.is(g, "roles", player.card, "merlin", { id = "was-merlin", of = player })
end

local told = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "1 2",
  "a all", "0" }

local function after_that(...)
  local lines = { table.unpack(told) }
  for _, line in ipairs{ ... } do table.insert(lines, line) end
  return lines
end

test("Merlin is found", { players = 5, deal = "none", play = after_that("1"), says = "victory.merlin-found" })

test("or is safe", { players = 5, deal = "none", play = after_that("2"), says = "victory.merlin-safe" })

test("evil may be named", { players = 5, deal = "none", play = after_that("5"), says = "victory.merlin-safe" })

test("but not the Assassin", { players = 5, deal = "none", play = after_that("4"), refuses = "why.assassin" })

test("where nobody told who is who, it is asked", {
  players = 5, deal = "none",
  play = { "unknown", "1", "1 2", "a all", "0", "1 2 3", "a all", "0", "1 2", "a all", "0", "2" }, asks = "was-merlin",
})
