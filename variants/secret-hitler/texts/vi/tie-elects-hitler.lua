-- tie-elects-hitler.lua bằng tiếng Việt.
return {
  title = "Hòa phiếu là đủ cho Hitler",
  rule =
    "Khi phe Phát xít đã có thể thắng nhờ Hitler đắc cử, hòa phiếu cũng đủ: Ứng cử viên Thủ tướng phải nói "
    .. "mình có phải Hitler không; nếu không phải thì chính phủ bị bác.",
  text = {
    ["tie-elects-hitler.tie"] = "Hòa phiếu: {chancellor} phải nói mình có phải Hitler không.",
    ["help.vote"] =
      "Mọi người còn sống, kể cả {president} và {chancellor}, úp một lá phiếu rồi cùng lật lên cho mọi người thấy. "
      .. "Phải có hơn một nửa Đồng ý; hòa là bị bác, nhưng khi Hitler đắc cử là thắng thì hòa cũng đủ cho Hitler. Gõ "
      .. "cho mỗi người một chữ theo chỗ ngồi (ddpdp…), hoặc “đồng ý tất cả trừ 3 5”. Trước khi bỏ phiếu, những "
      .. "người được nói: {speakers}.",
    ["help.chancellor-is-hitler"] =
      "Khi đã có ngần ấy chính sách Phát xít, {of} phải trả lời thật cho mọi người biết mình có phải Hitler không. "
      .. "Nếu phải, phe Phát xít thắng ngay.",
  },
}
