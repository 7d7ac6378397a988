-- stopped (no line)
variant{ id = "title-function", game = "victim", title = { en = function() end }, rule = { en = "E." } }
