-- stopped: a reason is the id of a text
variant{ id = "why-forged", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("objection", function(base, g, other) return 42 end)
