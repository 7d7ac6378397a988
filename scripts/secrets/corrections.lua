-- What the table finds to be otherwise, and nobody wants to unplay: set right by ruling.

-- When a turn begins: who has the UN token, before whom a character lies, and tokens learnt late.
function rule.corrections(g, asked)
  if asked ~= "drawn" and asked ~= "offer-to" then return {} end
  local list = {
    { id = "un", from = { "nobody", table.unpack(g.players) },
      set = function(player) g.un = player ~= "nobody" and player or nil end },
  }
  for _, player in ipairs(g.players) do
    local from = rule.characters_of_others(g, player)
    if #from > 0 then
      list[#list + 1] = { id = "character", of = player, from = from,
        set = function(name) rule.move_character(g, player, name) end }
    end
  end
  for _, player in ipairs(g.players) do
    local faces = rule.tokens_possible(g, player)
    if #faces > 1 then
      list[#list + 1] = { id = "token", of = player, from = faces,
        set = function(face) rule.learn_token(g, player, face) end }
    end
  end
  return list
end

-- The characters that lie face up before anybody else, each once.
function rule.characters_of_others(g, player)
  local found = {}
  for _, other in ipairs(g.players) do
    for _, card in ipairs(other.cards) do
      if other ~= player and card.up and not index_of(found, card.name) then found[#found + 1] = card.name end
    end
  end
  return found
end

-- A character goes to where it lies on the table, from the first other player who has it.
function rule.move_character(g, player, name)
  for _, other in ipairs(g.players) do
    for at, card in ipairs(other.cards) do
      if other ~= player and card.up and card.name == name then
        table.insert(player.cards, table.remove(other.cards, at))
        return
      end
    end
  end
end
