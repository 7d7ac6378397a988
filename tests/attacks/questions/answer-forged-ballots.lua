-- stopped
variant{ id = "answer-forged-ballots", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.vote", function(base, q) return "evil" end)
