-- The first round of each mission is led by the Director's left neighbour.
variant{
  id = "mission-lead",
  game = "secret-agent",
  title = { en = "A fresh lead each mission", ja = "ミッションごとの先手", vi = "Mỗi nhiệm vụ đi đầu lại" },
  rule = {
    en = "The player on the Director's left leads the first round of every mission.",
    ja = "どのミッションでも、最初のラウンドは諜報部長の左隣から始めます。",
    vi = "Ở mọi nhiệm vụ, người bên trái Trưởng ban đi đầu vòng thứ nhất.",
  },
}

-- Who made contact in the mission before does not lead on (the other reading of R-SA-1).
around("lead_into_mission", function(_, g) return rule.left_of(g, g.director) end)
