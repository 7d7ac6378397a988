-- Mật vụ bằng tiếng Việt.
local texts = {
  -- câu hỏi
  ["leave.help"] =
    "Nếu không có người thay, cả bàn quyết định: “leave {player} waits” thì ghế nghỉ mọi nhiệm vụ, như sau khi "
    .. "đoán sai, cho đến “correct seat {player} plays”; “leave {player} out” thì ghế cũng không thể thắng. Bài trên "
    .. "tay bị bỏ úp, không ai xem. Không còn Trưởng ban thì nhiệm vụ bị hủy. Khi chỉ còn lại một người thì chỉ có "
    .. "“out”, và ván chơi kết thúc; người cuối cùng không rời bàn: “quit” giữ lại ván chơi.",
  ["broken-off"] =
    "Nhiệm vụ bị hủy, không ai giành được. Các lá bài được cất đi; nếu đã đặt lá Mật vụ thì không ai xem.",
  ["too-few"] = "Chỉ còn một người chơi: không còn nhiệm vụ nào nữa.",
  ["label.gone"] = "Đã rời ván",
  ["label.waits"] = "Ghế đang chờ",
  ["correct.seat"] = "ghế",
  ["word.plays"] = "chơi",
  ["word.waits"] = "chờ",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["correct.sniper"] = "Xạ thủ bắn tỉa",
  ["correct.contacts"] = "số lá ngửa trong chồng liên lạc",
  ["ask.director"] = "Ai là Trưởng ban Tình báo đầu tiên?",
  ["help.director"] = "Trưởng ban đầu tiên được bốc thăm: hãy nêu tên người đó, hoặc trả lời “bốc thăm” để "
    .. "ứng dụng chọn. "
    .. "Mọi người đều biết kết quả; những người còn lại là kẻ xâm nhập.",
  ["ask.director-drawn"] = "Bốc thăm Trưởng ban đầu tiên.",
  ["help.director-drawn"] = "Ứng dụng bốc thăm một người chơi; không ai phải làm gì.",
  ["ask.shuffle"] = "Xáo bài.",
  ["help.shuffle"] = "Ứng dụng xáo bài; không ai thấy thứ tự.",
  ["ask.agent"] = "{of}, lá nào là Mật vụ?",
  ["help.agent"] = "{of}, Trưởng ban, đặt úp một lá trên tay: đó là Mật vụ. Không ai khác được xem. "
    .. "Ứng dụng tự tính liên lạc theo lá đó. Khi chơi với bài thật trên bàn, quản trò có thể không được cho biết "
    .. "và trả lời “không rõ”: khi đó Trưởng ban phán quyết, và các phán quyết được kiểm tra khi lá bài lật lên.",
  ["ask.npc"] = "Lá nào được lật từ bộ bài?",
  ["help.npc"] = "Đầu lượt của kẻ xâm nhập, lật lá trên cùng của bộ bài và đặt cạnh các lá đã đánh. "
    .. "Lá này được coi như do người chơi thứ ba đánh, đứng cuối thứ tự lượt. Mọi người đều thấy.",
  ["ask.turn"] = "Đến lượt {of}: {what}?",
  ["word.a-card"] = "đánh lá nào",
  ["word.a-card-or-a-guess"] = "đánh lá nào, hay “đoán R8”",
  ["help.turn"] = "{of} đánh ngửa một lá cho mọi người thấy: R đỏ, Y vàng, G xanh lá, B xanh dương, bậc 1 đến "
    .. "13, ví dụ R8.{guessing}",
  ["word.guessing"] = " Thay vì đánh bài, kẻ xâm nhập được đoán danh tính Mật vụ: “đoán R8”. "
    .. "Đoán sai thì mất cả bài trên tay và nghỉ hết nhiệm vụ này.",
  ["ask.guess-right"] = "{of}, Mật vụ có phải là {card} không?",
  ["also.yes.guess-right"] = "trúng, trúng rồi, chính xác",
  ["also.no.guess-right"] = "trật, trật rồi, sai rồi, trượt, không trúng",
  ["help.guess-right"] = "{of} xem Mật vụ, không cho ai thấy, rồi trả lời thật {player} đoán {card} đúng "
    .. "hay sai: "
    .. "phải đúng cả màu lẫn bậc. Mọi người đều nghe câu trả lời.",
  ["ask.sniper"] = "{of}, Xạ thủ bắn tỉa có hạ lá nào không?",
  ["help.sniper"] = "Trước khi xét liên lạc, {of} được bỏ một lá của vòng này, kể cả lá của mình, vào chồng bài bỏ. "
    .. "Nếu là lá của người khác, người đó nhận Xạ thủ bắn tỉa. Không dùng thì trả lời “bỏ qua”. Mọi người đều thấy.",
  ["ask.contact"] = "{of}, lá nào liên lạc được?",
  ["help.contact"] = "{of} so các lá đã đánh ({cards}) với Mật vụ và nêu một lá. Lá cùng màu, nếu nhiều "
    .. "lá thì lá có bậc "
    .. "gần nhất; nếu không có lá cùng màu thì lá có bậc gần nhất trong tất cả. Cách đều thì bậc cao hơn, cùng "
    .. "bậc thì {tie}. Chỉ nêu lá bài, không nói lý do.",
  ["ask.double-agent"] = "{of}, bạn có dùng Điệp viên hai mang không?",
  ["also.yes.double-agent"] = "dùng, có dùng",
  ["also.no.double-agent"] = "không dùng, ko dùng, giữ",
  ["help.double-agent"] = "Vòng này lẽ ra {leader} đi đầu. {of} có thể trả Điệp viên hai mang về bên bàn để đi "
    .. "ngay một lượt; "
    .. "không dùng thì giữ lại. Mọi người đều thấy.",
  ["ask.final-guess"] = "{of}, lần đoán cuối: Mật vụ là lá nào?",
  ["help.final-guess"] = "Các vòng đã hết, nên {of} phải nói to một màu và một bậc, ví dụ R8. "
    .. "Nếu đúng, {of} lấy Mật vụ và làm Trưởng ban tiếp theo.",
  ["ask.keep"] = "{of}, bạn để riêng hai lá nào?",
  ["help.keep"] = "{of} chọn hai lá trên tay không tính điểm; các lá khác vào chồng liên lạc cùng Mật vụ. "
    .. "Chỉ {of} thấy lựa chọn này.",
  ["ask.agent-was"] = "{of} lật Mật vụ: đó là lá nào?",
  ["help.agent-was"] = "{of} lật ngửa Mật vụ cho mọi người thấy. Các phán quyết của nhiệm vụ này được "
    .. "kiểm tra lại; "
    .. "không có gì thay đổi.",

  -- chuẩn bị
  ["setup"] = "{missions} nhiệm vụ, mỗi nhiệm vụ {rounds} vòng. Cần 52 lá màu đỏ, vàng, xanh lá và xanh dương, "
    .. "bậc 1 đến 13; "
    .. "chừa chỗ cho chồng liên lạc trước mặt mỗi người và chồng bài bỏ ở giữa.",
  ["setup-dealt"] = "{missions} nhiệm vụ, mỗi nhiệm vụ {rounds} vòng. 52 lá màu đỏ, vàng, xanh lá và xanh dương, bậc "
    .. "1 đến 13, do ứng dụng chia; ai cũng chỉ được báo bài trên tay mình.",
  ["mission"] = "Nhiệm vụ {mission}/{missions}. {director} là Trưởng ban Tình báo, những người khác là kẻ xâm nhập.",
  ["deal"] = "Xáo tất cả các lá trừ chồng liên lạc. Chia mỗi người {n} lá, riêng {director} {more} lá; "
    .. "đặt úp phần còn lại sang một bên.",
  ["dealt"] = "Tất cả các lá trừ chồng liên lạc đã được xáo và chia: mỗi người {n} lá, riêng {director} {more} lá. "
    .. "Ai cũng chỉ thấy bài trên tay mình.",
  ["your-hand"] = "Bài trên tay bạn: {cards}.",
  ["agent-laid"] = "{director} đặt úp Mật vụ.",
  ["sniper-given"] = "{player} nhận Xạ thủ bắn tỉa.",

  -- các vòng
  ["round"] = "Nhiệm vụ {mission}, vòng {round}/{rounds}. {player} đi đầu, những người khác theo chiều kim đồng hồ.",
  ["npc"] = "Bộ bài đánh {card}, đứng cuối thứ tự lượt.",
  ["played"] = "{player} đánh {card}.",
  ["contact"] = "{card} liên lạc được.",
  ["onto-the-pile"] = "Đặt ngửa lá này vào chồng liên lạc của {player}; các lá khác bỏ ngửa.",
  ["npc-contact"] =
    "{card} của bộ bài liên lạc được: mọi lá của vòng này bỏ ngửa, và {player} vẫn đi đầu trong nhiệm vụ này.",
  ["sniper-passes"] = "{player} không dùng Xạ thủ bắn tỉa.",
  ["sniped"] = "{player} dùng Xạ thủ bắn tỉa hạ {card}, lá này bỏ ngửa. {owner} nhận Xạ thủ bắn tỉa.",
  ["sniped-own"] = "{player} dùng Xạ thủ bắn tỉa hạ {card} của chính mình, lá này bỏ ngửa, và giữ Xạ thủ bắn tỉa.",
  ["sniped-away"] =
    "{player} dùng Xạ thủ bắn tỉa hạ {card}, lá này bỏ ngửa. {owner} đã rời bàn: Xạ thủ bắn tỉa bị "
    .. "loại khỏi nhiệm vụ này.",
  ["sniper-gone"] = "Có người đoán sai: Xạ thủ bắn tỉa bị loại khỏi nhiệm vụ này.",
  ["sniper-left"] = "{player} đã rời bàn: Xạ thủ bắn tỉa bị loại khỏi nhiệm vụ này.",
  ["double-agent-left"] = "{player} đã rời bàn: Điệp viên hai mang về cạnh bàn.",
  ["double-agent-given"] = "Đã có hai lần đoán sai: {player} nhận Điệp viên hai mang.",
  ["double-agent-passed"] = "Đã có hai lần đoán sai: {player} nhận Điệp viên hai mang từ {from}.",
  ["double-agent-used"] = "{player} bỏ Điệp viên hai mang sang một bên và đi ngay một lượt.",

  -- đoán
  ["guesses"] = "{player} đoán Mật vụ là {card}.",
  ["right"] = "Đoán đúng! Mật vụ là {card}. {player} thắng nhiệm vụ.",
  ["wrong"] = "Đoán {card} là sai.",
  ["sits-out"] = "{player} bỏ úp cả bài trên tay và nghỉ hết nhiệm vụ này.",
  ["wrong-at-last"] = "Đoán {card} là sai.",
  ["all-wrong"] = "Không ai đoán đúng: {director} được coi là đã liên lạc.",
  ["final-guesses"] = "Các vòng đã hết. Những kẻ xâm nhập còn lại phải lần lượt đoán: {players}.",
  ["never-found"] = "Không ai tìm ra Mật vụ.",
  ["agent-was"] = "{director} lật Mật vụ: đó là {card}.",
  ["piles-down"] = "Mọi người úp chồng liên lạc của mình xuống và được xem lại chồng ấy bất cứ lúc nào.",
  ["takes-agent-up"] = "{player} thêm Mật vụ vào chồng liên lạc của mình, để ngửa.",
  ["takes-agent-down"] = "{player} thêm Mật vụ vào chồng liên lạc của mình, để úp.",
  ["takes-hand-up"] =
    "{player} để riêng hai lá trên tay, thêm Mật vụ và {n} lá còn lại vào chồng liên lạc của mình, để "
    .. "ngửa.",
  ["takes-hand-down"] =
    "{player} để riêng hai lá trên tay, thêm Mật vụ và {n} lá còn lại vào chồng liên lạc của mình, để "
    .. "úp.",
  ["takes-cards-up"] =
    "{player} để riêng hai lá trên tay, thêm Mật vụ và {cards} vào chồng liên lạc của mình, để ngửa.",
  ["your-pile"] = "Các lá úp trong chồng liên lạc của bạn: {cards}.",
  ["next-director"] = "{player} là Trưởng ban tiếp theo.",

  -- kiểm tra lại
  ["audit-clean"] = "Đã kiểm tra: cả {n} phán quyết đưa ra trong nhiệm vụ này khi chưa biết lá bài đều đúng.",
  ["finding-contact"] = "Phát hiện: ở vòng {round}, {card} được phán là liên lạc được, nhưng với Mật vụ "
    .. "{agent} thì phải là {due}. "
    .. "Các lá đã đánh: {cards}. {rule} Không có gì thay đổi.",
  ["finding-guess"] = "Phát hiện: {player} đoán {card} và bị phán là sai, nhưng thật ra đoán đúng cả màu lẫn "
    .. "bậc. Không có gì thay đổi.",
  ["word.contact-tie"] = "lá đứng trước, tính theo chiều kim đồng hồ từ bên trái Trưởng ban, bất kể ai đi đầu",
  ["word.contact-rule-1"] = "Luật 1: lá duy nhất cùng màu liên lạc được.",
  ["word.contact-rule-2"] = "Luật 2: trong các lá cùng màu, lá có bậc gần nhất liên lạc được, cách đều thì bậc "
    .. "cao hơn.",
  ["word.contact-rule-3"] = "Luật 3: khi không có lá cùng màu, lá có bậc gần nhất trong tất cả liên lạc được, "
    .. "cách đều thì bậc cao hơn.",
  ["word.contact-rule-4"] = "Luật 4: cùng bậc thì lá đứng trước, tính theo chiều kim đồng hồ từ bên trái Trưởng ban, "
    .. "liên lạc được, bất kể ai đi đầu.",

  -- kết thúc
  ["count"] = "Các nhiệm vụ đã kết thúc. Hãy đếm các lá trong chồng liên lạc, cả ngửa lẫn úp.",
  ["score"] = "{player}: {n} lá.",
  ["reason.most-cards-of-some"] = "nhiều lá nhất trong chồng liên lạc trong số những người có thể thắng",
  ["reason.most-cards"] = "nhiều lá nhất trong chồng liên lạc",

  -- từ chối
  ["why.elsewhere"] = "{card} không thể là lá đó: nó đang ở chỗ khác.",
  ["why.not-in-hand"] = "{card} không có trong bài trên tay này.",
  ["why.not-played"] = "{card} không nằm trong các lá của vòng này.",
  ["why.director-guess"] = "Trưởng ban đã chọn Mật vụ nên phải đánh một lá; chỉ kẻ xâm nhập mới được đoán.",

  -- màn hình
  ["line.setup"] = "Chưa có Trưởng ban đầu tiên",
  ["line.agent"] = "Nhiệm vụ {mission}/{missions} | {director} chọn Mật vụ",
  ["line.round"] = "Nhiệm vụ {mission}/{missions}, vòng {round}/{rounds} | Trưởng ban {director}",
  ["line.final-guess"] = "Nhiệm vụ {mission}/{missions}, lần đoán cuối | Trưởng ban {director}",
  ["line.end"] = "Các nhiệm vụ đã kết thúc",
  ["line.sniper"] = "Xạ thủ bắn tỉa: {player}",
  ["line.double-agent"] = "Điệp viên hai mang: {player}",
  ["label.name"] = "Người chơi",
  ["label.role"] = "Vai",
  ["label.hand"] = "bài trên tay",
  ["label.contacts"] = "Liên lạc",
  ["label.up"] = "Để ngửa",
  ["label.card"] = "Lá bài",
  ["label.discard"] = "Bài bỏ trong nhiệm vụ này",
  ["phase.setup"] = "chuẩn bị",
  ["phase.agent"] = "chọn Mật vụ",
  ["phase.round"] = "các vòng",
  ["phase.final-guess"] = "lần đoán cuối",
  ["phase.end"] = "kết thúc",
  ["component.deck"] = "các lá đặc vụ",

  -- từ
  ["word.random"] = "bốc thăm",
  ["also.random"] = "random, ngẫu nhiên",
  ["word.pass"] = "bỏ qua",
  ["also.pass"] = "pass, không, ko, không bắn, không dùng, không ai, n, no",
  ["word.hidden"] = "kín",
  ["word.director"] = "Trưởng ban",
  ["word.infiltrator"] = "kẻ xâm nhập",
  ["word.sits-out"] = "nghỉ nhiệm vụ này",
  ["word.out"] = "ra khỏi ván",
  ["word.npc"] = "bộ bài",

  -- the report
  ["chapter.part"] = "Nhiệm vụ {part}",
  ["chapter.round"] = "Nhiệm vụ {part}, vòng {round}",
  ["label.mission"] = "Nhiệm vụ {mission}: Trưởng ban {director}, Mật vụ {agent}",
  ["label.missions"] = "Các nhiệm vụ",
  ["label.director"] = "Trưởng ban",
  ["label.agent"] = "Mật vụ",
  ["label.mission-no"] = "Nhiệm vụ",
  ["label.round"] = "Vòng",
  ["label.leader"] = "Đi đầu",
  ["label.played"] = "Đã đánh",
  ["label.sniped"] = "Xạ thủ bắn tỉa",
  ["label.contact"] = "Liên lạc",
  ["label.taker"] = "Thuộc về",
  ["label.guesses"] = "Các lần đoán",
  ["label.was"] = "Kết quả",
  ["label.piles"] = "Các chồng liên lạc",
  ["word.was-right"] = "đúng",
  ["word.was-wrong"] = "sai",

  ["count.guesses"] = "Lần đoán",
  ["count.right"] = "Đoán đúng",
  ["count.sniped"] = "Bắn tỉa",
  ["count.contact"] = "Liên lạc được",
}

-- Cách gọi các lá: R8 là “đỏ 8” hoặc “đỏ8”.
local letters = { "R", "Y", "G", "B" }
local colours = {
  { "đỏ" }, { "vàng" }, { "xanh lá", "xanh lá cây", "xanh cây", "xanh" },
  { "xanh dương", "xanh nước biển", "xanh" },
}
for i = 1, 4 do
  for rank = 1, 13 do
    local card = letters[i] .. rank
    local names, guesses = "", ""
    for colour = 1, #colours[i] do
      local name = colours[i][colour]
      names = names .. name .. " " .. rank .. ", " .. name .. rank .. ", "
      guesses = guesses .. "đoán " .. name .. " " .. rank .. ", đoán " .. name .. rank .. ", "
    end
    texts["also." .. card] = names
    texts["word.guess " .. card] = "đoán " .. card
    texts["also.guess " .. card] = guesses
  end
end
local questions = { "agent", "npc", "turn", "sniper", "contact", "agent-was", "keep" }
for i = 1, #questions do texts["also.fillers." .. questions[i]] = "đánh, ra, lá, bài, bắn, hạ" end
texts["also.fillers.final-guess"] = "đoán, lá"

return texts
