-- The night: everybody's eyes are closed, and one role after the other wakes.

-- The roles wake in the order of the rules, not of the house rules. Three have a rule of their own.
function rule.night(g)
  g.phase, g.night = "night", g.night + 1
  g.aimed, g.aimed_too, g.guarded_before, g.guarded = nil, nil, g.guarded, nil
  narrate("night-falls", { night = g.night }, 3)
  for _, role in ipairs(rule.night_order(g)) do
    if role == "wolf" then
      rule.wolves_wake(g)
    elseif role == "seer" then
      rule.seer_wakes(g)
    elseif role == "doctor" then
      rule.doctor_wakes(g)
    else
      rule.role_wakes(g, role)
    end
  end
end

-- Anybody may die in any night, but for a quiet first one.
function rule.may_kill(g) return g.night > 1 or option("begins") ~= "quiet-night" end

-- A declared role is called, and does what its declaration says.
function rule.role_wakes(g, role)
  local about = roles(role)
  if not about or not about.wakes or about.first and g.night > 1 then return end
  if about.nights and not about.nights(g) or about.kills and not rule.may_kill(g) then return end
  rule.wake(g, role, function(players) about.wakes(g, players) end)
end

-- One role wakes, does what it does, and sleeps. Once its card is out it is still called, in the same
-- words and with the same pauses, so that nobody learns from silence that it is dead (R-WW-5). A declared
-- role is asked all the same then, and only nobody can be answered, so that not even the number of answers
-- tells it; and whether or not there was anything to ask or to tell, the moderator is waited for (R-WW-17).
-- While everybody knows that a role is out, it is only called.
function rule.wake(g, role, act)
  if not rule.is_called(g, role) then return end
  narrate(rule.call(g, role), nil, 4)
  if not rule.is_seen_out(g, role) then
    if rule.is_out(g, role) and not roles(role) then
      tell("moderator", "is-out", { role = role })
    else
      rule.see_who_wakes(g, role)
      g.awake = rule.who_is_awake(g, role)
      act(g.awake.players)
      g.awake = nil
    end
    acknowledge{ id = "pretend", secret = true }
  end
  narrate(rule.sleeps(g, role), nil, 3)
end

-- The words it sleeps with.
function rule.sleeps(_, role) return role .. "-sleeps" end

-- Who of a role is known to be there, and whether nobody can be: dead, or gone tonight.
function rule.who_is_awake(g, role)
  local all = role == "wolf" and rule.pack(g) or rule.holders(g, role)
  local players = where(all, "alive", "gone")
  local gone = count(all, function(player) return player.alive and player.gone end)
  local living = role == "wolf" and rule.living_wolves(g) or rule.living_of(g, role)
  return { players = players, idle = living - gone <= 0 }
end

-- Asks who is awake for somebody alive. They can do nothing (R-WW-16), and where they are not there, or
-- not `able` to any more, that is all there is to answer. Gives nil for nobody; with q.max a list.
function rule.ask_awake(g, q, against, able)
  local many = q.max
  q.secret, q.to, q.args = true, #g.awake.players > 0 and g.awake.players or nil, q.args or {}
  q.args.idle = g.awake.idle and "is-idle" or able == false and "is-used" or {}
  if g.awake.idle or able == false then
    q.from, q.max, q.min, q.count = { "nobody" }, nil, nil, nil
    choose(q)
    return many and {} or nil
  end
  q.power = true
  if many then q.max = math.min(many, 1 + count(rule.living(g), function(player) return not against(player) end)) end
  local answer = rule.point_at(g, q, against, "nobody")
  if many then return except(answer or {}, function(one) return one == "nobody" end) end
  if answer ~= "nobody" then return answer end
end

-- Likewise yes or no; no is all there is where nobody is able to. It lapses as no once one of `needed` has left.
function rule.nod_awake(g, q, able, needed)
  q.secret, q.to, q.args = true, #g.awake.players > 0 and g.awake.players or nil, q.args or {}
  q.args.idle = g.awake.idle and "is-idle" or able == false and "is-used" or {}
  if g.awake.idle or able == false then
    q.from = { "no" }
    choose(q)
    return false
  end
  g.awake.needed = needed
  local nods = confirm(q) == true
  g.awake.needed = nil
  return nods
end

-- A role is called if it is in the game.
function rule.is_called(g, role)
  if role == "wolf" then return count(g.roles, function(kind) return rule.is_wolf(g, kind[1]) end) > 0 end
  return rule.copies(g, role) > 0
end

-- The words it is called with.
function rule.call(g, role)
  if role == "wolf" and not rule.may_kill(g) then return "wolves-meet" end
  return role .. "-wakes"
end

-- Where the roles were not told, the moderator sees now who opens their eyes; `surely` where one of them pointed.
function rule.see_who_wakes(g, role, surely)
  local missing = rule.copies(g, role) - #rule.holders(g, role) - count(cards.faces(g, "roles", g.left_over), role)
  if missing <= 0 then return end
  local woke = rule.point_at(g,
    { id = "woke", min = 1, max = missing, secret = true, args = { role = role } },
    function(player) return rule.not_waking(g, player, role) end, not surely and "unknown" or nil)
  for _, player in ipairs(woke) do
    if player ~= "unknown" then
      cards.learn(g, "roles", player.card, role)
      rule.remember_role(g, player)
    end
  end
end

-- Why somebody cannot be one of a role who was not seen before: the card is known, or no such card.
function rule.not_waking(g, player, role)
  local possible = cards.possible(g, "roles", player.card)
  if rule.role(g, player) or not index_of(possible, role) then return "why.other-role" end
end
