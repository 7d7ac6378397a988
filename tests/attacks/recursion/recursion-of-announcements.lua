-- stopped
variant{ id = "recursion-of-announcements", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("say.voted", function(base, to, values) announce("voted", values) end)
