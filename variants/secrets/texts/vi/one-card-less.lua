-- one-card-less.lua bằng tiếng Việt.
return {
  title = "Ván ngắn",
  rule = "Ván kết thúc sớm một lá: khi có người có lá thứ tư, hoặc thứ ba nếu bảy hay tám người chơi.",
}
