-- stopped
variant{ id = "replaced", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q) return base({ id = "who" }) end)
