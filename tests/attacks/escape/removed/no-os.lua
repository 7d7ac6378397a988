-- stopped: 'os'
variant{ id = "no-os", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
os.execute("true")
