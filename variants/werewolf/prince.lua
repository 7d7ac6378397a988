-- Nobody lynches a prince, the first time.
variant{
  id = "prince",
  game = "werewolf",
  title = { en = "The prince" },
  rule = {
    en = "One villager is the prince, who shows the card and lives when condemned the first time.",
  },
  text = {
    en = {
      ["word.prince"] = "prince",
      ["prince.lives"] = "The village condemns {player}, who shows the card: {role}. {player} lives.",
    },
  },
}

role{ id = "prince" }

---@class State
---@field spared? Player who was pardoned once

-- The card is shown, also where those of the dead are not; and that was the lynching of the day.
around("pardoned", function(base, g, player)
  if rule.copies(g, "prince") == 0 or player == g.spared then return base(g, player) end
  if not index_of(cards.possible(g, "roles", player.card), "prince") then
    rule.look_at_cards(g) -- as if it were asked for
    return base(g, player)
  end
  if rule.card_of(g, player) ~= "prince" then return base(g, player) end
  g.spared = player
  player.shown = "prince"
  reveal("everybody", player, "role", "prince")
  announce("prince.lives", { player = player, role = "prince" })
  return true
end)

-- Everybody saw it.
around("shows_card", function(base, line) return base(line) or line.id == "prince.lives" end)

test("the prince lives", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor prince villager villager", "nobody", "1", "nobody", "6", "5", "7", "lynch all" },
  says = "prince.lives", not_said = "lynched", asks = "wolves",
})
