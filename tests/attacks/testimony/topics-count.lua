-- stopped: not that big
variant{ id = "topics-count", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function(base, heard)
  local topics = base(heard)
  for _, topic in ipairs(topics) do topic.count = 1000000000 end
  return topics
end)
