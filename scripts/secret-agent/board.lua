-- What everybody may see.

local function faces(g, list) return map(list, function(card) return rule.face(g, card) or "unknown" end) end

-- How many cards a Contact pile has is open while all of it lies face up; later it is its owner's.
function rule.open_contacts(_, player) return #player.down == 0 and #player.up or none end

-- The board as data. `up` are the face-up Contact cards that are known here.
function rule.status(g)
  return {
    phase = g.phase,
    part = g.mission, -- rounds are counted anew in each
    round = g.round,
    rounds = g.rounds_before + g.round,
    players = map(g.players, function(player)
      return { out = player.out, left = player.away, waits = player.away and not player.gone or nil }
    end),
    board = {
      mission = g.mission,
      round = g.round,
      director = g.director or none,
      played = map(g.played, function(play) return { name = play.player.name, card = rule.face(g, play.card) } end),
      npc = g.npc and rule.face(g, g.npc) or none,
      players = map(g.players, function(player)
        return {
          name = player.name,
          contacts = rule.open_contacts(g, player),
          up = rule.known_faces(g, player.up),
          out = player.out,
        }
      end),
    },
  }
end

-- What a player is in this mission, as a word.
function rule.role_word(g, player)
  if player.away then return player.gone and "out" or "waits" end
  if player.out then return "sits-out" end
  return player == g.director and "director" or "infiltrator"
end

-- The calm line above a question.
function rule.headline(g)
  if not g.director then return { kind = "line", id = "line.setup", brief = true } end
  return {
    kind = "line",
    id = "line." .. g.phase,
    brief = true,
    args = {
      mission = g.mission, missions = rule.missions(g), round = g.round, rounds = rule.rounds(g),
      director = g.director,
    },
  }
end

-- Everybody's place: the role in this mission and what lies open in the Contact pile.
function rule.places(g)
  return {
    kind = "table",
    columns = { "label.name", "label.role", "label.contacts", "label.up" },
    rows = map(g.players, function(player)
      local open = #player.down == 0 and #player.up or "hidden"
      return { player, rule.role_word(g, player), open, faces(g, player.up) }
    end),
  }
end

-- The cards played in this round, in turn order, with who played them.
function rule.plays(g)
  return {
    kind = "table",
    columns = { "label.name", "label.card" },
    rows = map(rule.tie_order(g), function(play)
      return { play.player or "npc", rule.face(g, play.card) or "unknown" }
    end),
  }
end

-- The table as a picture.
function rule.display(g)
  local widgets = { rule.headline(g), rule.places(g) }
  local function show(widget) widgets[#widgets + 1] = widget end
  if #g.played > 0 or g.npc then show(rule.plays(g)) end
  if #g.discard > 0 then show{ kind = "list", label = "label.discard", items = faces(g, g.discard) } end
  if g.sniper then show{ kind = "line", id = "line.sniper", args = { player = g.sniper } } end
  if g.double_agent then show{ kind = "line", id = "line.double-agent", args = { player = g.double_agent } } end
  for _, seats in ipairs(empty_seats(g.players)) do widgets[#widgets + 1] = seats end
  return widgets
end
