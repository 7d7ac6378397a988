-- stopped: string.dump
variant{ id = "no-string-dump", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
string.dump(function() end)
