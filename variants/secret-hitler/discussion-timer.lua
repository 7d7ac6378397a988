-- Long discussions hurt the Fascists: nomination and vote each get a time limit. When it is over the
-- table goes on to nominate or to vote, and nobody is punished (R-SH-3).
variant{
  id = "discussion-timer",
  game = "secret-hitler",
  title = { en = "Discussion timer" },
  rule = {
    en = "The discussions before the nomination and before the vote are limited in time; then it is done without "
      .. "further talk.",
  },
  settings = {
    seconds = {
      default = 120, min = 10, max = 3600,
      about = { en = "seconds for each discussion" },
    },
  },
  text = {
    en = { ["discussion-timer.start"] = "{seconds} seconds for discussion, starting now." },
  },
}

local function start()
  local seconds = option("seconds")
  announce("discussion-timer.start", { seconds = seconds, timer = seconds })
end

before("nominate", start)

-- However it is voted then.
around("say.nominated", function(base, to, values)
  base(to, values)
  start()
end)

test("as long as the setting says", {
  players = 5, deal = "none", set = { seconds = 30 }, play = { "unknown", "4" }, says = "30 seconds", asks = "nominate",
})
