-- stopped (no line): too long
variant{ id = "questions-of-chance-for-ever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  while true do choose{ id = "hand", from = { "a", "b" }, chance = true } end
  return base(...)
end)
