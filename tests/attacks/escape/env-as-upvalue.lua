-- stopped: 'x' is new here
variant{ id = "env-as-upvalue", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local e = _ENV
  e.x = 1
  return base(...)
end)
