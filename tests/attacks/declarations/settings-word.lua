-- stopped (no line): settings
variant{ id = "settings-word", game = "victim", title = { en = "E" }, rule = { en = "E." }, settings = "evil" }
