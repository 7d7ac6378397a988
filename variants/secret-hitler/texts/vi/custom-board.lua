-- custom-board.lua bằng tiếng Việt.
return {
  title = "Bảng riêng",
  rule = "Quyền, vùng nguy hiểm và số lá chính sách không theo bảng in sẵn.",
  settings = {
    powers = "quyền ở các ô Phát xít từ ô đầu tiên; không ghi thì theo bảng",
    hitler_zone = "số chính sách Phát xít mà từ đó bầu Hitler làm Thủ tướng là thua",
    veto = "số chính sách Phát xít mà từ đó được phủ quyết; 6: không bao giờ",
    tracker = "số chính phủ thất bại cho đến khi hỗn loạn",
    liberals_enacted = "số chính sách Tự do đã ban hành từ đầu",
    fascists_enacted = "số chính sách Phát xít đã ban hành từ đầu",
    liberals = "tổng số lá Tự do",
    fascists = "tổng số lá Phát xít",
    fascist_roles = "số người Phát xít nhiều nhất, không kể Hitler",
  },
  text = {
    ["word.none"] = "không",
    ["word.investigation"] = "điều tra",
    ["also.investigation"] = "party, phe, thẻ phe",
    ["word.special-election"] = "bầu cử đặc biệt",
    ["word.execution"] = "xử tử",
    ["word.show-card"] = "cho xem thẻ Phe",
    ["word.peek-and-drop"] = "xem rồi bỏ",
    ["label.show-card"] = "cho xem thẻ",
    ["label.peek-and-drop"] = "xem rồi bỏ",
    ["word.power-show-card"] = "cho xem thẻ Phe",
    ["word.power-peek-and-drop"] = "bỏ lá trên cùng",

    ["setup.boards"] =
      "Đặt bảng Tự do và bên cạnh là bảng Phát xít dành cho {board} người; "
      .. "chỗ nào khác bản in thì theo số và quyền của luật nhà này.",
    ["setup.first-policy"] = "Lấy một lá {face} ra khỏi bộ bài và đặt vào ô kế tiếp trên bảng của nó.",

    ["power.show-card"] = "Cho xem thẻ: {president} phải cho một người xem thẻ Phe của mình. Có thể bàn bạc trước.",
    ["ask.show-card"] = "{of}, bạn cho ai xem thẻ Phe của mình?",
    ["help.show-card"] =
      "Tổng thống {of} chọn một người khác còn sống; chỉ người đó xem thẻ Phe của {of}, không phải thẻ Vai trò, và có "
      .. "thể kể thật hoặc nói dối.",
    ["card-shown"] = "{president} cho {player} xem thẻ Phe; chỉ {player} xem rồi trả lại.",
    ["card-shown.party"] = "Thẻ Phe của {president}: {party}.",

    ["power.peek-and-drop"] = "Xem rồi bỏ: chỉ {president} xem lá chính sách trên cùng, và có thể úp bỏ nó.",
    ["peek-and-drop.card"] = "Lá trên cùng: {card}.",
    ["ask.peek-and-drop"] = "{of}, bạn có bỏ lá trên cùng không?",
    ["also.yes.peek-and-drop"] = "bỏ",
    ["also.no.peek-and-drop"] = "không bỏ, ko bỏ, giữ, giữ lại",
    ["help.peek-and-drop"] =
      "Tổng thống {of} đặt lá bài lại trên cùng hoặc úp bỏ nó. Mọi người thấy {of} chọn cách nào, nhưng không ai "
      .. "khác thấy lá bài.",
    ["policy-dropped"] = "{president} úp bỏ lá chính sách trên cùng.",
    ["policy-kept"] = "{president} đặt lá chính sách lại trên cùng.",
  },
}
