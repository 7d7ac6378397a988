return {
  title = "Kháng chiến",
  rule = "Không có vai đặc biệt, không có ám sát: ba nhiệm vụ quyết định thắng thua.",
  text = {
    ["reason.missions-done"] = "ba nhiệm vụ thành công",
    ["victory.missions-done"] = "Ba nhiệm vụ đã thành công: phe Thiện thắng.",
  },
}
