-- Seats that somebody has left while the others play on: `away` while nobody plays it, also `gone`
-- once it can no longer win.
local _, api = ...

-- Returns what can be said about a seat: that it is played again, if it is away; that it waits, if others play on.
-- `playing` is the number of seats played.
function api.seat_words(player, playing)
  if player.away then return { "plays", "waits", "out" } end
  return playing > 2 and { "waits", "out" } or { "out" }
end

-- Returns widgets of the seats that nobody plays, out of the game or waiting; none if there are none.
function api.empty_seats(players)
  local shown = {}
  local function show(label, seats)
    if #seats > 0 then shown[#shown + 1] = { kind = "list", label = label, items = seats } end
  end
  show("label.gone", api.where(players, "gone"))
  show("label.waits", api.where(players, "away", "gone"))
  return shown
end
