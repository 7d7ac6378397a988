-- What the game remembers, as `narrator rules --state` tells it and editors know it. Nothing here is run.

---@class State
---@field cards table<Deck,table> what the app knows of each card: roles
---@field leader? Player who leads, or will lead next
---@field mission integer which mission, 1 to 5
---@field missions table[] those that were carried out: team, fails, failed, and cards where the app knows them
---@field phase Word setup, night, team, vote, mission, lady, assassination or over
---@field proposals integer how many teams were proposed in all
---@field rejected integer how many teams were rejected in a row for this mission
---@field roles table[] the roles in play: pairs of a role and how many there are
---@field team? Player[] the team that is voted on, or on its way
---@field won? table how it ended: team, reason

---@class Player
---@field card Card the role card
