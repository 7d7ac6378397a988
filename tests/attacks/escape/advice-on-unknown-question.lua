-- stopped: no question named
variant{ id = "advice-on-unknown-question", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.whoo", function(base, q) return base(q) end)
