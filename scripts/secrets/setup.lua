-- Before the first turn: the piles, the start player, the initial investigation.
local CHARACTERS = {
  { "psychiatrist", 2 }, { "double-agent", 3 }, { "politician", 4 }, { "journalist", 4 },
  { "diplomat", 3 }, { "detective", 3 }, { "scientist", 6 }, { "assassin", 4 },
}
local BULLETS = { { "0", 1 }, { "-1", 1 }, { "-2", 1 }, { "-3", 1 } }

-- The piles are shuffled; nobody has a card before them.
function rule.set_up(g)
  g.phase = "setup"
  for _, player in ipairs(g.players) do player.cards, player.bullets = {}, {} end
  g.pile = rule.shuffled(g, "characters", CHARACTERS)
  g.bullets = rule.shuffled(g, "bullets", BULLETS)
end

-- A shuffled pile: its order is nobody's knowledge.
function rule.shuffled(g, name, faces)
  announce("setup." .. name .. (dealt(name) and "-dealt" or ""))
  local pile = cards.new(g, name, faces)
  cards.shuffle(g, name, pile, name)
  return pile
end

-- Whoever last had to do with the CIA or the KGB begins, or somebody drawn.
function rule.find_starter(g)
  local starter = choose{ id = "start-player", from = function()
    local from = except(g.players, "away")
    from[#from + 1] = "random"
    return from
  end }
  if starter == "random" then
    starter = choose{ id = "start-player-drawn", from = except(g.players, "away"), chance = true }
  end
  if not starter then return end -- a ruling: one is left
  g.active = starter
  announce("starts", { player = starter })
end

-- With five or more, each player also looks at the right neighbour's token.
function rule.sees_neighbour(g) return #g.players >= 5 end

-- With seven or eight, the token in the centre is shown to everybody as well.
function rule.sees_centre(g) return #g.players >= 7 end

-- Everybody looks once; from then on nobody looks at any token, not even their own, unless a card
-- says so. Nobody looks for somebody who has left, nor at what lies there.
function rule.initial_investigation(g)
  announce("first-look.own") -- no silence is long enough: on a terminal it is asked whether all have looked
  local looking = except(g.players, "away")
  for _, player in ipairs(looking) do rule.look(g, player, player) end
  if rule.sees_neighbour(g) then
    narrate("first-look.neighbours")
    for _, player in ipairs(looking) do
      local neighbour = rule.right_of(g, player)
      if not neighbour.away then
        announce("first-look.neighbour", { player = player, neighbour = neighbour })
        rule.look(g, player, neighbour)
      end
    end
  end
  if rule.sees_centre(g) then
    narrate("first-look.centre")
    rule.look(g, "everybody", "centre")
  end
  narrate("first-look.over")
end
