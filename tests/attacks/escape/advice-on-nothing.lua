-- stopped: a name
variant{ id = "advice-on-nothing", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
around(nil, function() end)
