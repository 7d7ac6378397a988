-- stopped: 'pcall'
variant{ id = "no-pcall", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
pcall(function() while true do end end)
