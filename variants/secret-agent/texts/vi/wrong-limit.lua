-- wrong-limit.lua bằng tiếng Việt.
return {
  title = "Hai lần đoán sai",
  rule = "Lần đoán sai thứ hai trong các vòng kết thúc nhiệm vụ. Bốn người thì không dùng Điệp viên hai mang; "
    .. "hai người thì Trưởng ban chơi tiếp một mình sau lần đoán sai duy nhất.",
  text = {
    ["all-wrong"] = "Lần đoán sai thứ hai: {director} được coi là đã liên lạc, nhiệm vụ kết thúc.",
    ["never-found"] = "Các vòng đã hết mà không ai tìm ra Mật vụ.",
  },
}
