-- veto-refused-advances.lua bằng tiếng Việt.
return {
  title = "Phủ quyết bị từ chối cũng tính",
  rule = "Khi Tổng thống từ chối phủ quyết, thanh theo dõi bầu cử vẫn tiến một ô.",
  text = {
    ["help.veto-consent"] =
      "Tổng thống {of} chỉ trả lời có hoặc không. Thanh theo dõi bầu cử tiến lên trong cả hai trường hợp. Có: cả hai "
      .. "lá bị bỏ đi. Không: {chancellor} phải ban hành một lá, sau hỗn loạn nếu đến lúc.",
  },
}
