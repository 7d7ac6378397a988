-- Contact: which of the cards played comes nearest to the Secret Agent.

local function colour(face) return face:sub(1, 1) end
local function rank(face) return tonumber(face:sub(2)) end

-- Cards of the Secret Agent's colour contend for contact (rules 1 and 2); if there is none, all do
-- (rule 3).
function rule.contenders(_, agent, faces)
  local same = where(faces, function(face) return colour(face) == colour(agent) end)
  return #same > 0 and same or faces
end

-- How far apart two ranks are. 13 is not next to 1.
function rule.distance(_, agent, face) return math.abs(rank(face) - rank(agent)) end

-- The nearer rank comes before the farther, and at equal distance the higher before the lower.
function rule.comes_before(g, agent, face, other)
  local near, far = rule.distance(g, agent, face), rule.distance(g, agent, other)
  return near < far or near == far and rank(face) > rank(other)
end

-- Of the contenders the foremost makes contact; of equal ranks the first in turn order (rule 4).
-- `faces` stand in turn order.
function rule.contact_card(g, agent, faces)
  local foremost
  for _, face in ipairs(rule.contenders(g, agent, faces)) do
    if not foremost or rule.comes_before(g, agent, face, foremost) then foremost = face end
  end
  return foremost
end

-- Which of the four rules decided, to be quoted.
function rule.contact_rule(g, agent, faces)
  local card = rule.contact_card(g, agent, faces)
  local contenders = rule.contenders(g, agent, faces)
  if count(contenders, function(face) return rank(face) == rank(card) end) > 1 then return 4 end
  if colour(card) ~= colour(agent) then return 3 end
  return #contenders == 1 and 1 or 2
end

-- When all have had their turn, the Director says which card makes contact. Where the app knows the
-- Secret Agent it can tell by itself; otherwise it remembers the judgement until it does.
function rule.judged_contact(g, faces)
  local agent = rule.face(g, g.agent)
  if agent then return rule.contact_card(g, agent, faces) end
  if #faces == 1 then return faces[1] end
  local card = choose{
    id = "contact",
    of = g.director,
    from = faces,
    why = function(word) return rule.why_not_played(g, word), { card = word } end,
    args = { cards = faces, tie = "contact-tie" },
  }
  if not card then return nil end -- a ruling: the Director has left
  g.judged[#g.judged + 1] = { round = g.round, cards = faces, card = card }
  return card
end

-- The contact card goes face up to its player's Contact pile, and that player leads from now on.
function rule.judge(g)
  local plays = rule.tie_order(g)
  local faces = map(plays, function(play) return rule.face(g, play.card) end)
  local card = rule.judged_contact(g, faces)
  if not card then return end
  local play = plays[index_of(faces, card)]
  if play.player then rule.make_contact(g, play) else rule.npc_contact(g) end
  rule.discard_played(g)
end

-- All other cards of the round are discarded.
function rule.make_contact(g, play)
  announce("contact", { player = play.player, card = rule.face(g, play.card) })
  announce("onto-the-pile", { player = play.player })
  take_out(g.played, play)
  play.player.up[#play.player.up + 1] = play.card
  g.lead = play.player
  rule.show_pile(g, play.player)
end
