-- fox.lua bằng tiếng Việt.
return {
  title = "Cáo",
  rule =
    "Một dân làng là cáo, mỗi đêm chỉ một người và được biết người đó hay người sống ngồi cạnh "
    .. "có là sói không; không có ai thì mũi cáo hết thính.",
  text = {
    ["word.fox"] = "cáo",
    ["also.fox"] = "fox",
    ["fox-wakes"] =
      "Cáo mở mắt ra. Chỉ vào một người: nếu người đó hay người sống ngồi cạnh là sói, tôi gật "
      .. "đầu.",
    ["fox-sleeps"] = "Cáo nhắm mắt lại.",
    ["ask.fox"] = "Cáo chỉ vào ai?{idle}",
    ["help.fox"] = "Bất kỳ ai còn sống, hoặc không ai. Nếu cả ba không ai là sói, cáo không làm được nữa.",
    ["fox.nod"] = "Gật đầu: có sói trong {players}.",
    ["fox.shake"] = "Lắc đầu: không có sói trong {players}, mũi cáo hết thính.",
    ["label.fox"] = "Cáo chỉ vào",
  },
}
