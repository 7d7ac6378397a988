-- The dead speak to one.
variant{
  id = "medium",
  game = "werewolf",
  title = { en = "The medium" },
  rule = {
    en = "One villager is the medium, who learns at night whether the one lynched by day was a wolf.",
  },
  text = {
    en = {
      ["word.medium"] = "medium",
      ["medium-wakes"] = "Medium, open your eyes. I nod if the one we lynched was a wolf.",
      ["medium-sleeps"] = "Medium, close your eyes.",
      ["medium.nod"] = "Nod: {player} was a wolf.",
      ["medium.shake"] = "Shake your head: {player} was no wolf.",
      ["medium.nothing"] = "There is nothing to show: wait as long as for a nod.",
    },
  },
}

role{ id = "medium", wakes = function(g, players) rule.medium_listens(g, players) end }

-- There is something to show in every night, and be it nothing.
function rule.medium_listens(g, players)
  local lynched = where(not g.awake.idle and g.lynched or {}, function(player)
    return rule.whatever_it_is(g, player, rule.is_wolf) ~= nil
  end)
  if #lynched == 0 then tell("moderator", "medium.nothing") end
  for _, player in ipairs(lynched) do
    local wolf = rule.whatever_it_is(g, player, rule.is_wolf)
    tell("moderator", wolf and "medium.nod" or "medium.shake", { player = player })
    reveal(players, player, "seen", wolf and "wolf" or "no-wolf")
  end
end

test("the medium learns of the lynched", {
  players = 7, deal = "none",
  play = { "wolf wolf seer doctor medium villager villager", "nobody", "1", "nobody", "5", "2", "6", "lynch all",
    "nobody", "1" },
  says = "Nod: P2 was a wolf",
})
