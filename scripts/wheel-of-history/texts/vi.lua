-- Bánh xe Lịch sử bằng tiếng Việt.
local texts = {
  -- câu hỏi
  ["ask.circle"] = "Những lá nào nằm trên vòng tròn, theo chiều kim đồng hồ từ quân tốt? (R1 Y3 …, hoặc “không rõ”)",
  ["drawn.circle"] = "Các lá bài được xếp thành vòng tròn, theo chiều kim đồng hồ từ quân tốt.",
  ["help.circle"] = "Xáo 25 lá, xếp ngửa thành một vòng tròn lớn rồi đặt quân tốt vào giữa hai lá bất kỳ. Đọc lần "
    .. "lượt từ quân tốt theo chiều kim đồng hồ: R đỏ, Y vàng, G xanh lá, B xanh dương, P tím, số từ 1 đến 5. Nếu "
    .. "trả lời “không rõ”, mỗi lá sẽ được hỏi khi có người lấy.",
  ["ask.start-player"] = "Ai đi trước?",
  ["help.start-player"] = "Hãy nêu tên người đi lượt đầu tiên, hoặc “bốc thăm” để ứng dụng chọn.",
  ["ask.start-player-drawn"] = "Bốc thăm người đi trước.",
  ["help.start-player-drawn"] = "Ứng dụng bốc thăm một người chơi; không ai phải làm gì.",
  ["ask.advance"] = "{of}: quân tốt tiến mấy lá?",
  ["help.advance"] = "{of} đưa quân tốt theo chiều kim đồng hồ đi {min} đến {max} lá, lấy lá nó đến và để quân tốt "
    .. "lại ở chỗ trống. Chỉ đếm những lá còn trên vòng tròn; khi còn dưới {max} lá thì đếm tiếp vòng nữa.",
  ["ask.taken"] = "{of} đã lấy lá nào?",
  ["help.taken"] = "Vòng tròn chưa được gõ vào, nên hãy cho biết lá {of} vừa lấy, ví dụ R3. "
    .. "Chỉ chọn được những lá chưa xuất hiện.",
  -- ván chơi
  ["round-begins"] = "Vòng {round}.",
  ["wheel"] = "Vòng tròn theo chiều kim đồng hồ từ quân tốt: {cards}.",
  ["joins"] = "{player} vào chơi.",
  ["starts"] = "{player} đi trước. Lượt đi theo chiều kim đồng hồ.",
  ["takes"] = "{player} lấy {card}.",
  ["colour-complete"] = "Bộ tộc màu {colour} đã quy tụ: lá cuối cùng vừa được lấy, tính điểm.",
  ["rank-complete"] = "Tầng lớp {rank} suy tàn! Quidquid agis, prudenter agas et respice finem. "
    .. "Mỗi lá số {rank} bị trừ {rank:một điểm|{rank} điểm}.",
  ["gains"] = "{player}: +{points}, hiện có {score}.",
  ["loses"] = "{player}: -{points}, hiện có {score}.",
  ["round-over"] = "Vòng này kết thúc; trên vòng tròn còn {left:một lá|{left} lá}.",
  ["total"] = "{player} có tổng cộng {total} điểm.",
  -- màn hình
  ["brief"] = "Lượt của {player} | tiếp theo từ quân tốt: {cards}",
  ["label.wheel"] = "Vòng tròn",
  ["label.name"] = "Người chơi",
  ["label.cards"] = "Lá bài",
  ["label.score"] = "Điểm",
  ["label.total"] = "Tổng",
  ["label.tribe"] = "{colour}",
  ["label.classes"] = "Số thẻ đã lấy của tầng lớp 1 đến 5",
  ["label.fallen"] = "Lá đã suy tàn",
  ["phase.setup"] = "chuẩn bị",
  ["phase.play"] = "đi quanh bánh xe",
  ["phase.over"] = "kết thúc",
  ["component.circle"] = "vòng bài",
  -- từ
  ["word.random"] = "bốc thăm",
  ["also.random"] = "random, ngẫu nhiên",
  ["word.R"] = "đỏ",
  ["word.Y"] = "vàng",
  ["word.G"] = "xanh lá",
  ["word.B"] = "xanh dương",
  ["word.P"] = "tím",
  ["reason.most-points-of-some"] = "tổng điểm cao nhất trong số những người có thể thắng",
  ["reason.most-points"] = "tổng điểm cao nhất",
  ["join.help"] = "{player} vào chơi từ vòng sau.",
  ["leave.help"] =
    "Nếu không có người thay, cả bàn quyết định: “leave {player} waits” thì ghế bị bỏ qua cho đến “correct seat "
    .. "{player} plays”; “leave {player} out” thì ghế ra khỏi ván và không thể thắng. Khi chỉ còn lại một người thì "
    .. "chỉ có “out”, và ván chơi kết thúc; người cuối cùng không rời bàn: “quit” giữ lại ván chơi.",
  ["too-few"] = "Chỉ còn một người chơi: ván chơi kết thúc, tính điểm đến lúc này.",
  ["label.gone"] = "Đã rời ván",
  ["label.waits"] = "Ghế đang chờ",
  ["correct.seat"] = "ghế",
  ["word.plays"] = "chơi",
  ["word.waits"] = "chờ",
  ["word.out"] = "ra khỏi ván",
  ["word.joins"] = "vào vòng sau",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["also.joins"] = "joins",
  ["correct.turn"] = "lượt",
  ["correct.score"] = "điểm",
  ["correct.card"] = "lá bài trước mặt",

  -- the report
  ["label.laid"] = "Vòng {round}: vòng bài lúc đầu",
  ["label.course"] = "Diễn biến điểm",
  ["label.turns"] = "Từng lượt",
  ["label.rounds"] = "Từng vòng",
  ["label.round"] = "Vòng",
  ["label.turn"] = "Lượt",
  ["label.card"] = "Lá bài",
  ["label.points"] = "Điểm",

  ["count.takes"] = "Lá bài đã lấy",
  ["count.gains"] = "Được điểm",
  ["count.loses"] = "Mất điểm",
}

-- Cách gọi các lá bài: R1 cũng là “đỏ 1”.
local letters, colours = { "R", "Y", "G", "B", "P" }, { "đỏ", "vàng", "xanh lá", "xanh dương", "tím" }
for i = 1, 5 do
  local colour = colours[i]
  for rank = 1, 5 do
    texts["also." .. letters[i] .. rank] = colour .. " " .. rank .. ", " .. colour .. rank
  end
end

return texts
