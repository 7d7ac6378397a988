-- Werewolf: a village, and the wolves among it.

game{
  id = "werewolf",
  version = 1,
  players = { 5, 30 },
  title = { en = "Werewolf", ja = "人狼", vi = "Ma Sói" },
  about = {
    en = "Wolves hide among the villagers: they eat by night, the village lynches by day.",
    ja = "村人にまぎれた人狼。夜は人狼が襲い、昼は村が追放します。",
    vi = "Sói ẩn giữa dân làng: đêm sói ăn thịt, ngày làng treo cổ.",
  },
  files = { -- in the order of a round
    "game", "state", "setup", "roles", "night", "wolves", "seer", "doctor", "living", "dawn", "death", "lovers", "day",
    "vote", "victory", "status", "testimony", "contradictions", "corrections", "report", "check", "refuted",
  },
  components = { roles = "app" },
  roles = { -- of which type their fields are; `roles` says what they mean
    copies = "number", team = "string", wolf = "boolean", seen_as = "string", wakes = "function", first = "boolean",
    nights = "function", behind = "string", alone = "boolean", bitten = "function", turns = "boolean",
    kills = "boolean", swaps = "boolean", over = "number", by_lot = "boolean", plain = "boolean", asks = "table",
  },
  facts = { "role", "seen", "turned", "guarded" },
  counts = { -- over many games: whom an announcement names, and as what
    { announcement = "accused", field = "accused", as = "accused" },
    { announcement = "accused", field = "accuser", as = "accuser" },
    { announcement = "died-in-the-night", field = "players", as = "died-in-the-night" },
    { announcement = "lynched", field = "player", as = "lynched" },
  },
  opening = { "role-in-play", "role-left-out", "wolf-left-out" },
  routine = { -- not shown where everybody knows it by heart (--brief)
    "talk", "accused", "not-seconded", "defence", "votes", "nobody-lynched", "silent", "no-nod",
  },
  settings = {
    wolves = {
      default = -1, min = -1, max = 14,
      about = {
        en = "how many wolves (-1: as usual for so many players)",
        ja = "人狼の数（-1は人数に応じた標準）",
        vi = "bao nhiêu sói (-1: theo số người chơi)",
      },
    },
    seers = {
      default = -1, min = -1, max = 5,
      about = {
        en = "how many seers (-1: one)",
        ja = "占い師の数（-1は1人）",
        vi = "bao nhiêu tiên tri (-1: một)",
      },
    },
    doctors = {
      default = -1, min = -1, max = 5,
      about = {
        en = "how many doctors (-1: one, from six players on)",
        ja = "騎士の数（-1は6人以上なら1人）",
        vi = "bao nhiêu bác sĩ (-1: một, từ sáu người chơi)",
      },
    },
    begins = {
      default = "night", values = { "night", "quiet-night", "day" },
      about = {
        en = "what the game begins with: a night, one in which nobody dies, or a day",
        ja = "最初は夜か、誰も死なない夜か、昼か",
        vi = "mở đầu bằng đêm, đêm không ai chết, hay ngày",
      },
    },
    tie = {
      default = "nobody", values = { "nobody", "run-off", "all", "lot", "mayor" },
      about = {
        en = "whom a tie lynches where everybody points: nobody, by a run-off, all, by lot, or as the mayor says",
        ja = "一斉投票が同数のとき：追放なし、決選投票、全員、くじ、村長が決める",
        vi = "bằng phiếu khi cả làng cùng chỉ: không ai, bỏ phiếu lại, tất cả, bốc thăm, hay trưởng làng quyết",
      },
    },
    ends = {
      default = "parity", values = { "parity", "last-villager", "specials" },
      about = {
        en = "when the wolves win: as many as the others, when the last plain villager is dead, or the last special",
        ja = "人狼の勝ち：同数になったとき、最後の村人が死んだとき、最後の役職持ちが死んだとき",
        vi = "sói thắng khi: bằng số người còn lại, dân làng thường cuối cùng chết, hay vai đặc biệt cuối cùng chết",
      },
    },
    ["leaver-grief"] = {
      default = false,
      about = {
        en = "whether a lover grieves for one who leaves the table",
        ja = "卓を離れた恋人の後を追うか",
        vi = "người yêu của ai rời bàn có chết theo không",
      },
    },
    successor = {
      default = false,
      about = {
        en = "whether a dying mayor names the next",
        ja = "死ぬ村長が次の村長を指名するか",
        vi = "trưởng làng chết có chỉ định người kế nhiệm không",
      },
    },
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

-- A round is a night and a day; the game begins with a night (R-WW-1), or by a setting with a day.
function rule.play(g)
  rule.set_up(g)
  while true do
    g.round = g.round + 1
    if option("begins") == "day" then rule.day(g) end
    rule.night(g)
    rule.dawn(g)
    if option("begins") ~= "day" then rule.day(g) end
  end
end

-- What was chosen for a setting of the game, for house rules.
function rule.setting(_, name) return option(name) end
