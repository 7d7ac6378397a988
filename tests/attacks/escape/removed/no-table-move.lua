-- stopped: table.move
variant{ id = "no-table-move", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
table.move({}, 1, 9223372036854775806, 2)
