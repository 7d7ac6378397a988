-- stopped
variant{ id = "with-strangers", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{ winners = { "Evil" } }
  return base(...)
end)
