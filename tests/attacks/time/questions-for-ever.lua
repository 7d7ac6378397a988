-- endless: each answer may ask again
variant{ id = "questions-for-ever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  while true do confirm{ id = "again" } end
  return base(...)
end)
