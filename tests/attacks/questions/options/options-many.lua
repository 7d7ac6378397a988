-- stopped: too many
variant{ id = "options-many", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local t = {}
  for i = 1, 5000 do t[i] = "w" .. i end
  choose{ id = "extra", from = t }
  return base(...)
end)
