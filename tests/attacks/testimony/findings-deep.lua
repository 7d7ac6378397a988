-- stopped: deep
variant{ id = "findings-deep", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function()
  local list = {}
  list[1] = list
  return { { id = "tired", args = { player = list } } }
end)
