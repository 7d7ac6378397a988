-- final-guess.lua bằng tiếng Việt.
return {
  title = "Đoán cuối dừng ở hai lần sai",
  rule = "Sau một lần đoán cuối sai, kẻ xâm nhập tiếp theo chỉ được đoán nếu đó là lần sai đầu tiên của nhiệm vụ.",
}
