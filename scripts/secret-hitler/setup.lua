-- Setting up.

-- First the boards, then the envelopes with the roles, the policies, and the first candidate.
function rule.set_up(g)
  rule.begin(g)
  rule.lay_out_boards(g)
  rule.deal_roles(g)
  rule.prepare_policies(g)
  rule.first_candidate(g)
end

-- Everybody is alive, nothing is enacted, the tracker stands on its first space.
function rule.begin(g)
  g.phase, g.round, g.tracker = "setup", 0, 0
  for _, player in ipairs(g.players) do player.alive = true end
  g.draw = cards.new(g, "policies", rule.policy_counts(g))
  g.discard, g.hand = {}, {}
  g.enacted = { liberal = {}, fascist = {} }
  for _, pair in ipairs(rule.policy_counts(g)) do g.enacted[pair[1]] = {} end
  rule.lay_first_policies(g)
end

-- Among five to ten players the Liberals are always just the majority; one of the others is Hitler.
function rule.role_counts(g)
  local liberals = #g.players // 2 + 1
  return { { "liberal", liberals }, { "fascist", #g.players - liberals - 1 }, { "hitler", 1 } }
end

-- The same by role.
function rule.copies_of_roles(g)
  local copies = {}
  for _, pair in ipairs(rule.role_counts(g)) do copies[pair[1]] = pair[2] end
  return copies
end

-- The role cards say no more than that.
function rule.role_cards(g)
  return where(rule.role_counts(g), function(pair) return pair[2] > 0 end)
end

-- Seventeen policies: six Liberal ones and eleven Fascist ones.
function rule.policy_counts(_) return { { "liberal", 6 }, { "fascist", 11 } } end

-- The game begins with empty tracks: no policy is enacted beforehand.
function rule.first_policies(_) return {} end

-- A policy that is enacted beforehand is taken out of the deck.
function rule.lay_first_policies(g)
  for _, face in ipairs(rule.first_policies(g)) do
    for at, card in ipairs(g.draw) do
      if index_of(cards.possible(g, "policies", card), face) then
        cards.learn(g, "policies", card, face)
        table.insert(g.enacted[face], table.remove(g.draw, at))
        break
      end
    end
  end
end

-- The Fascist board is the one for the number of players, for the whole game.
function rule.lay_out_boards(g)
  announce("setup.boards", { board = rule.board_name(g) })
  for _, face in ipairs(rule.first_policies(g)) do announce("setup.first-policy", { face = face }) end
  announce("setup.tracker")
end

-- The policies are shuffled into a draw pile, face down; nobody sees their order.
function rule.prepare_policies(g)
  local values = { total = #g.draw }
  for _, pair in ipairs(rule.policy_counts(g)) do values[pair[1]] = pair[2] - #g.enacted[pair[1]] end
  if dealt("policies") then
    announce("setup.policies-app", values)
    cards.shuffle(g, "policies", g.draw, "shuffle")
  else
    announce("setup.policies", values)
  end
end

-- The first candidate for President is drawn at random; then everybody can see who it is.
function rule.first_candidate(g)
  local first = choose{ id = "first-president", from = function()
    local options = rule.living(g)
    table.insert(options, "random")
    return options
  end }
  if first == "random" then
    first = choose{ id = "first-president-drawn", from = rule.living(g), chance = true }
  end
  g.first = first
  announce("first-president", { player = first })
end
