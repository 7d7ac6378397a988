-- stopped
variant{ id = "answer-forged", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("ask.who", function(base, q) return 99 end)
