-- stopped: too many
variant{ id = "findings-many-claims", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function(_, _, claims)
  local many = {}
  for i = 1, 100000 do many[i] = claims[1] end
  return { { id = "tired", reasons = {}, claims = many } }
end)
