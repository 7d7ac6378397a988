-- stopped
variant{ id = "nil-to-base", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q) return base() end)
