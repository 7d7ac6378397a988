-- stopped
variant{ id = "why-escape", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("objection", function(base, g, other) return "\27[2J" end)
