-- harmless: a phase that is no word is shown as it is
variant{ id = "phase-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g)
  local s = base(g)
  s.phase = {}
  return s
end)
