-- The night: everybody's eyes are closed, and one role after the other learns whom it may know.

-- It is read aloud even where the app has told everybody: silence would tell, too. All are called by role.
function rule.night(g)
  g.phase = "night"
  for _, line in ipairs(rule.night_script(g)) do narrate(line[1], nil, line[2]) end
  for _, player in ipairs(g.players) do rule.remember_night(g, player) end
end

-- Everybody's eyes are closed, a fist before them; evil, then Merlin, then Percival look. Each line goes with
-- the seconds of silence after it, and lines for roles that are not in play are not read.
function rule.night_script(g)
  local script = { { "night.close", 3 } }
  for _, part in ipairs{ rule.evil_look(g), rule.merlin_looks(g), rule.percival_looks(g) } do
    for _, line in ipairs(part) do table.insert(script, line) end
  end
  table.insert(script, { "night.open", 1 })
  return script
end

-- Evil look at each other; Oberon's eyes stay closed.
function rule.evil_look(g)
  local without = rule.copies(g, "oberon") > 0 and "-without-oberon" or ""
  return { { "night.evil-look" .. without, 6 }, { "night.evil-close", 3 } }
end

-- Evil put their thumbs up, Oberon, too, but not Mordred, and Merlin looks.
function rule.merlin_looks(g)
  if rule.copies(g, "merlin") == 0 then return {} end
  local but = rule.copies(g, "mordred") > 0 and "-but-mordred" or ""
  local with = rule.copies(g, "oberon") > 0 and "-with-oberon" or ""
  return { { "night.evil-thumbs" .. but .. with, 3 }, { "night.merlin-looks", 6 }, { "night.merlin-closes", 3 } }
end

-- Merlin and Morgana put their thumbs up, and Percival looks; without Morgana it is Merlin alone.
function rule.percival_looks(g)
  if rule.copies(g, "percival") == 0 then return {} end
  local who = rule.copies(g, "morgana") > 0 and "merlin-and-morgana" or "merlin"
  return { { "night.thumbs-" .. who, 3 }, { "night.percival-looks", 6 }, { "night.percival-closes", 3 } }
end

test("roles that are not in play are not called", {
  players = 5, deal = "none", play = { "unknown", "1" },
  says = { "night.evil-look", "night.evil-thumbs", "night.merlin-looks" },
  not_said = { "Percival", "Oberon", "Mordred" },
})

test("every role is called by itself", {
  players = 10, deal = "none", set = { percival = true, mordred = true, oberon = true }, play = { "unknown", "1" },
  says = { "night.evil-look-without-oberon", "night.evil-thumbs-but-mordred-with-oberon",
    "night.thumbs-merlin-and-morgana" },
})

test("without Morgana Percival sees Merlin alone", {
  players = 5, deal = "none", set = { percival = true, morgana = false }, play = { "unknown", "1" },
  says = "night.thumbs-merlin", not_said = "Morgana",
})
