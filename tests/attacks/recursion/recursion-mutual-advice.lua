-- stopped
variant{ id = "recursion-mutual-advice", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("round", function(base, g) return rule.chosen(g, g.players[1]) end)
around("chosen", function(base, g, who) return rule.round(g) end)
