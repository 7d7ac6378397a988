-- What players may be asked about what they alone have seen. They may tell, lie or refuse.

-- Both halves of a government tell of their cards once the session is over; a President tells what a
-- power showed.
function rule.topics(heard)
  local book, topics = rule.ledger(heard), {}
  for _, draw in ipairs(book.draws) do
    if draw.over and not draw.chaos then
      topics[#topics + 1] = rule.president_topic(draw)
      topics[#topics + 1] = rule.chancellor_topic(draw)
    end
  end
  for _, peek in ipairs(book.peeks) do topics[#topics + 1] = rule.peek_topic(peek) end
  for _, one in ipairs(book.investigations) do topics[#topics + 1] = rule.party_topic(one) end
  return sorted(topics, function(a, b) return a.round < b.round end)
end

-- The three cards drawn, and which of them was discarded.
function rule.president_topic(draw)
  return {
    id = "president-hand", of = draw.president, round = draw.round, from = draw.cycle.faces, count = 3, discard = true,
  }
end

-- The two cards that were handed on.
function rule.chancellor_topic(draw)
  return { id = "chancellor-hand", of = draw.chancellor, round = draw.round, from = draw.cycle.faces, count = 2 }
end

-- The top three, in their order.
function rule.peek_topic(peek)
  return { id = "peek", of = peek.president, round = peek.round, from = peek.cycle.faces, count = 3, ordered = true }
end

-- The party on somebody's card.
function rule.party_topic(one)
  local parties = { "liberal", "fascist" }
  return { id = "investigation", of = one.president, round = one.round, player = one.player, from = parties }
end
