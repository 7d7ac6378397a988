-- stopped: of a player
variant{ id = "topics-of-nobody", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("topics", function() return { { id = "throw", of = "Aki", from = { "red" } } } end)
