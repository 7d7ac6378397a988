-- stopped
variant{ id = "topics-announce", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
before("topics", function() announce("again") end)
