-- Long discussions hurt the Fascists: nomination and vote each get a time limit. When it is over the
-- table goes on to nominate or to vote, and nobody is punished (R-SH-3).
variant{
  id = "discussion-timer",
  game = "secret-hitler",
  title = { en = "Discussion timer", ja = "議論の時間制限", vi = "Giới hạn thời gian thảo luận" },
  rule = {
    en =
      "The discussions before the nomination and before the vote are limited in time; then it is done without "
      .. "further talk.",
    ja =
      "指名の前と投票の前の議論には時間制限があり、"
      .. "時間になったら話をやめて指名または投票に移ります。",
    vi =
      "Thảo luận trước khi đề cử và trước khi bỏ phiếu đều có giới hạn; hết giờ "
      .. "thì đề cử hoặc bỏ phiếu ngay.",
  },
  settings = {
    seconds = {
      default = 120, min = 10, max = 3600,
      about = {
        en = "seconds for each discussion",
        ja = "議論1回の秒数",
        vi = "số giây cho mỗi lần thảo luận",
      },
    },
  },
  text = {
    en = { ["discussion-timer.start"] = "{seconds} seconds for the discussion start now." },
    ja = { ["discussion-timer.start"] = "議論の時間は{seconds}秒です。始めてください。" },
    vi = { ["discussion-timer.start"] = "Bắt đầu thảo luận: {seconds} giây." },
  },
}

local function start()
  local seconds = option("seconds")
  announce("discussion-timer.start", { seconds = seconds, timer = seconds })
end

before("nominate", start)
before("vote", start)
