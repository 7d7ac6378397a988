-- stopped: too much
variant{ id = "laughs", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = "ha"
  for _ = 1, 12 do t = { t, t, t, t, t, t, t, t, t, t } end
  announce("again", { x = t })
  return base(...)
end)
