-- fool.lua bằng tiếng Việt.
return {
  title = "Kẻ khờ",
  rule =
    "Một dân làng là kẻ khờ, tưởng mình là tiên tri và được trả lời bằng thăm. Ai trong hai "
    .. "người được gọi trước cũng do thăm quyết.",
  text = {
    ["word.fool"] = "kẻ khờ",
    ["also.fool"] = "fool",
    ["fool.knows"] =
      "Kẻ khờ chỉ giống hệt tiên tri khi có đúng một tiên tri: ai thức một mình bên cạnh nhiều tiên tri, "
      .. "hay được gọi khi không có tiên tri, sẽ biết ngay.",
    ["fool.app-only"] = "Kẻ khờ không được biết mình là ai: ứng dụng phải chia vai, bỏ --deal none.",
    ["fool.is"] = "{player} là kẻ khờ và tin thẻ tiên tri là thật: hãy đưa một thẻ tiên tri.",
    ["fool.touch"] = "Chạm vào {players}.",
    ["fool.touch-nobody"] = "Không chạm ai: cứ đi như đã chạm.",
    ["fool-wakes"] = "Tôi chạm vào một tiên tri: mở mắt ra, chỉ vào một người. Nếu là sói, tôi gật đầu.",
    ["fool-sleeps"] = "Nhắm mắt lại.",
    ["fool.nod"] = "Gật đầu: thăm nói vậy về {player}.",
    ["fool.shake"] = "Lắc đầu: thăm nói vậy về {player}.",
    ["drawn.fool-order"] = "Đã bốc thăm ai được gọi trước.",
    ["drawn.fool-nod"] = "Đã bốc câu trả lời.",
    ["label.fool"] = "Kẻ khờ chỉ vào",
  },
}
