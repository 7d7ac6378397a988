-- What the game remembers, as `narrator rules --state` tells it and editors know it. Nothing here is run.

---@class State
---@field aimed? Player whom the wolves chose this night
---@field cards table<Deck,table> what the app knows of each card: roles
---@field guarded? Player whom the doctor guards this night
---@field guarded_before? Player whom the doctor guarded the night before
---@field night integer which night, or the day behind it
---@field phase Word setup, night, dawn, day or over
---@field roles table[] the roles in play: pairs of a role and how many there are

---@class Player
---@field alive boolean whether alive
---@field card Card the role card
---@field died? table when and of what: round, cause
---@field shown? Word the role, once the card was shown
