-- What the roles forbid, once they are known: it is found, and changes nothing.

-- Every mission that was carried out is looked at again.
function rule.audit(g)
  for number, mission in ipairs(g.missions) do
    if mission.cards then rule.audit_cards(g, number, mission) else rule.audit_fails(g, number, mission) end
  end
end

-- Once it is told, it is not told again as more roles come out after the end.
local function tell_once(mission, id, args)
  local told = mission.told or {}
  mission.told = told
  local key = id .. (args.player and args.player.seat or args.most)
  if told[key] then return end
  told[key] = true
  announce(id, args)
end

-- Somebody good played Fail when the app did not know the role.
function rule.audit_cards(g, number, mission)
  for at, player in ipairs(mission.team) do
    if mission.cards[at] == "fail" and not rule.may_fail(g, player) then
      tell_once(mission, "audit.card", { player = player, mission = number })
    end
  end
end

-- There were more Fails than the team had players who may fail.
function rule.audit_fails(g, number, mission)
  local most = count(mission.team, function(player) return rule.may_fail(g, player) end)
  if mission.fails > most then
    tell_once(mission, most == 0 and "audit.no-fail" or "audit.fails",
      { mission = number, fails = mission.fails, most = most })
  end
end

test("more Fails than evil on a team are found at the end", {
  players = 5, deal = "none",
  play = { "merlin servant servant assassin morgana", "1", "1 2", "a all", "1", "1 2 4", "a all", "1", "1 4", "a all",
    "1" },
  says = "audit.no-fail",
})

test("so is a Fail of somebody good", {
  players = 5, deal = "missions",
  play = { "unknown", "1", "1 4", "a all", "fail fail", "1 2 4", "a all", "success success fail", "1 4", "a all",
    "success fail", "merlin", "servant", "servant", "assassin" },
  says = "P1 is good",
})
