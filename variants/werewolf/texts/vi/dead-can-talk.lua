-- dead-can-talk.lua bằng tiếng Việt.
return {
  title = "Người chết được nói",
  rule = "Người chết vẫn được bàn bạc ban ngày, nhưng không buộc tội, không ủng hộ và không bỏ phiếu.",
  text = {
    ["dead-can-talk.reminder"] =
      "{player} vẫn được bàn bạc ban ngày, nhưng không buộc tội, không ủng hộ và không bỏ phiếu.",
  },
}
