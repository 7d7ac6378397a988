-- Avalon, after Don Eskridge's The Resistance: Avalon. The rules here are told in our own words; no art and
-- no text of the game is used.
game{
  id = "avalon",
  version = 1,
  players = { 5, 10 },
  title = { en = "Avalon", ja = "アヴァロン", vi = "Avalon" },
  about = {
    en = "The good send teams on missions, and the evil among them make some fail; Merlin knows them, "
      .. "and must not be found.",
    ja = "正義はクエストにチームを送り、まぎれた邪悪が失敗させます。すべてを知るマーリンは、見つかってはなりません。",
    vi = "Phe Thiện cử đội đi làm nhiệm vụ, phe Ác trà trộn phá hỏng; Merlin biết ai là Ác, nhưng phải giấu mình.",
  },
  files = { -- in the order of the rulebook
    "game", "state", "setup", "roles", "night", "team", "mission", "assassination", "victory", "audit", "status",
    "corrections", "testimony/topics", "testimony/book", "testimony/worlds", "testimony/longer", "testimony/least",
    "testimony/reasons", "testimony/findings", "report", "refuted", "sensible_policy", "check",
  },
  components = { roles = "app", missions = "table" },
  facts = { "role", "seen" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "assassinated", field = "player", as = "assassinated" },
    { announcement = "mission-fails", field = "team", as = "in-failure" },
    { announcement = "mission-succeeds", field = "team", as = "in-success" },
    { announcement = "proposed", field = "leader", as = "led" },
    { announcement = "proposed", field = "team", as = "proposed" },
  },
  opening = { "round-table", "role-in-play" },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "mission", "proposed", "play-cards", "rejected",
  },
  settings = {
    percival = {
      default = false,
      about = {
        en = "whether Percival plays, a good player who sees Merlin and Morgana",
        ja = "パーシヴァル（マーリンとモルガナが見える正義）を入れるか",
        vi = "có Percival không: người phe Thiện thấy Merlin và Morgana",
      },
    },
    morgana = {
      default = true,
      about = {
        en = "whether Morgana plays, an evil player whom Percival may take for Merlin",
        ja = "モルガナ（パーシヴァルにマーリンのように見える邪悪）を入れるか",
        vi = "có Morgana không: người phe Ác mà Percival có thể tưởng là Merlin",
      },
    },
    mordred = {
      default = false,
      about = {
        en = "whether Mordred plays, an evil player whom Merlin does not see",
        ja = "モードレッド（マーリンに見えない邪悪）を入れるか",
        vi = "có Mordred không: người phe Ác mà Merlin không thấy",
      },
    },
    oberon = {
      default = false,
      about = {
        en = "whether Oberon plays, an evil player who does not know the other evil ones, nor they him",
        ja = "オベロン（ほかの邪悪と互いに知らない邪悪）を入れるか",
        vi = "có Oberon không: người phe Ác không biết đồng bọn và đồng bọn cũng không biết",
      },
    },
  },
}

-- A game: roles, a leader, a night, and missions until three succeeded or three failed.
function rule.play(g)
  rule.set_up(g)
  rule.night(g)
  while true do rule.round(g) end
end

-- A round is one mission: a team is found for it, and goes.
function rule.round(g)
  rule.announce_mission(g)
  local team = rule.find_team(g)
  rule.carry_out(g, team)
  rule.next_mission(g)
end

-- The order of play is clockwise.
function rule.next_player(g, player) return g.players[player.seat % #g.players + 1] end
