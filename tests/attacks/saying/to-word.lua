-- stopped: nobody
variant{ id = "to-word", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  tell("evil", "again")
  return base(...)
end)
