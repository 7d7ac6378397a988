-- stopped: 'native'
variant{ id = "no-native", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
native.setmetatable({}, {})
