-- harmless
variant{ id = "findings-of-nobody", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
after("findings", function(_, claims)
  for _, claim in ipairs(claims) do claim.of = nil end
end)
