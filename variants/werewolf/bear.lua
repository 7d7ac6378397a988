-- It smells them.
variant{
  id = "bear",
  game = "werewolf",
  title = { en = "The bear leader" },
  rule = {
    en = "One villager leads a bear. At dawn it growls if a living neighbour is a wolf.",
  },
  text = {
    en = {
      ["word.bear"] = "bear leader",
      ["also.bear"] = "bear",
      ["bear.growls"] = "The bear growls: a wolf sits next to it.",
      ["bear.is-silent"] = "The bear is silent.",
    },
  },
}

role{ id = "bear" }

---@class State
---@field bear_known? boolean whether anything was ever said of the bear, or could be

after("set_up", function(g)
  g.bear_known = #rule.holders(g, "bear") > 0 or index_of(cards.faces(g, "roles", g.left_over), "bear") ~= nil
end)

-- Once all that the night has brought has happened. A bear whose leader is dead is silent, which is told, too, as
-- it would tell who died, and so is one whose card was left over; of one whom nobody knew alive nothing is ever
-- said. The moderator is waited for in any case.
after("dawn", function(g)
  local bear = rule.who_is_awake(g, "bear")
  local leader = bear.players[1]
  g.bear_known = g.bear_known or leader ~= nil
  if not leader then
    rule.look_at_cards(g)
    if bear.idle and g.bear_known then announce("bear.is-silent") end
    return
  end
  local living = rule.living(g)
  local at = index_of(living, leader)
  local left, right = living[at % #living + 1], living[(at - 2) % #living + 1]
  local growls = rule.growls_at(g, left) or left ~= right and rule.growls_at(g, right)
  rule.look_at_cards(g)
  announce(growls and "bear.growls" or "bear.is-silent")
end)

-- Whether somebody is a wolf; the moderator tells it where the app does not know.
function rule.growls_at(g, player) return rule.learn_whether(g, player, "is-wolf", rule.is_wolf) end

test("it growls at a wolf", {
  players = 7, deal = "none",
  play = { "wolf bear wolf seer doctor villager villager", "6", "1", "nobody" },
  says = "bear.growls",
})

test("and keeps silent once its leader is dead", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor bear villager villager", "5", "1", "nobody" },
  says = "bear.is-silent",
})
