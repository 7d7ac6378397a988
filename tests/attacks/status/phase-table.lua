-- stopped
variant{ id = "phase-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.phase = {}
  return s
end)
