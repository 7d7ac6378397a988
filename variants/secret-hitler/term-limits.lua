-- Other readings of whose term is limited, and of when the last President is free again.
variant{
  id = "term-limits",
  game = "secret-hitler",
  title = { en = "Other term limits", ja = "任期制限の変更", vi = "Luật giới hạn nhiệm kỳ khác" },
  rule = {
    en =
      "Whose term is limited, and when the last President may be nominated again, follows the settings announced "
      .. "below.",
    ja =
      "誰に任期制限がかかるか、前の大統領がいつから指名できるかは、"
      .. "次に告げる設定に従います。",
    vi =
      "Ai không đủ điều kiện, và khi nào Tổng thống vừa rồi được đề cử lại, theo "
      .. "các thiết lập nêu sau đây.",
  },
  settings = {
    rule = {
      default = "last-elected", values = { "last-elected", "previous-round", "last-enacted" },
      about = {
        en =
          "limited are: the last elected pair; only the pair elected in the round before; the pair that last enacted a "
          .. "policy",
        ja =
          "任期制限の対象："
          .. "最後に信任された2人／直前のラウンドで信任された2人のみ／最後に法案を成立"
          .. "させた2人",
        vi =
          "bị giới hạn: cặp trúng cử gần nhất; chỉ cặp trúng cử ở vòng ngay trước; cặp "
          .. "ban hành chính sách gần nhất",
      },
    },
    exception = {
      default = "alive5", values = { "alive5", "start5" },
      about = {
        en = "the last President is free: with five or fewer alive; only in a game that five began",
        ja = "前の大統領を指名できる条件：生存者が5人以下／5人で始めたゲームのみ",
        vi =
          "Tổng thống vừa rồi được đề cử: khi còn 5 người sống trở xuống; chỉ trong ván "
          .. "bắt đầu với 5 người",
      },
    },
  },
  text = {
    en = {
      ["term-limits.last-elected"] = "Term limits: the government elected last.",
      ["term-limits.previous-round"] = "Term limits: the government of the round before, if one was elected.",
      ["term-limits.last-enacted"] = "Term limits: the government that last enacted a policy.",
      ["term-limits.alive5"] = "With five or fewer alive, only the Chancellor's term is limited.",
      ["term-limits.start5"] = "Only in a game that five players began, the President's term is not limited.",
      ["term-limits.why.previous-round.chancellor"] =
        "{player} was Chancellor in the round before and cannot be nominated.",
      ["term-limits.why.previous-round.president"] =
        "{player} was President in the round before and cannot be nominated.",
      ["term-limits.why.last-enacted.chancellor"] =
        "{player} was Chancellor when a government last enacted a policy and cannot be nominated.",
      ["term-limits.why.last-enacted.president"] =
        "{player} was President when a government last enacted a policy and cannot be nominated.",
      ["term-limits.why.last-elected.chancellor"] =
        "{player} was the last elected Chancellor and cannot be nominated.",
      ["term-limits.why.last-elected.president"] = "{player} was the last elected President and cannot be nominated.",
    },
    ja = {
      ["term-limits.last-elected"] = "任期制限：最後に信任された政府の2人。",
      ["term-limits.previous-round"] = "任期制限：直前のラウンドで信任された政府の2人のみ。",
      ["term-limits.last-enacted"] = "任期制限：最後に法案を成立させた政府の2人。",
      ["term-limits.alive5"] = "生存者が5人以下なら、任期制限がかかるのは首相だけです。",
      ["term-limits.start5"] = "前の大統領を指名できるのは、5人で始めたゲームだけです。",
      ["term-limits.why.previous-round.chancellor"] =
        "{player}さんは直前のラウンドの首相なので指名できません。",
      ["term-limits.why.previous-round.president"] =
        "{player}さんは直前のラウンドの大統領なので指名できません。",
      ["term-limits.why.last-enacted.chancellor"] =
        "{player}さんは最後に法案を成立させた政府の首相なので指名できません。",
      ["term-limits.why.last-enacted.president"] =
        "{player}さんは最後に法案を成立させた政府の大統領なので指名できません。",
      ["term-limits.why.last-elected.chancellor"] =
        "{player}さんは最後に信任された首相なので指名できません。",
      ["term-limits.why.last-elected.president"] =
        "{player}さんは最後に信任された大統領なので指名できません。",
    },
    vi = {
      ["term-limits.last-elected"] = "Không đủ điều kiện: chính phủ trúng cử gần nhất.",
      ["term-limits.previous-round"] =
        "Không đủ điều kiện: chính phủ trúng cử ở vòng ngay trước, nếu có.",
      ["term-limits.last-enacted"] = "Không đủ điều kiện: chính phủ ban hành chính sách gần nhất.",
      ["term-limits.alive5"] = "Khi còn năm người sống trở xuống, chỉ Thủ tướng bị giới hạn.",
      ["term-limits.start5"] =
        "Chỉ trong ván bắt đầu với năm người, Tổng thống mới không bị giới hạn.",
      ["term-limits.why.previous-round.chancellor"] =
        "{player} là Thủ tướng ở vòng ngay trước nên không thể được đề cử.",
      ["term-limits.why.previous-round.president"] =
        "{player} là Tổng thống ở vòng ngay trước nên không thể được đề cử.",
      ["term-limits.why.last-enacted.chancellor"] =
        "{player} là Thủ tướng của chính phủ ban hành chính sách gần nhất nên không thể "
        .. "được đề cử.",
      ["term-limits.why.last-enacted.president"] =
        "{player} là Tổng thống của chính phủ ban hành chính sách gần nhất nên không thể "
        .. "được đề cử.",
      ["term-limits.why.last-elected.chancellor"] =
        "{player} là Thủ tướng trúng cử gần nhất nên không thể được đề cử.",
      ["term-limits.why.last-elected.president"] =
        "{player} là Tổng thống trúng cử gần nhất nên không thể được đề cử.",
    },
  },
}

before("set_up", function()
  announce("term-limits." .. option("rule"))
  announce("term-limits." .. option("exception"))
end)

-- previous-round: after an election that failed, nobody's term is limited.
after("reject", function(g)
  if option("rule") == "previous-round" then rule.forget_terms(g) end
end)

-- last-enacted: being elected limits nothing yet; enacting does.
around("limit_terms", function(base, g)
  if option("rule") ~= "last-enacted" then base(g) end
end)
around("chancellor_enacts", function(base, g)
  if option("rule") == "last-enacted" then g.limited = { president = g.president, chancellor = g.chancellor } end
  return base(g)
end)

-- start5: what counts is with how many the game began.
around("president_limited", function(base, g)
  if option("exception") == "start5" then return #g.players > 5 end
  return base(g)
end)

-- A refusal says which reading it comes from.
around("term_limit", function(base, g, player)
  if not base(g, player) then return nil end
  local office = player == g.limited.chancellor and "chancellor" or "president"
  return "term-limits.why." .. option("rule") .. "." .. office
end)
