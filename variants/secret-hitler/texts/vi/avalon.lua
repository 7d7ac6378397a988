-- avalon.lua bằng tiếng Việt.
return {
  title = "Merlin",
  rule = "Một người Tự do là Merlin, thấy tất cả Phát xít và Hitler nhưng không biết ai là Hitler. Khi phe Tự do sắp "
    .. "thắng, Hitler chỉ một người: nếu đó là Merlin, phe Phát xít thắng.",
  settings = {
    percival = "có Percival, người Tự do thấy Merlin và Morgana (Phát xít) nhưng không phân biệt được",
  },
  text = {
    ["word.merlin"] = "Merlin",
    ["word.percival"] = "Percival",
    ["word.morgana"] = "Morgana",
    ["word.fascist-or-hitler"] = "Phát xít hoặc Hitler",
    ["word.merlin-or-morgana"] = "Merlin hoặc Morgana",

    ["avalon.envelopes"] =
      "Trong các thẻ Vai trò Tự do, một thẻ đánh dấu là Merlin; thẻ Phe của người đó vẫn là Tự "
      .. "do.",
    ["avalon.envelopes-percival"] =
      "Trong các thẻ Vai trò Tự do, một thẻ đánh dấu là Merlin và một là Percival; trong các thẻ Phát xít, một là "
      .. "Morgana. Các thẻ Phe giữ nguyên.",
    ["role.merlin"] =
      "Bạn là Merlin, phe Tự do. Phát xít, trong đó có Hitler: {fascists}. Đừng để Hitler biết bạn là ai.",
    ["role.percival"] = "Bạn là Percival, phe Tự do. Merlin và Morgana, theo thứ tự chỗ ngồi: {players}.",
    ["role.morgana"] = "Bạn là Morgana, phe Phát xít. Hitler là {hitler}. Đồng phe Phát xít: {fascists}.",
    ["role.morgana-only"] = "Bạn là Morgana; ngoài Hitler, bạn là Phát xít duy nhất. Hitler là {hitler}.",

    ["night.thumbs"] = "Mọi người nắm tay lại. Phát xít và Hitler vẫn nhắm mắt và giơ ngón cái lên.",
    ["night.merlin"] = "Merlin mở mắt ra và xem ngón cái của ai giơ lên.",
    ["night.merlin-closes"] = "Merlin nhắm mắt lại. Mọi người hạ ngón cái xuống.",
    ["night.two-thumbs"] = "Merlin và Morgana vẫn nhắm mắt và giơ ngón cái lên.",
    ["night.percival"] = "Percival mở mắt ra và xem ngón cái của ai giơ lên.",
    ["night.percival-closes"] = "Percival nhắm mắt lại. Mọi người bỏ tay xuống.",

    ["last-guess"] =
      "Phe Tự do lẽ ra đã thắng. Hitler lật thẻ Vai trò; phe Phát xít được bàn với nhau, và Hitler chỉ một người là "
      .. "Merlin.",
    ["last-guess.hitler"] = "Hitler là {player}.",
    ["ask.last-guess"] = "Ai bị chỉ là Merlin?",
    ["help.last-guess"] = "Hitler chỉ một người, còn sống hay đã chết. Nếu đó là Merlin, phe Phát xít thắng.",
    ["last-guess.named"] = "{player} bị chỉ là Merlin.",
    ["ask.named-is-merlin"] = "{of}, bạn có phải Merlin không?",
    ["help.named-is-merlin"] = "{of} phải trả lời thật cho mọi người biết.",
    ["last-guess.wrong"] = "{player} không phải Merlin.",
    ["victory.merlin-named"] = "Merlin bị tìm ra: phe Phát xít chiến thắng!",
    ["reason.merlin-named"] = "Merlin bị chỉ ra",
  },
}
