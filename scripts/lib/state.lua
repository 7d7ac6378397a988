-- What every game remembers, as `narrator rules --state` tells it and editors know it. Nothing here is run.

---@class State What g is. A game's state.lua adds its fields.
---@field players Player[] all players, by seat

---@class Player Its table in g.players, wherever it is referred to.
---@field name string as typed
---@field seat integer 1 and up, clockwise
