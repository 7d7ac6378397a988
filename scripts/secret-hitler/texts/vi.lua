return {
  ["component.roles"] = "thẻ Vai trò",
  ["component.policies"] = "thẻ Chính sách",

  ["word.liberal"] = "Tự do",
  ["word.fascist"] = "Phát xít",
  ["word.hitler"] = "Hitler",
  ["word.ja"] = "Đồng ý",
  ["word.nein"] = "Phản đối",
  ["word.random"] = "bốc thăm",
  ["word.nobody"] = "không ai",
  ["word.setup"] = "chuẩn bị",
  ["word.night"] = "đêm",
  ["word.election"] = "bầu cử",
  ["word.legislative"] = "lập pháp",
  ["word.executive"] = "điều hành",
  ["word.ungoverned"] = "không có chính phủ",
  ["word.over"] = "kết thúc",
  ["also.liberal"] = "liberal, lib, xanh, blue",
  ["also.fascist"] = "fascist, fas, đỏ, red",
  ["also.hitler"] = "hitler",
  ["also.ja"] = "ja, yes, có, thuận, tán thành",
  ["also.nein"] = "nein, no, không, chống, không đồng ý",
  ["also.random"] = "random, ngẫu nhiên",

  ["phase.setup"] = "Chuẩn bị",
  ["phase.night"] = "Đêm",
  ["phase.election"] = "Bầu cử",
  ["phase.legislative"] = "Lập pháp",
  ["phase.executive"] = "Điều hành",
  ["phase.ungoverned"] = "Không có chính phủ",
  ["phase.over"] = "Kết thúc",

  ["team.liberal"] = "phe Tự do",
  ["team.fascist"] = "phe Phát xít",
  ["reason.liberal-policies"] = "đủ chính sách Tự do trên bảng",
  ["reason.hitler-executed"] = "Hitler đã bị xử tử",
  ["reason.fascist-policies"] = "đủ chính sách Phát xít trên bảng",
  ["reason.hitler-elected"] = "Hitler đắc cử Thủ tướng",

  ["setup.boards"] = "Đặt bảng Tự do và bên cạnh là bảng Phát xít dành cho {board} người.",
  ["setup.first-policy"] =
    "Lấy một lá chính sách {face} ra khỏi bộ bài và đặt lên ô đầu tiên của bảng.",
  ["setup.tracker"] = "Đặt quân đánh dấu vào ô đầu tiên của thanh theo dõi bầu cử.",
  ["setup.envelopes"] =
    "Chuẩn bị {total} phong bì: {liberal} thẻ Vai trò Tự do, {fascist} thẻ Vai trò Phát xít, 1 "
    .. "thẻ Hitler. Mỗi phong bì thêm thẻ Phe tương ứng ({liberal} Tự do, {party} Phát xít; phe "
    .. "của Hitler là Phát xít), một lá phiếu Đồng ý và một lá phiếu Phản đối.",
  ["setup.deal-envelopes"] =
    "Xáo các phong bì và chia mỗi người một cái. Mỗi người bí mật xem vai trò của mình.",
  ["setup.envelope"] = "Phong bì của {player}: vai trò {role}, phe {party}, Đồng ý và Phản đối.",
  ["setup.hand-out"] =
    "Đưa cho mỗi người phong bì đã chuẩn bị. Mỗi người bí mật xem vai trò của mình.",
  ["setup.policies"] =
    "Xáo {total} lá chính sách ({liberal} Tự do, {fascist} Phát xít), úp xuống làm bộ bài rút "
    .. "cạnh bảng Tự do; lá bỏ đi để ở phía bên kia.",
  ["setup.policies-app"] =
    "Ứng dụng chia {total} lá chính sách ({liberal} Tự do, {fascist} Phát xít); hãy để sẵn các "
    .. "lá bài để đặt lên bảng.",
  ["first-president"] =
    "{player} là Ứng cử viên Tổng thống đầu tiên và nhận cả hai bảng hiệu.",

  ["role.liberal"] = "Bạn thuộc phe Tự do. Bạn không biết vai trò của ai khác.",
  ["role.fascist"] = "Bạn là Phát xít. Hitler là {hitler}. Đồng phe Phát xít: {fascists}.",
  ["role.fascist-only"] = "Ngoài Hitler, bạn là Phát xít duy nhất. Hitler là {hitler}.",
  ["role.hitler"] = "Bạn là Hitler. Đồng phe của bạn: {fascists}.",
  ["role.hitler-alone"] = "Bạn là Hitler. Phe Phát xít biết bạn, nhưng bạn không biết họ.",

  ["night.close"] = "Mọi người nhắm mắt lại.",
  ["night.all-look"] = "{fascists:Phát xít|Các Phát xít} và Hitler mở mắt ra và nhận mặt nhau.",
  ["night.close-again"] = "Mọi người nhắm mắt lại lần nữa.",
  ["night.close-fist"] = "Mọi người nhắm mắt lại và đưa nắm tay ra phía trước.",
  ["night.fascists-look"] = "Những Phát xít không phải Hitler mở mắt ra và nhận mặt nhau.",
  ["night.thumb"] = "Hitler vẫn nhắm mắt, giơ ngón cái lên.",
  ["night.note-thumb"] = "Phe Phát xít hãy xem ai giơ ngón cái: đó là Hitler.",
  ["night.hands-down"] = "Mọi người nhắm mắt lại và bỏ tay xuống.",
  ["night.open"] =
    "Mọi người mở mắt ra. Nếu có gì chưa rõ hoặc nhầm lẫn, hãy nói ngay bây giờ.",

  ["candidate"] = "Vòng {round}. Ứng cử viên Tổng thống là {president}.",
  ["nominated"] = "{president} đề cử {chancellor} làm Thủ tướng.",
  ["tally"] = "Đồng ý {ja}, Phản đối {nein}.",
  ["votes"] = "Đồng ý {ja} ({yes}), Phản đối {nein} ({no}).",
  ["elected"] = "Đắc cử: Tổng thống {president} và Thủ tướng {chancellor}.",
  ["rejected"] = "Bị bác: {president} và {chancellor} không được lập chính phủ.",
  ["tracker"] = "Thanh theo dõi bầu cử tiến đến {n} trên {patience}.",
  ["word.turn-over"] = "Lật lá chính sách trên cùng và ban hành",
  ["word.app-turns-over"] = "Ứng dụng ban hành lá trên cùng",
  ["chaos"] = "Hỗn loạn! {how}. Không quyền, hết giới hạn nhiệm kỳ.",
  ["ungoverned"] =
    "Không còn ai có thể được đề cử làm Thủ tướng nên không còn chính phủ: từ đây chỉ các chính sách quyết định.",
  ["ungoverned.turn"] = "Không có chính phủ: {how}. Không ai có quyền nào.",
  ["not-hitler"] = "{player} không phải là Hitler. Giờ thì mọi người đều biết.",

  ["session.lapses"] = "Tổng thống và Thủ tướng không còn đủ cả hai: không có phiên lập pháp.",
  ["session"] =
    "{president} rút ba lá chính sách, úp bỏ một lá và đưa hai lá còn lại cho {chancellor}, "
    .. "người sẽ ban hành một lá. Hai người không được nói hay ra hiệu cho nhau.",
  ["hand.president"] = "Bạn rút được: {cards}.",
  ["hand.chancellor"] = "Bạn được đưa: {cards}.",
  ["enacted"] =
    "Một chính sách {face} được ban hành. Tự do {liberal}/{liberal_spaces}, Phát xít {fascist}/{fascist_spaces}.",
  ["reshuffled"] = "Xáo chung bộ bài rút và lá bỏ đi, không nhìn: {n} lá.",
  ["reshuffled-app"] = "Ứng dụng xáo chung bộ bài rút và lá bỏ đi: {n} lá.",
  ["hitler-zone"] =
    "{n} chính sách Phát xít: từ nay phe Phát xít thắng nếu Hitler đắc cử Thủ tướng.",
  ["veto.open"] =
    "{n} chính sách Phát xít: từ phiên lập pháp sau, Thủ tướng và Tổng thống có thể "
    .. "cùng dùng Quyền phủ quyết.",
  ["veto.wish"] =
    "{chancellor}: “Tôi muốn phủ quyết chương trình nghị sự này.” {president} chỉ trả "
    .. "lời đồng ý hay không.",
  ["veto.agreed"] = "{president}: “Tôi đồng ý phủ quyết.” Cả hai lá chính sách bị bỏ đi.",
  ["veto.refused"] = "{president} từ chối phủ quyết. {chancellor} phải ban hành một trong hai lá.",

  ["power.peek"] =
    "Xem trước chính sách: chỉ {president} xem ba lá trên cùng rồi đặt lại đúng thứ tự.",
  ["power.investigation"] =
    "Điều tra lòng trung thành: {president} sẽ xem thẻ Phe của một người. Có thể bàn bạc "
    .. "trước.",
  ["power.special-election"] =
    "Bầu cử đặc biệt: {president} chọn Ứng cử viên Tổng thống tiếp theo. Có thể bàn "
    .. "bạc trước.",
  ["power.execution"] = "Xử tử: {president} phải xử tử một người. Có thể bàn bạc trước.",
  ["power.lapses"] = "Không ai dùng quyền này của {president}: quyền mất hiệu lực.",
  ["peek.cards"] = "Ba lá trên cùng, từ trên xuống: {cards}.",
  ["investigated"] =
    "{president}: “Tôi chính thức điều tra {player}.” {player} đưa thẻ Phe, không phải thẻ "
    .. "Vai trò; chỉ {president} xem rồi trả lại.",
  ["investigation.party"] = "Thẻ Phe của {player}: {party}.",
  ["special-election"] =
    "{president}: “Tôi chính thức tổ chức bầu cử đặc biệt.” Ứng cử viên tiếp theo "
    .. "là {player}; sau đó đến lượt người bên trái {from}.",
  ["executed"] = "{president}: “Tôi chính thức xử tử {player}.”",
  ["executed.not-hitler"] =
    "{player} không phải là Hitler. Thẻ Vai trò vẫn được giấu; {player} không còn được bỏ "
    .. "phiếu hay giữ chức vụ.",
  ["executed.silent"] = "Từ giờ {player} không được nói.",

  ["victory.liberal-policies"] = "Bảng Tự do đã đủ chính sách: phe Tự do chiến thắng!",
  ["victory.hitler-executed"] = "Hitler đã chết: phe Tự do chiến thắng!",
  ["victory.fascist-policies"] =
    "Bảng Phát xít đã đủ chính sách: phe Phát xít chiến thắng!",
  ["victory.hitler-elected"] = "Hitler là Thủ tướng: phe Phát xít chiến thắng!",
  ["role-was"] = "{player}: {role}.",
  ["turn-over"] = "Mọi người lật thẻ Vai trò lên.",

  ["ask.roles"] = "Mỗi người có vai trò gì?",
  ["drawn.roles"] = "Các vai trò được chia.",
  ["help.roles"] =
    "Gõ vai trò từng người, ví dụ {first}=tự do, hoặc lần lượt theo chỗ ngồi. {why}",
  ["word.roles-in-secret"] =
    "Trả lời “không rõ” nếu quản trò không nên biết: khi đó ứng dụng chỉ hỏi những "
    .. "gì phải nói ra. Chỉ quản trò thấy điều này.",
  ["word.roles-turned-over"] =
    "Ai không nói ra thì trả lời “không rõ”: người đó không tính là thắng cũng không tính là thua.",
  ["ask.first-president"] = "Ai là Ứng cử viên Tổng thống đầu tiên?",
  ["help.first-president"] =
    "Ứng cử viên đầu tiên được bốc thăm. Gõ tên nếu đã bốc, hoặc trả lời "
    .. "“bốc thăm” để ứng dụng bốc. Mọi người đều biết kết quả.",
  ["ask.first-president-drawn"] = "Bốc thăm Ứng cử viên Tổng thống đầu tiên.",
  ["help.first-president-drawn"] = "Ứng dụng bốc thăm một trong tất cả người chơi.",
  ["ask.shuffle"] = "Xáo bộ bài Chính sách.",
  ["help.shuffle"] = "Ứng dụng xáo bộ bài rút; không ai thấy thứ tự.",
  ["ask.nominate"] = "{of}, bạn đề cử ai làm Thủ tướng?",
  ["help.nominate"] =
    "{of} đưa bảng hiệu Thủ tướng cho một người khác còn sống và đủ điều kiện; mọi người đều thấy. Đang không "
    .. "đủ điều kiện: {limited}. Trong lúc thảo luận, những người được nói: {speakers}.",
  ["ask.vote"] = "{president} và {chancellor}: Đồng ý hay Phản đối?",
  ["word.tie-rejects"] = "hòa là bị bác",
  ["help.vote"] =
    "Mọi người còn sống, kể cả {president} và {chancellor}, úp một lá phiếu rồi cùng lật "
    .. "lên cho mọi người thấy. Phải có hơn một nửa Đồng ý; {tie}. Gõ cho mỗi "
    .. "người một chữ theo chỗ ngồi (ddpdp…), hoặc “đồng ý tất cả trừ 3 5”. Trước khi bỏ phiếu, những người được nói: "
    .. "{speakers}.",
  ["ask.chancellor-is-hitler"] = "{of}, bạn có phải là Hitler không?",
  ["also.yes.chancellor-is-hitler"] = "hitler, là hitler",
  ["also.no.chancellor-is-hitler"] = "không phải hitler, không là hitler",
  ["help.chancellor-is-hitler"] =
    "Khi đã có ngần ấy chính sách Phát xít, Thủ tướng mới {of} phải trả lời thật cho mọi người biết mình có phải "
    .. "Hitler không. Nếu phải, phe Phát xít thắng ngay.",
  ["ask.president-discard"] = "{of}, bạn bỏ lá chính sách nào?",
  ["also.fillers.president-discard"] = "chính, sách, thẻ, màu, lá, bài, một",
  ["help.president-discard"] =
    "Chỉ Tổng thống {of} xem các lá vừa rút và úp bỏ một lá; {chancellor} nhận các lá còn lại. Không "
    .. "được nói và không được chọn hú họa.",
  ["ask.enact"] = "{of}, bạn ban hành chính sách nào?",
  ["also.fillers.enact"] = "chính, sách, thẻ, màu, lá, bài, một",
  ["help.enact"] =
    "Thủ tướng {of} úp bỏ một trong hai lá và đặt lá kia ngửa lên bảng. Mọi người "
    .. "chỉ thấy lá được ban hành.",
  ["ask.veto"] = "{of}, bạn có muốn phủ quyết chương trình nghị sự này không?",
  ["also.yes.veto"] = "ja",
  ["also.no.veto"] = "nein",
  ["help.veto"] =
    "Mỗi phiên Thủ tướng {of} có thể nói một lần “Tôi muốn phủ quyết chương trình nghị sự này” thay vì ban hành. "
    .. "Mọi người đều nghe; Tổng thống phải đồng ý.",
  ["ask.veto-consent"] = "{of}, bạn có đồng ý với đề nghị phủ quyết của {chancellor} không?",
  ["also.yes.veto-consent"] = "ja, chấp nhận",
  ["also.no.veto-consent"] = "nein, từ chối",
  ["help.veto-consent"] =
    "Tổng thống {of} chỉ trả lời có hoặc không. Có: cả hai lá bị bỏ đi và thanh theo dõi "
    .. "bầu cử tiến lên. Không: {chancellor} phải ban hành một lá.",
  ["ask.top-policy"] = "Lá trên cùng là chính sách nào?",
  ["also.fillers.top-policy"] = "chính, sách, thẻ, màu, lá, bài, một",
  ["help.top-policy"] =
    "Lật lá trên cùng của bộ bài rút và đặt lên bảng cho mọi người thấy. Không ai "
    .. "được dùng quyền.",
  ["ask.investigate"] = "{of}, bạn điều tra ai?",
  ["help.investigate"] =
    "Tổng thống {of} chọn một trong những người được nêu ở đây và một mình xem thẻ "
    .. "Phe của người đó. {of} có thể nói thật hoặc nói dối về kết quả.",
  ["ask.special-election"] = "{of}, ai sẽ là Ứng cử viên Tổng thống tiếp theo?",
  ["help.special-election"] =
    "Tổng thống {of} chọn một người còn sống được nêu ở đây, kể cả người không "
    .. "đủ điều kiện làm Thủ tướng. Dù cuộc bầu cử đó thành công hay không, sau đó "
    .. "đến lượt người bên trái {from}.",
  ["ask.execute"] = "{of}, bạn xử tử ai?",
  ["help.execute"] =
    "Tổng thống {of} chọn một người khác còn sống; người đó bị loại khỏi ván chơi. "
    .. "Phải cho biết đó có phải Hitler không; không tiết lộ gì thêm.",
  ["confirm.execute"] = "Xử tử {answer}? {answer} sẽ bị loại khỏi ván chơi. (y/n)",
  ["confirm.vote"] = "{answer}. Các phiếu đúng như vậy chứ? (y/n)",
  ["ask.executed-is-hitler"] = "{of}, bạn có phải là Hitler không?",
  ["also.yes.executed-is-hitler"] = "hitler, là hitler",
  ["also.no.executed-is-hitler"] = "không phải hitler, không là hitler",
  ["help.executed-is-hitler"] =
    "Người bị xử tử {of} phải trả lời thật cho mọi người biết mình có phải Hitler "
    .. "không, và không nói gì thêm. Nếu phải, phe Tự do thắng ngay.",

  ["why.dead"] = "{player} đã chết nên không thể được chọn.",
  ["why.gone"] = "{player} đã rời ván, không chọn được.",
  ["why.candidate"] =
    "{player} là Ứng cử viên Tổng thống nên không thể đồng thời làm Thủ tướng.",
  ["why.last-chancellor"] =
    "{player} là Thủ tướng đắc cử gần nhất nên không thể được đề cử.",
  ["why.last-president"] =
    "{player} là Tổng thống đắc cử gần nhất nên không thể được đề cử khi còn hơn "
    .. "{living} người sống.",
  ["why.self"] = "{player} là Tổng thống và phải chọn người khác.",
  ["why.investigated"] = "{player} đã bị điều tra; không ai bị điều tra hai lần.",
  ["left.hitler"] =
    "{player} là Hitler. Từ nay không cuộc bầu cử hay xử tử nào kết thúc ván chơi nữa: không còn Hitler ở bàn.",
  ["left.role"] = "{player} là {role}.",
  ["leave.help"] =
    "Nếu không có người thay, cả bàn quyết định: “leave {player} "
    .. "waits” thì ghế không bỏ phiếu, không được đề cử hay giữ "
    .. "chức cho đến “correct seat {player} plays”; “leave {player} out” "
    .. "thì ghế ra khỏi ván. Ai đang cầm chính sách thì lập pháp xong đã: nhập chính sách rồi gõ lại. Không ai xem thẻ "
    .. "Vai trò; người thay ghế tự xem một mình. Người đã bị xử tử thì không cần chờ.",

  ["label.liberal"] = "Chính sách Tự do",
  ["label.fascist"] = "Chính sách Phát xít",
  ["label.tracker"] = "Thanh theo dõi bầu cử",
  ["label.victory"] = "chiến thắng",
  ["label.peek"] = "xem trước",
  ["label.investigation"] = "điều tra",
  ["label.special-election"] = "bầu cử đặc biệt",
  ["label.execution"] = "xử tử",
  ["label.chaos"] = "hỗn loạn",
  ["label.limited"] = "Không đủ điều kiện",
  ["label.cleared"] = "Không phải Hitler",
  ["label.investigated"] = "Đã bị điều tra",
  ["label.dead"] = "Đã bị xử tử",
  ["label.out"] = "Đã rời ván",
  ["label.waits"] = "Ghế đang chờ",
  ["display.composition"] =
    "Bộ bài rút: {draw_liberal} Tự do, {draw_fascist} Phát xít; "
    .. "bỏ: {discard_liberal} Tự do, {discard_fascist} Phát xít",
  ["display.piles"] = "Bộ bài rút {draw}, lá bỏ đi {discard}",
  ["brief.setup"] = "{phase}",
  ["brief.candidate"] =
    "Vòng {round}, {phase} | Tổng thống {president} | Tự do {liberal}/{liberal_spaces} "
    .. "Phát xít {fascist}/{fascist_spaces} thanh {tracker}/{patience}",
  ["brief.government"] =
    "Vòng {round} | Tổng thống {president}, Thủ tướng {chancellor} | Tự do {liberal}/{liberal_spaces} "
    .. "Phát xít {fascist}/{fascist_spaces} thanh {tracker}/{patience}",

  ["word.president-hand"] = "bài",
  ["also.president-hand"] = "hand, rút, tổng thống",
  ["word.chancellor-hand"] = "bài",
  ["also.chancellor-hand"] = "hand, nhận, thủ tướng",
  ["word.peek"] = "xem trước",
  ["also.peek"] = "peek, xem, chồng bài",
  ["word.investigation"] = "phe",
  ["also.investigation"] = "party, điều tra, thẻ phe",
  ["topic.president-hand"] = "ba lá rút ở vòng {round}",
  ["topic.chancellor-hand"] = "hai lá được đưa ở vòng {round}",
  ["topic.peek"] = "lần xem trước ở vòng {round}",
  ["topic.investigation"] = "phe của {player} (vòng {round})",

  ["finding.one"] = "Lời khai của {player} về vòng {round} không thể đúng:",
  ["finding.two"] = "{a} và {b} không thể cùng nói thật:",
  ["finding.several"] = "Ít nhất một trong các lời khai này là sai:",
  ["because.enacted"] = "Một chính sách {face} đã được ban hành (vòng {round}).",
  ["because.chaos"] = "Một chính sách {face} đã bị lật lên vì hỗn loạn (vòng {round}).",
  ["because.hand"] = "{player} khai đã rút {cards} (vòng {round}).",
  ["because.hand-discard"] = "{player} khai đã rút {cards} và bỏ {discard} (vòng {round}).",
  ["because.two"] = "{player} khai đã được đưa {cards} (vòng {round}).",
  ["because.peek"] = "{player} khai đã thấy trên cùng, theo thứ tự: {cards} (vòng {round}).",
  ["because.drawn"] = "Vậy {player} hẳn đã rút {cards} (vòng {round}); giữa chừng không hề xáo bài.",
  ["because.turned"] = "Vậy {cards} hẳn đã bị lật lên (vòng {round}); giữa chừng không hề xáo bài.",
  ["because.left"] = "Trong số đó {n} lá vẫn còn trong bộ bài rút: {cards}.",
  ["because.left-over"] = "Trong số đó {n} lá vẫn còn trong bộ bài rút khi xáo lại: {cards}.",
  ["because.held"] = "Trong số đó ít nhất {n} lá {face} hẳn ở trên tay trong lúc xáo bài.",
  ["because.party"] = "{player} khai thẻ Phe của {other} là {party} (vòng {round}).",
  ["because.role"] = "{player} đã lộ vai trò: {role}.",
  ["because.pile-new"] = "Bộ bài rút ban đầu có {n} chính sách: {liberal} Tự do và {fascist} Phát xít.",
  ["because.pile"] = "{total} − {enacted} đã ban hành còn {n} lá: {liberal} Tự do và {fascist} Phát xít.",
  ["because.pile-hand"] =
    "{total} − {enacted} đã ban hành còn {n} lá: {liberal} Tự do và {fascist} Phát xít. {held} lá trong đó ở trên tay "
    .. "{player} trong lúc xáo những lá còn lại.",
  ["because.pile-face"] = "Trong bộ bài rút có {n} chính sách, trong đó {most} lá {face}.",
  ["because.sum"] = "Cộng lại là {sum} = {n} lá {face}, trong khi chỉ có {most}.",
  ["because.sum-piles"] =
    "Cộng lại là {sum} = {n}, trong khi nhiều nhất là {most}: tính lá Phát xít của chồng này và lá Tự do của chồng "
    .. "kia, mỗi lá ở trên tay giữa hai lần chỉ thuộc một loại.",
  ["because.cards"] = "Thẻ Phe gồm {liberal} Tự do và {fascist} Phát xít; thẻ của Hitler là Phát xít.",
  ["because.fascists"] = "Trong {fascist} thẻ Phe Phát xít có {n} thẻ của Hitler.",
  ["because.cleared"] = "Ai cũng biết những người này không phải Hitler: {players}.",
  ["because.nobody-left"] = "Vậy thì không ai là Hitler cả.",
  ["because.sum-fascists"] =
    "Cộng lại là {sum} = {n} người có thẻ Phát xít mà không phải Hitler, trong khi chỉ có {most}.",
  ["correct.tracker"] = "thanh theo dõi bầu cử",
  ["correct.liberal"] = "số chính sách Tự do",
  ["correct.fascist"] = "số chính sách Phát xít",
  ["correct.shuffled"] = "thứ bị xáo lại giữa chừng",
  ["word.draw-pile"] = "chồng rút",
  ["chain-cut"] =
    "Từ đây các lời khai được xét lại từ đầu: những lá đã rút trước đó "
    .. "không chứng minh gì về những lá rút sau này. "
    .. "Bộ bài rút {draw}, bỏ {discard}, Tự do {liberal}, Phát xít {fascist}.",
  ["correct.draw"] = "số lá trong bộ bài rút",
  ["correct.alive"] = "còn sống",
  ["correct.president"] = "Ứng cử viên Tổng thống",
  ["correct.last-president"] = "Tổng thống vừa rồi",
  ["correct.last-chancellor"] = "Thủ tướng vừa rồi",
  ["correct.role"] = "vai trò",
  ["correct.seat"] = "ghế",
  ["word.plays"] = "chơi",
  ["word.waits"] = "chờ",
  ["word.out"] = "ra khỏi ván",
  ["also.plays"] = "plays",
  ["also.waits"] = "waits",
  ["also.out"] = "out",
  ["why.away"] = "{player} đã rời bàn; ghế này đang chờ.",

  -- the report
  ["label.odds"] = "Số lá Tự do trong ba lá tới",
  ["label.odds-liberals"] = "Số lá Tự do",
  ["label.odds-percent"] = "Xác suất (%)",
  ["label.odds-claimed"] = "Các tay bài đã khai và xác suất của chúng",
  ["label.round"] = "Vòng",
  ["label.rounds"] = "Từng vòng",
  ["label.president"] = "Tổng thống",
  ["label.chancellor"] = "Thủ tướng",
  ["label.yes"] = "Đồng ý",
  ["label.no"] = "Phản đối",
  ["label.outcome"] = "Bầu cử",
  ["label.policy"] = "Chính sách",
  ["label.power"] = "Việc khác",
  ["label.drawn"] = "Đã rút",
  ["label.handed"] = "Đã đưa",
  ["label.voted-with"] = "Ai bỏ phiếu giống nhau",
  ["label.course"] = "Diễn biến các thanh",
  ["label.piles"] = "Các chồng bài",
  ["label.draw"] = "Bộ bài rút",
  ["label.discard"] = "Lá bỏ đi",
  ["word.was-elected"] = "đắc cử",
  ["word.was-rejected"] = "bị bác",
  ["word.was-vetoed"] = "đắc cử, phủ quyết",
  ["word.by-chaos"] = "hỗn loạn",
  ["word.veto-refused"] = "từ chối phủ quyết",
  ["word.set-right"] = "sửa theo phán quyết",
  ["word.power-peek"] = "xem trước chính sách",
  ["word.power-investigation"] = "điều tra",
  ["word.power-special-election"] = "bầu cử đặc biệt",
  ["word.power-execution"] = "xử tử",
  ["word.executed-by-ruling"] = "bị xử tử theo phán quyết:",

  ["count.candidate"] = "Ứng cử viên Tổng thống",
  ["count.president"] = "Đắc cử Tổng thống",
  ["count.chancellor"] = "Đắc cử Thủ tướng",
  ["count.executed"] = "Bị xử tử",
  ["count.investigated"] = "Bị điều tra",
  ["count.peek"] = "Đã xem trước chính sách",
  ["count.special-election"] = "Được gọi bầu cử đặc biệt",
  ["count.claimed"] = "Lời khai đã đưa ra",
  ["count.refuted"] = "Lời khai bị bác bỏ",
}
