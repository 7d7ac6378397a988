-- What investigators claim to have seen.

-- What an investigator claims, against the roles that are revealed at the end: Hitler's party is Fascist.
function rule.compare_roles(found, book)
  for _, one in ipairs(book.investigations) do
    local claim, role = one.investigation, book.roles[one.player.seat]
    if claim and role and (role == "liberal") ~= (claim.said[1] == "liberal") then
      local fact = { reason = { id = "because.role", args = { player = one.player, role = role } } }
      rule.add_finding(found, { { claim = claim } }, { rule.party_reason(claim), fact.reason })
    end
  end
end

-- Two investigators of one player must have seen the same.
function rule.compare_investigators(found, book)
  for j, one in ipairs(book.investigations) do
    for i = 1, j - 1 do
      local a, b = book.investigations[i].investigation, one.investigation
      if a and b and a.player == b.player and not a.refuted and not b.refuted and a.said[1] ~= b.said[1] then
        rule.add_finding(found, { { claim = a }, { claim = b } }, { rule.party_reason(a), rule.party_reason(b) })
      end
    end
  end
end

-- What somebody claims to have seen on a party card.
function rule.party_reason(claim)
  return {
    id = "because.party",
    args = { player = claim.of, other = claim.player, party = claim.said[1], round = claim.round },
  }
end
