-- stopped (no line): id
variant{ id = "other", game = "victim", title = { en = "E" }, rule = { en = "E." } }
