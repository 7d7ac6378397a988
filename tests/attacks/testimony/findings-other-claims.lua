-- stopped: only claims that it was given
variant{ id = "findings-other-claims", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function(_, _, claims)
  local claim = claims[1]
  return { { id = "tired", reasons = {}, claims = { { topic = "secret", of = claim.of, round = claim.round } } } }
end)
