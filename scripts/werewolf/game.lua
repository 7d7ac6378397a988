-- Werewolf: a village, and the wolves among it.

game{
  id = "werewolf",
  version = 1,
  players = { 5, 20 },
  title = { en = "Werewolf", ja = "人狼", vi = "Ma Sói" },
  about = {
    en = "Wolves hide among the villagers: they eat by night, the village lynches by day.",
    ja = "村人にまぎれた人狼。夜は人狼が襲い、昼は村が追放します。",
    vi = "Sói ẩn giữa dân làng: đêm sói ăn thịt, ngày làng treo cổ.",
  },
  files = { -- in the order of a round
    "game", "state", "setup", "roles", "night", "wolves", "seer", "doctor", "living", "dawn", "day", "vote", "victory",
    "status", "testimony", "contradictions", "corrections", "report", "check", "refuted",
  },
  components = { roles = "app" },
  facts = { "role", "seen" },
  counts = { -- over many games: whom an announcement names, and as what
    accused = { accuser = "accuser", accused = "accused" },
    lynched = { player = "lynched" },
    ["died-in-the-night"] = { players = "died-in-the-night" },
  },
  settings = {
    talk = {
      default = 0, min = 0, max = 3600,
      about = {
        en = "how many seconds the village may talk a day (0: no timer)",
        ja = "昼の話し合いの秒数（0は時間制限なし）",
        vi = "mỗi ngày làng được bàn bạc bao nhiêu giây (0: không hẹn giờ)",
      },
    },
    defence = {
      default = 0, min = 0, max = 600,
      about = {
        en = "how many seconds the accused may speak (0: no timer)",
        ja = "告発された人の弁明の秒数（0は時間制限なし）",
        vi = "người bị buộc tội được nói bao nhiêu giây (0: không hẹn giờ)",
      },
    },
  },
}

-- A round is a night and a day; the game begins with a night (R-WW-1).
function rule.play(g)
  rule.set_up(g)
  while true do
    rule.night(g)
    rule.dawn(g)
    rule.day(g)
  end
end
