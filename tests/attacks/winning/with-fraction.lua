-- stopped: fraction
variant{ id = "with-fraction", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{ winners = {}, scores = { 0.5 } }
  return base(...)
end)
