-- tie-elects-hitler.lua bằng tiếng Việt.
return {
  title = "Hòa phiếu là đủ cho Hitler",
  rule =
    "Khi phe Phát xít đã có thể thắng nhờ Hitler đắc cử, hòa phiếu cũng đủ: Ứng cử viên Thủ tướng phải nói "
    .. "mình có phải Hitler không; nếu không phải thì chính phủ bị bác.",
  text = { ["tie-elects-hitler.tie"] = "Hòa phiếu: {chancellor} phải nói mình có phải Hitler không." },
}
