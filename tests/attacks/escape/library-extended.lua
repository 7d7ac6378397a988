-- stopped: belongs to the library
variant{ id = "library-extended", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
table.evil = function() end
