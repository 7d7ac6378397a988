-- medium.lua bằng tiếng Việt.
return {
  title = "Bà đồng",
  rule = "Một dân làng là bà đồng, ban đêm được biết người bị treo cổ ban ngày có phải sói không.",
  text = {
    ["word.medium"] = "bà đồng",
    ["also.medium"] = "medium",
    ["medium-wakes"] = "Bà đồng mở mắt ra. Nếu người bị treo cổ hôm nay là sói, tôi gật đầu.",
    ["medium-sleeps"] = "Bà đồng nhắm mắt lại.",
    ["medium.nod"] = "Gật đầu: {player} là sói.",
    ["medium.shake"] = "Lắc đầu: {player} không phải sói.",
    ["medium.nothing"] = "Không có gì để báo: chờ lâu như khi gật đầu.",
  },
}
