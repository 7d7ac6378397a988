-- Two wrong guesses end a mission, however many Infiltrators there are.
variant{
  id = "wrong-limit",
  game = "secret-agent",
  title = { en = "Two wrong guesses", ja = "推測の失敗は二回まで", vi = "Hai lần đoán sai" },
  rule = {
    en = "The second wrong guess in the rounds ends the mission. With four players the Double Agent is never used; "
      .. "with two the Director plays on alone after the one wrong guess.",
    ja = "ラウンド中に推測が二回外れるとミッションが終わります。四人では二重スパイを使いません。"
      .. "二人では、推測が外れた後は諜報部長が一人で続けます。",
    vi = "Lần đoán sai thứ hai trong các vòng kết thúc nhiệm vụ. Bốn người thì không dùng Điệp viên hai mang; "
      .. "hai người thì Trưởng ban chơi tiếp một mình sau lần đoán sai duy nhất.",
  },
  text = {
    en = {
      ["all-wrong"] = "The second wrong guess: {director} counts as having made contact, and the mission is over.",
      ["never-found"] = "The rounds are over, and nobody has found the Secret Agent.",
    },
    ja = {
      ["all-wrong"] = "二回目の失敗です。諜報部長の{director}さんがコンタクトできたものとみなし、ミッションは終わります。",
      ["never-found"] = "ラウンドは終わり、秘密諜報員の正体は誰にも見破られませんでした。",
    },
    vi = {
      ["all-wrong"] = "Lần đoán sai thứ hai: {director} được coi là đã liên lạc, nhiệm vụ kết thúc.",
      ["never-found"] = "Các vòng đã hết mà không ai tìm ra Mật vụ bí mật.",
    },
  },
}

-- Two are enough (the other reading of R-SA-5). A lone Infiltrator's one wrong guess is not.
around("wrong_limit", function() return 2 end)

-- The mission is over where the Double Agent would come in.
around("hand_over_double_agent", function() end)
