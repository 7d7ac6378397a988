-- stopped (no line): default
variant{ id = "settings-default-table", game = "victim", title = { en = "E" }, rule = { en = "E." },
  settings = { x = { default = { {} } } } }
