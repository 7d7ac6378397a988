-- stopped: deep
variant{ id = "with-cycle", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = { winners = {} }
  t.t = t
  win(t)
  return base(...)
end)
