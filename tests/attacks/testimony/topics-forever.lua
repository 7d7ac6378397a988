-- stopped: too long
variant{ id = "topics-forever", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
before("topics", function() while true do end end)
