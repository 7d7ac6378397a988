-- What always holds, whatever is played; test games look at it after every answer.

-- Every place has its token, whatever was swapped, and every card and bullet lies in one place. One
-- of them may just be on its way: a Politician or a bullet whose place is being chosen.
function rule.check(g)
  for _, world in ipairs(g.worlds or {}) do rule.check_once(world.at, #g.players + 1, 0, "token") end
  if not g.pile or not g.bullets then return end
  local characters, bullets = { table.unpack(g.pile) }, { table.unpack(g.bullets) }
  local function add(list, more)
    for _, card in ipairs(more) do list[#list + 1] = card end
  end
  add(characters, g.drawn and g.drawn.cards or {})
  for _, player in ipairs(g.players) do
    add(characters, map(player.cards, function(card) return card.card end))
    add(bullets, player.bullets)
  end
  rule.check_once(characters, 29, 1, "character card")
  rule.check_once(bullets, 4, 1, "bullet")
end

-- The numbers 1 to n stand in the list once each; at most `missing` of them may be left out.
function rule.check_once(list, n, missing, what)
  local seen = {}
  for _, number in ipairs(list) do
    if number < 1 or number > n then error("there are " .. n .. " " .. what .. "s, and none is number " .. number) end
    if seen[number] then error(what .. " " .. number .. " lies in two places") end
    seen[number] = true
  end
  if #list < n - missing then error("there are " .. #list .. " of the " .. n .. " " .. what .. "s") end
end
