-- stopped: too many
variant{ id = "findings-many-reasons", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function()
  local reasons = {}
  for i = 1, 1000 do reasons[i] = { id = "again" } end
  return { { id = "tired", reasons = reasons } }
end)
