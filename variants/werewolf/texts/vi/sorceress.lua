-- sorceress.lua bằng tiếng Việt.
return {
  title = "Nữ pháp sư",
  rule = "Một dân làng là nữ pháp sư, mỗi đêm được biết một người có phải tiên tri không, và thắng cùng sói.",
  text = {
    ["word.sorceress"] = "nữ pháp sư",
    ["also.sorceress"] = "sorceress",
    ["sorceress-wakes"] = "Nữ pháp sư mở mắt ra. Chỉ vào một người: nếu là tiên tri, tôi gật đầu.",
    ["sorceress-sleeps"] = "Nữ pháp sư nhắm mắt lại.",
    ["ask.sorceress"] = "Nữ pháp sư chỉ vào ai?{idle}",
    ["help.sorceress"] = "Bất kỳ người sống nào khác. Là tiên tri thì gật đầu, không thì lắc đầu.",
    ["sorceress.nod"] = "Gật đầu: {player} là tiên tri.",
    ["sorceress.shake"] = "Lắc đầu: {player} không phải tiên tri.",
    ["why.sorceress"] = "Nữ pháp sư phải chỉ vào người khác, không phải {player}.",
    ["label.sorceress"] = "Nữ pháp sư chỉ vào",
    ["ask.is-seer"] = "Có gật đầu không: {player} có phải tiên tri không?",
    ["help.is-seer"] = "Quản trò biết thẻ, hoặc đã thấy ai là tiên tri. Câu trả lời được ghi nhớ.",
  },
}
