-- tie-elects-hitler.lua bằng tiếng Việt.
return {
  title = "Hòa phiếu là đủ cho Hitler",
  rule =
    "Khi phe Phát xít đã có thể thắng nhờ Hitler đắc cử, hòa phiếu cũng đủ: Ứng cử viên Thủ tướng phải nói "
    .. "mình có phải Hitler không; nếu không phải thì chính phủ bị bác.",
  text = {
    ["tie-elects-hitler.tie"] = "Hòa phiếu: {chancellor} phải nói mình có phải Hitler không.",
    ["word.tie-rejects"] =
      "hòa là bị bác, nhưng khi Hitler đắc cử là thắng thì hòa cũng đủ cho Hitler",
    ["help.chancellor-is-hitler"] =
      "Khi đã có ngần ấy chính sách Phát xít, {of} phải trả lời thật cho mọi người biết mình có phải Hitler không. "
      .. "Nếu phải, phe Phát xít thắng ngay.",
  },
}
