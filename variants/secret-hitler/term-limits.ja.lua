-- term-limits.lua を日本語で。
return {
  title = "任期制限の変更",
  rule = "誰に任期制限がかかるか、前の大統領がいつから指名できるかは、"
    .. "次に告げる設定に従います。",
  settings = {
    rule = "任期制限の対象："
      .. "最後に信任された2人／直前のラウンドで信任された2人のみ／最後に法案を成立"
      .. "させた2人",
    exception = "前の大統領を指名できる条件：生存者が5人以下／5人で始めたゲームのみ",
  },
  text = {
    ["term-limits.last-elected"] = "任期制限：最後に信任された政府の2人。",
    ["term-limits.previous-round"] = "任期制限：直前のラウンドで信任された政府の2人のみ。",
    ["term-limits.last-enacted"] = "任期制限：最後に法案を成立させた政府の2人。",
    ["term-limits.alive5"] = "生存者が5人以下なら、任期制限がかかるのは首相だけです。",
    ["term-limits.start5"] = "前の大統領を指名できるのは、5人で始めたゲームだけです。",
    ["term-limits.why.previous-round.chancellor"] = "{player}さんは直前のラウンドの首相なので指名できません。",
    ["term-limits.why.previous-round.president"] = "{player}さんは直前のラウンドの大統領なので指名できません。",
    ["term-limits.why.last-enacted.chancellor"] = "{player}さんは最後に法案を成立させた政府の首相なので指名できません。",
    ["term-limits.why.last-enacted.president"] = "{player}さんは最後に法案を成立させた政府の大統領なので指名できません。",
    ["term-limits.why.last-elected.chancellor"] = "{player}さんは最後に信任された首相なので指名できません。",
    ["term-limits.why.last-elected.president"] = "{player}さんは最後に信任された大統領なので指名できません。",
  },
}
