-- stopped: nothing to say
variant{ id = "topics-without-words", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function(base, heard)
  local topics = base(heard)
  for _, topic in ipairs(topics) do topic.from = {} end
  return topics
end)
