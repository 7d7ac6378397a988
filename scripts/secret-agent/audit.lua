-- Once the Secret Agent is turned over, what was judged without knowing it is looked at again.

-- Every contact and every answer to a guess of this mission is checked. What was wrong is reported
-- and stays as it was: the table decides what to make of it.
function rule.audit(g, agent)
  local findings = 0
  for _, judgement in ipairs(g.judged) do
    if rule.is_mistaken(g, agent, judgement) then
      findings = findings + 1
      rule.report_finding(g, agent, judgement)
    end
  end
  if #g.judged > 0 and findings == 0 then announce("audit-clean", { n = #g.judged }) end
end

-- A guess was told wrong though it was right, or another card should have made contact.
function rule.is_mistaken(g, agent, judgement)
  if judgement.player then return judgement.card == agent end
  return judgement.card ~= rule.contact_card(g, agent, judgement.cards)
end

-- A finding quotes the cards and the rule.
function rule.report_finding(g, agent, judgement)
  if judgement.player then
    return announce("finding-guess", { player = judgement.player, card = agent })
  end
  announce("finding-contact", {
    agent = agent,
    round = judgement.round,
    cards = judgement.cards,
    card = judgement.card,
    due = rule.contact_card(g, agent, judgement.cards),
    rule = "contact-rule-" .. rule.contact_rule(g, agent, judgement.cards),
  })
end
