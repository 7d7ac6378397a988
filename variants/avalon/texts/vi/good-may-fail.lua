return {
  title = "Phe Thiện cũng được phá",
  rule = "Ai đi nhiệm vụ cũng được ra thành công hoặc thất bại, kể cả phe Thiện.",
  text = { ["help.mission"] = "Mỗi người trong đội bí mật ra một thẻ, thành công hoặc thất bại tùy ý." },
}
