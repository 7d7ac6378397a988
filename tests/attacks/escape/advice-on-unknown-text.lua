-- stopped: no announcement named
variant{ id = "advice-on-unknown-text", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("say.votted", function(base, to, values) return base(to, values) end)
