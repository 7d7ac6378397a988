-- stopped: without saying why
variant{ id = "assert-with-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  assert(false, {})
  return base(...)
end)
