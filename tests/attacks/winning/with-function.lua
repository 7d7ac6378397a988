-- stopped
variant{ id = "with-function", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{ winners = {}, evil = function() end }
  return base(...)
end)
