-- stopped: 'require'
variant{ id = "no-require", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
require("os")
