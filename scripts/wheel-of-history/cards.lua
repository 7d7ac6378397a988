-- The twenty-five cards: five tribes (colours) of five social classes (ranks), and what they score.
local COLOURS = { "R", "Y", "G", "B", "P" }
local RANKS = 5

local faces, colour_of, rank_of = {}, {}, {}
for _, colour in ipairs(COLOURS) do
  for rank = 1, RANKS do
    local face = colour .. rank
    faces[#faces + 1] = { face, 1 }
    colour_of[face], rank_of[face] = colour, rank
  end
end

-- How many cards there are of each colour, and of each rank.
function rule.cards_of_each() return RANKS end

-- One card of each colour and rank.
function rule.new_deck(g) return cards.new(g, "circle", faces) end

-- Whatever lay in front of somebody is put away; all five of everything are still to be taken.
function rule.clear_table(g)
  g.fallen = {}
  g.colours = { R = RANKS, Y = RANKS, G = RANKS, B = RANKS, P = RANKS }
  g.ranks = { RANKS, RANKS, RANKS, RANKS, RANKS }
  g.colours_done, g.ranks_done = 0, 0
  for _, player in ipairs(g.players) do player.cards, player.declined = {}, false end
end

-- A card that is kept lies face up before its taker. The fifth of a colour scores it, the fifth of
-- a rank brings that class down; a card that is both scores first and falls then.
function rule.keep(g, player, card)
  local colour, rank = colour_of[card], rank_of[card]
  local colours, ranks, own = g.colours, g.ranks, player.cards
  own[#own + 1] = card
  local left = colours[colour] - 1
  colours[colour] = left
  if left == 0 then rule.score_colour(g, colour) end
  left = ranks[rank] - 1
  ranks[rank] = left
  if left == 0 then rule.score_rank(g, rank) end
end

-- A united tribe: everybody scores the sum of the ranks of their cards of that colour.
function rule.score_colour(g, colour)
  g.colours_done = g.colours_done + 1
  announce("colour-complete", { colour = colour })
  for _, player in ipairs(g.players) do
    local points, own = 0, player.cards
    for i = 1, #own do
      if colour_of[own[i]] == colour then points = points + rank_of[own[i]] end
    end
    rule.score(g, player, points)
  end
end

-- A complete class falls: everybody loses its rank for each card of it.
function rule.score_rank(g, rank)
  g.ranks_done = g.ranks_done + 1
  announce("rank-complete", { rank = rank })
  for _, player in ipairs(g.players) do
    local held, own = 0, player.cards
    for i = 1, #own do
      if rank_of[own[i]] == rank then held = held + 1 end
    end
    rule.score(g, player, held * rule.rank_worth(g, rank))
  end
end

-- What one card of a completed rank brings.
function rule.rank_worth(_, rank) return -rank end

-- Points are written down at once; a score may go below zero.
function rule.score(_, player, points)
  if points == 0 then return end
  player.score = player.score + points
  announce(points > 0 and "gains" or "loses", { player = player, points = math.abs(points), score = player.score })
end
