-- stopped: begins with variant
local x = 1
