-- stopped: no table
variant{ id = "findings-number", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around("findings", function() return { 3 } end)
