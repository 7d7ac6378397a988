-- stopped: too many
variant{ id = "topics-many", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function(_, heard)
  local topics = {}
  for i = 1, 5000 do topics[i] = heard end
  return topics
end)
