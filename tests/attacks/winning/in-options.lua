-- stopped
variant{ id = "in-options", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("candidates", function() win{ winners = {} } end)
