-- stopped (no line): title
variant{ id = "title-word", game = "victim", title = "E", rule = { en = "E." } }
