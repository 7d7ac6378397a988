-- harmless: a file may narrow its own names
variant{ id = "env-local", game = "victim", title = { en = "Evil" }, rule = { en = "Evil is done." } }
local function narrow()
  local _ENV <const> = { type = type }
  return type(1)
end
narrow()
