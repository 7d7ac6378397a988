-- dead-can-talk.lua bằng tiếng Việt.
return {
  title = "Người chết được nói",
  rule = "Người bị xử tử vẫn được thảo luận, nhưng không bỏ phiếu và không giữ chức "
    .. "vụ nào.",
  text = {
    ["dead-can-talk.reminder"] =
      "{player} vẫn được tham gia thảo luận, nhưng không bỏ phiếu và không cho ai xem thẻ Vai "
      .. "trò.",
  },
}
