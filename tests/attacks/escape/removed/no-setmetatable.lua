-- stopped: 'setmetatable'
variant{ id = "no-setmetatable", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
setmetatable({}, { __gc = function() while true do end end })
