-- stopped: memory
variant{ id = "doubling-string", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  local s = "x"
  while true do s = s .. s end
  return base(...)
end)
