-- stopped: settings
variant{ id = "settings-word", game = "victim", title = { en = "E" }, rule = { en = "E." }, settings = "evil" }
