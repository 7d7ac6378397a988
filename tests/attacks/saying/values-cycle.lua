-- stopped: deep
variant{ id = "values-cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  t.t = t
  t[1] = t
  announce("again", { x = t })
  return base(...)
end)
