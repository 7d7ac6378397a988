-- stopped: too long
variant{ id = "loop-in-why", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("objection", function(base, ...)
  while true do end
  return base(...)
end)
