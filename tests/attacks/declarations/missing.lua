-- stopped (no line): begins with variant
local x = 1
