-- stopped: too many values
variant{ id = "byte-bomb", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local s = ("x"):rep(65536)
  for _ = 1, 6 do s = s .. s end
  s:byte(1, -1)
  return base(...)
end)
