-- The book: what everybody saw, whoever dealt the cards.

-- All of it, from what was heard.
function rule.book(heard)
  local book = rule.new_book()
  for _, said in ipairs(heard) do rule.enter(book, said) end
  return book
end

-- An empty one.
function rule.new_book()
  return {
    players = {}, evil = 0, roles = {}, copies = {}, missions = {}, shown = {}, begun = false, sets = {},
    good_may_fail = rule.good_may_fail(),
  }
end

local function carried_out(book, said)
  table.insert(book.missions, { number = said.mission, team = said.team, fails = said.fails })
end

local entries = {
  ["round-table"] = function(book, said) book.players, book.evil = said.players, said.evil end,
  ["role-in-play"] = function(book, said)
    table.insert(book.roles, said.role)
    book.copies[said.role] = said.copies
  end,
  ["first-leader"] = function(book) book.begun = true end,
  ["mission-succeeds"] = carried_out,
  ["mission-fails"] = carried_out,
  ["not-merlin"] = function(book, said) book.not_merlin = said.player end,
  assassin = function(book, said) book.shown[said.player.seat] = "assassin" end,
  ["role-was"] = function(book, said) book.shown[said.player.seat] = said.role end,
}

-- Enters one thing that was heard. Returns whether claims can be judged by it.
function rule.enter(book, said)
  local entry = entries[said.id]
  if entry then entry(book, said) end
  return entry ~= nil
end
