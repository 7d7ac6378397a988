-- stopped: too long
variant{ id = "loop-goto", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  ::top::
  goto top
  return base(...)
end)
