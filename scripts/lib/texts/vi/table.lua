-- Những lời về chính bàn chơi: ai ngồi đâu, tên gì, và được nhắc lại những gì.
return {
  ["rename-how"] =
    "Hãy gõ người chơi và tên mới dài 1 đến 40 ký tự (あ tính gấp đôi), không có dấu phẩy, không bắt đầu bằng # và "
      .. "không phải số ghế của người khác.",
  ["rename-how.example"] = " Ví dụ: rename {player} Lan",
  ["rename-taken"] = "{player} đã có tên đó rồi. Hãy gõ một tên không trùng ai, ví dụ thêm một chữ.",
  ["rename-same"] = "{player} đang có tên đó. Hãy gõ tên khác",
  ["rename-same.example"] = ", ví dụ: rename {player} Lan",
  ["renamed"] = "Từ bây giờ {was} có tên là {now}.",
  ["renamed-over"] = "{now} đã thay vào ghế của {was}, với mọi thứ đang có ở đó.",
  ["renamed-back"] = "{player} đã trở lại.",
  ["renamed-waits"] = "Ghế này vẫn đang để trống: “correct seat {player} plays” thì {player} mới chơi.",

  ["seat-how"] = "Hãy gõ người chơi và số ghế từ 1 đến {last}",
  ["seat-how.example"] = ", ví dụ: seat {player} 2",
  ["seat-same"] = "{player} đã ngồi ghế đó. Hãy gõ ghế khác.",
  ["seat-sure"] = "Xếp chỗ như vậy: {players}? (y/n)",
  ["seat-dealt"] = "Đổi chỗ lúc này thì những gì đã chia sẽ rơi vào người khác. Hãy undo về đầu ván rồi đổi chỗ.",
  ["seated"] = "Chỗ ngồi bây giờ, theo chiều kim đồng hồ: {players}.",
  ["seated-redealt"] = "Mọi thứ đã được chia lại. Những gì từng được cho biết trước đó không còn giá trị.",

  ["leave-how"] = "Hãy gõ người đã rời bàn",
  ["leave-how.example"] = ", ví dụ: leave {player}",
  ["leave-again"] = "{player} đã rời bàn rồi. Nếu có người thay, hoặc {player} trở lại: rename {player} TÊN",
  ["correct-not-now"] = "Lúc này không quyết định được điều đó.",
  ["left"] = "{player} đã rời bàn. Có người thay thì gõ rename {player} TÊN. "
    .. "Không ai được xem những gì {player} giữ bí mật.",
  ["board.left"] = "Đã rời bàn: {players}",

  ["phones-how"] = "Hãy gõ một người chơi, và có thể thêm new hay off",
  ["phones-how.example"] = ", ví dụ: phones {player} new",

  ["recall-how"] =
    "“{typed}” không khớp với lựa chọn nào. Hãy gõ everybody, moderator hoặc nobody, cho tất cả hoặc riêng votes, "
    .. "marks, claims.",
  ["recall-how.example"] = " Ví dụ: recall votes=nobody",
  ["recall-now"] = "Được xem lại:",
  ["recall-one"] = "  {item}: {who}",
  ["recall.votes"] = "các lần bỏ phiếu",
  ["recall.marks"] = "điều cả bàn cần nhớ về từng người",
  ["recall.claims"] = "các lời khai",
  ["recall.everybody"] = "mọi người",
  ["recall.moderator"] = "chỉ quản trò",
  ["recall.nobody"] = "không ai",

  ["kind.amend"] = "sửa câu trả lời",
  ["kind.redeal"] = "chia lại ở câu trả lời",
  ["kind.rename"] = "tên",
  ["kind.seats"] = "chỗ ngồi",
  ["kind.leave"] = "đã rời bàn",
  ["kind.back"] = "đã trở lại",
  ["kind.recall"] = "xem lại",
  ["usage.rename"] = "rename NGƯỜI TÊN",
  ["command.rename"] = "đổi tên một người, hoặc có người thay vào ghế đó.",
  ["usage.seat"] = "seat NGƯỜI SỐ",
  ["command.seat"] = "chuyển một người sang ghế khác; các câu trả lời được giữ lại nếu còn hợp.",
  ["usage.leave"] = "leave NGƯỜI [waits|out]",
  ["command.leave"] = "ghi lại rằng một người đã rời bàn, và cho biết phải làm gì.",
  ["usage.phones"] = "phones [NGƯỜI [new|off]]",
  ["command.phones"] = "ai đang xem trên điện thoại; mã của người đó, mã mới (new), hay đóng lại (off).",
  ["usage.recall"] = "recall AI",
  ["command.recall"] = "ai được xem lại các lần bỏ phiếu, dấu và lời khai: everybody, moderator, nobody, "
    .. "hoặc riêng từng thứ như votes=nobody. Chỉ recall thì cho biết hiện nay thế nào.",
  ["correct-nothing"] = "Lúc này không chỉnh được gì; hãy dùng undo hoặc amend để rút lại câu trả lời.",
  ["correct-how"] = "Hãy gõ điều cần chỉnh và giá trị đúng",
  ["correct-how.example"] = ", ví dụ một trong các dòng sau:",
  ["correct-wrong"] = "Không thể như vậy: ván chơi không đi tiếp được, hoặc số lá bài không khớp. Chưa có gì thay đổi.",
  ["cannot-be"] = "Không thể như vậy: điều này không khớp với những gì đã được cho biết riêng. Hãy xem lại; nếu "
    .. "điều trước đó sai thì sửa bằng amend.",
  ["corrected"] = "Phán quyết – {what}: {value}.",
  ["corrected-of"] = "Phán quyết – {what} ({player}): {value}.",
  ["corrected-whose"] = "{what} ({player})",
  ["drawn-by-chance"] = "Ứng dụng bốc thăm:",
  ["usage.correct"] = "correct MỤC GIÁ-TRỊ",
  ["command.correct"] = "chỉnh cho đúng với bàn chơi, từ đây trở đi; chỉ "
    .. "gõ correct thì liệt kê những gì chỉnh được.",
  ["kind.open"] = "mở niêm phong",
  ["seal.made"] =
    "Ván này được niêm phong với dấu {mark}. Ai muốn thì ghi lại. Rồi hãy nói vài từ mà không ai biết trước, "
    .. "chẳng hạn mỗi người một từ. Các từ ấy góp vào việc xáo bài, nên không ai chọn được kết quả.",
  ["seal.opened"] =
    "Niêm phong {mark} đã mở: {seed}. Muốn kiểm tra rằng không ai chọn kết quả bốc thăm, dùng: narrator verify",
  ["kind.undo"] = "rút lại từ câu trả lời",
  ["kind.correct"] = "đã sửa",
  ["usage.join"] = "join TÊN [after NGƯỜI]",
  ["command.join"] = "người đến muộn ngồi vào: trước câu trả lời đầu tiên, hoặc khi luật cho phép.",
  ["join-how"] = "Hãy gõ tên người mới, và nếu cần thì ngồi sau ai",
  ["join-how.example"] = ", ví dụ: join Giang after {player}",
  ["join-late"] = "{name} không vào ván này được nữa: luật không nhận thêm người khi đã có câu trả lời, hoặc không còn "
    .. "vòng nào để vào. rename giao cho {name} ghế của người rời bàn.",
  ["join-full"] = "{name} không vào được: trò này dành cho nhiều nhất {most} người.",
}
