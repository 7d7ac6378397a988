-- hitler-knows.lua bằng tiếng Việt.
return {
  title = "Hitler biết gì",
  rule = "Ban đêm Hitler có thấy phe Phát xít hay không thì không tùy số người chơi.",
  settings = { fascists = "Hitler biết phe Phát xít" },
  text = { ["word.always"] = "luôn luôn", ["word.never"] = "không bao giờ" },
}
