-- stopped
variant{ id = "error-fake-place", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error("scripts/lib/ask.lua:999999999999999999999: it was not me", 0)
  return base(...)
end)
