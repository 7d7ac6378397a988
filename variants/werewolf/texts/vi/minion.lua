-- minion.lua bằng tiếng Việt.
return {
  title = "Kẻ phản bội",
  rule = "Một dân làng là kẻ phản bội, biết ai là sói và thắng cùng sói; sói không biết kẻ phản bội.",
  text = {
    ["word.minion"] = "kẻ phản bội",
    ["also.minion"] = "minion, tay sai",
    ["minion-wakes"] = "Sói vẫn nhắm mắt, giơ ngón cái lên. Kẻ phản bội mở mắt ra, nhận mặt sói.",
    ["minion-sleeps"] = "Kẻ phản bội nhắm mắt lại. Sói bỏ ngón cái xuống.",
  },
}
