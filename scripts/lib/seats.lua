-- Seats that somebody has left, where the others play on: `away` while nobody plays it, `gone` too where it cannot
-- win any more.
local _, api = ...

-- What can be said of a seat: that it is played again, of one that is not; and that it waits, where others play on.
-- `playing` is how many seats are played.
function api.seat_words(player, playing)
  if player.away then return { "plays", "waits", "out" } end
  return playing > 2 and { "waits", "out" } or { "out" }
end

-- The seats that nobody plays, as widgets: out of the game, or waiting; none where there are none.
function api.empty_seats(players)
  local shown = {}
  local function show(label, seats)
    if #seats > 0 then shown[#shown + 1] = { kind = "list", label = label, items = seats } end
  end
  show("label.gone", api.where(players, "gone"))
  show("label.waits", api.where(players, "away", "gone"))
  return shown
end
