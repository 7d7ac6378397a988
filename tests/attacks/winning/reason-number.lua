-- stopped
variant{ id = "reason-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{ winners = {}, reason = 7 }
  return base(...)
end)
