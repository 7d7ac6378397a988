-- stopped: control
variant{ id = "topics-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function(base, heard)
  local topics = base(heard)
  for _, topic in ipairs(topics) do topic.id = "\27[2J" end
  return topics
end)
