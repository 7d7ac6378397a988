-- stopped: rules are defined while the file is loaded
variant{ id = "rule-overwritten-in-play", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, ...)
  rule.finish = function() end
  return base(...)
end)
