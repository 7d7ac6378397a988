-- Party cards: how many there are of each, and that somebody must be Hitler.

-- Everybody's party card as a part of one card, and who is known not to be Hitler.
local function party_parts(book)
  local parts, cleared = {}, {}
  for seat = 1, book.cards.players do parts[seat] = { size = 1, face = "liberal", evidence = {} } end
  for _, player in ipairs(book.not_hitler) do cleared[player.seat] = player end
  for _, shown in ipairs(book.roles) do
    local low = rule.party_of(shown.role) == "liberal" and 1 or 0
    parts[shown.player.seat].fact = { low = low, high = low, id = "because.role", args = shown }
    if shown.role ~= "hitler" then cleared[shown.player.seat] = shown.player end
    for seat = 1, shown.role == "hitler" and #parts or 0 do
      if seat ~= shown.player.seat then cleared[seat] = cleared[seat] or true end
    end
  end
  for _, one in ipairs(book.investigations) do
    if one.investigation then
      table.insert(parts[one.player.seat].evidence, rule.party_evidence(one.investigation))
    end
  end
  return parts, cleared
end

-- All that is known and claimed of the party cards. Hitler's is Fascist; so those who are not Hitler
-- cannot have all the Fascist cards, nor can all the others be Liberal.
function rule.party_system(book)
  if not book.cards then return { parts = {}, sums = {} } end
  local parts, cleared = party_parts(book)
  local function terms(face, with)
    local list = {}
    for seat, part in ipairs(parts) do
      if with == "cleared" and cleared[seat] or with == "others" and not cleared[seat] then
        list[#list + 1] = rule.term(part, face)
        list[#list].cleared = cleared[seat]
      end
    end
    return list
  end
  local function both(first, second)
    for _, term in ipairs(second) do first[#first + 1] = term end
    return first
  end
  local counts = book.cards
  local others = terms("liberal", "others")
  local hitler, fascists = #others - counts.hitler, counts.fascist - counts.hitler
  local known = map(where(terms("liberal", "cleared"), "cleared"), function(term) return term.cleared end)
  local may_be_hitler = {}
  for seat in ipairs(parts) do may_be_hitler[seat] = not cleared[seat] end
  local system = { parts = parts, cards = counts, cleared = known, may_be_hitler = may_be_hitler, sums = {
    rule.sum("hitler", hitler, others),
    rule.sum("fascists", fascists, terms("fascist", "cleared")),
    rule.sum("cards", counts.liberal, both(terms("liberal", "others"), terms("liberal", "cleared")),
      { after = #others, first = hitler }),
    rule.sum("cards", counts.fascist, both(terms("fascist", "cleared"), terms("fascist", "others")),
      { after = #parts - #others, first = fascists }),
  } }
  for i, face in ipairs{ "liberal", "fascist", "liberal", "fascist" } do system.sums[i].face = face end
  return system
end
