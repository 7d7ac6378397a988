-- harmless: the names a file sees are its own
variant{ id = "global-overwritten", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
announce = function() end
