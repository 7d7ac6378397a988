-- mayor.lua bằng tiếng Việt.
return {
  title = "Trưởng làng",
  rule = "Ban ngày làng bầu trưởng làng, phiếu tính hai lần; trưởng làng chết thì ngày sau bầu người khác.",
  text = {
    ["ask.mayor"] = "Ai được bầu làm trưởng làng?",
    ["help.mayor"] = "Làng giơ tay chọn một người còn sống. Không thống nhất được: không ai.",
    ["mayor.elected"] = "{player} là trưởng làng, phiếu tính hai lần.",
    ["label.mayor"] = "Trưởng làng",
    ["ask.successor"] = "{of} chỉ định ai làm trưởng làng kế tiếp?",
    ["help.successor"] = "Một người còn sống, hoặc không ai.",
  },
}
