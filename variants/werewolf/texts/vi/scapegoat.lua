-- scapegoat.lua bằng tiếng Việt.
return {
  title = "Kẻ chịu tội thay",
  rule = "Một dân làng là kẻ chịu tội thay, bị treo cổ khi cả làng cùng chỉ mà bằng phiếu.",
  text = {
    ["word.scapegoat"] = "kẻ chịu tội thay",
    ["also.scapegoat"] = "scapegoat",
    ["scapegoat.blamed"] = "Bằng phiếu: {player} là kẻ chịu tội thay.",
    ["ask.scapegoat"] = "Bằng phiếu: ai là kẻ chịu tội thay?",
    ["help.scapegoat"] = "Kẻ chịu tội thay đứng lên và bị treo cổ. Không rõ: không ai đứng lên.",
    ["word.tie-scapegoat"] = "bằng nhau thì kẻ chịu tội thay bị treo cổ, nếu còn sống",
  },
}
