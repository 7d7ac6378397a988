-- The legislative session: three policies, two, one.

-- President and Chancellor work in silence. Returns the face of the policy enacted, none after a veto.
function rule.legislative_session(g)
  g.phase = "legislative"
  rule.draw_policies(g)
  rule.president_discards(g)
  if rule.veto_open(g) and rule.veto(g) then
    rule.drop_agenda(g)
    return nil
  end
  return rule.chancellor_enacts(g)
end

-- A session is about three policies.
function rule.agenda_size(_) return 3 end

-- The President draws them off the top.
function rule.draw_policies(g)
  local n = rule.agenda_size(g)
  announce("session", { president = g.president, chancellor = g.chancellor, n = n })
  for i = 1, n do g.hand[#g.hand + 1] = g.draw[i] end
  g.draw = { table.unpack(g.draw, n + 1) }
  if dealt("policies") then tell(g.president, "hand.president", { cards = rule.faces(g, g.hand) }) end
end

-- The President discards one face down and hands on the other two.
function rule.president_discards(g)
  local card = rule.pick_policy(g, {
    id = "president-discard", of = g.president, secret = true, args = { chancellor = g.chancellor },
    from = nil, -- room for what is added
  })
  rule.discard(g, card)
  if dealt("policies") then tell(g.chancellor, "hand.chancellor", { cards = rule.faces(g, g.hand) }) end
end

-- The Chancellor enacts one of the two and discards the other; then the piles are seen to, before
-- the power is used.
function rule.chancellor_enacts(g)
  local card = rule.pick_policy(g, { id = "enact", of = g.chancellor, secret = true })
  local face = cards.show(g, "policies", card, { id = "enact", of = g.chancellor })
  take_out(g.hand, card)
  rule.discard(g, g.hand[1])
  rule.enact(g, card)
  rule.reshuffle(g)
  return face
end

-- A card of the hand, as its holder chooses. Cards on the table are all one to the app. Cards that the
-- app dealt are asked for even when they are all alike: a choice left out would tell everybody so.
function rule.pick_policy(g, question)
  if not dealt("policies") then return g.hand[1] end
  local faces = rule.faces(g, g.hand)
  local all = map(rule.policy_counts(g), function(pair) return pair[1] end)
  question.from = where(all, function(face) return index_of(faces, face) end)
  return g.hand[index_of(faces, choose(question))]
end

-- The faces of cards that the app dealt.
function rule.faces(g, pile)
  return cards.faces(g, "policies", pile)
end

-- What is discarded is shown to nobody.
function rule.discard(g, card)
  take_out(g.hand, card)
  g.discard[#g.discard + 1] = card
end

-- A policy placed face up sets the tracker back, and may end the game at once.
function rule.enact(g, card)
  local face = cards.face(g, "policies", card)
  local track = g.enacted[face]
  track[#track + 1] = card
  g.tracker = 0
  announce("enacted", {
    face = face, liberal = #g.enacted.liberal, fascist = #g.enacted.fascist,
    liberal_spaces = rule.track_length(g, "liberal"), fascist_spaces = rule.track_length(g, "fascist"),
  })
  rule.check_tracks(g, face)
  if face == "fascist" then rule.announce_danger(g, #g.enacted.fascist) end
end

-- A Fascist policy may make Hitler dangerous, or open the veto, where there are still governments.
function rule.announce_danger(g, n)
  if g.phase == "ungoverned" then return end
  if n == rule.hitler_zone_begins(g) then announce("hitler-zone", { n = n }) end
  if n == rule.veto_begins(g) then announce("veto.open", { n = n }) end
end

-- With fewer cards left than a session needs, draw pile and discards are shuffled together.
function rule.reshuffle(g)
  if #g.draw >= rule.agenda_size(g) then return end
  for _, card in ipairs(g.discard) do g.draw[#g.draw + 1] = card end
  g.discard = {}
  cards.shuffle(g, "policies", g.draw, "shuffle")
  announce(dealt("policies") and "reshuffled-app" or "reshuffled", { n = #g.draw })
end
