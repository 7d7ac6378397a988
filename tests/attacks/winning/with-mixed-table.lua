-- stopped: names beside numbers
variant{ id = "with-mixed-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  win{ 1, 2, winners = {} }
  return base(...)
end)
