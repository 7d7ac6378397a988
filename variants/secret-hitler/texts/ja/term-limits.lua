-- term-limits.lua を日本語で。
return {
  title = "任期制限の変更",
  rule = "誰に任期制限がかかるか、前の大統領がいつから指名できるかは、設定のとおりです。",
  settings = {
    rule = "任期制限の対象",
    exception = "前の大統領を指名できる条件",
  },
  text = {
    ["word.last-elected"] = "最後に信任された政府の2人",
    ["word.previous-round"] = "直前のラウンドで信任された政府の2人のみ",
    ["word.last-enacted"] = "最後に法案を成立させた政府の2人",
    ["word.alive5"] = "生存者が5人以下",
    ["word.start5"] = "5人で始めたゲームのみ",
    ["term-limits.why.previous-round.chancellor"] = "{player}さんは直前のラウンドの首相なので指名できません。",
    ["term-limits.why.previous-round.president"] = "{player}さんは直前のラウンドの大統領なので指名できません。",
    ["term-limits.why.last-enacted.chancellor"] = "{player}さんは最後に法案を成立させた政府の首相なので指名できません。",
    ["term-limits.why.last-enacted.president"] = "{player}さんは最後に法案を成立させた政府の大統領なので指名できません。",
    ["term-limits.why.last-elected.chancellor"] = "{player}さんは最後に信任された首相なので指名できません。",
    ["term-limits.why.last-elected.president"] = "{player}さんは最後に信任された大統領なので指名できません。",
  },
}
