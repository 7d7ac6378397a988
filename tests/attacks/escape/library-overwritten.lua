-- stopped: belongs to the library
variant{ id = "library-overwritten", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
string.rep = function() return "evil" end
