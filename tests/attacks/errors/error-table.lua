-- stopped: without saying why
variant{ id = "error-table", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  error({ evil = true })
  return base(...)
end)
