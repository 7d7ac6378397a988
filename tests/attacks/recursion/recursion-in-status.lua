-- stopped
variant{ id = "recursion-in-status", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("status", function(base, g) return rule.status(g) end)
