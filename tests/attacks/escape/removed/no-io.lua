-- stopped: 'io'
variant{ id = "no-io", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
io.open("/etc/passwd")
