-- special-election-self.lua bằng tiếng Việt.
return {
  title = "Bầu cử đặc biệt cho chính mình",
  rule = "Tổng thống tổ chức Bầu cử đặc biệt có thể chọn bất kỳ ai còn sống, kể cả chính mình.",
}
