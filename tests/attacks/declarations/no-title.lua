-- stopped (no line): title
variant{ id = "no-title", game = "victim", rule = { en = "E." } }
