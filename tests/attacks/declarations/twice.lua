-- stopped (no line): variant{
variant{ id = "twice", game = "victim", title = { en = "E" }, rule = { en = "E." } }
variant{ id = "twice", game = "victim", title = { en = "E" }, rule = { en = "E." } }
