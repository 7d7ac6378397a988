-- veto-refused-advances.lua bằng tiếng Việt.
return {
  title = "Phủ quyết bị từ chối cũng tính",
  rule = "Khi Tổng thống từ chối phủ quyết, thanh theo dõi bầu cử vẫn tiến một ô.",
}
