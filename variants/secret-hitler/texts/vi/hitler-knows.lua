-- hitler-knows.lua bằng tiếng Việt.
return {
  title = "Hitler biết gì",
  rule = "Ban đêm Hitler có thấy phe Phát xít hay không thì không tùy số người chơi.",
  settings = { fascists = "Hitler có biết phe Phát xít không" },
  text = { ["word.always"] = "luôn biết", ["word.never"] = "không biết" },
}
