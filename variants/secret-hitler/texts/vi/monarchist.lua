-- monarchist.lua bằng tiếng Việt.
return {
  title = "Người bảo hoàng",
  rule =
    "Một Phát xít là người bảo hoàng, không biết Hitler, thắng khi có sáu chính sách Phát xít hoặc Hitler bị xử "
    .. "tử, và thua khi Hitler đắc cử.",
  text = {
    ["word.monarchist"] = "người bảo hoàng",
    ["also.monarchist"] = "monarchist",
    ["monarchist.envelopes"] =
      "Một thẻ Vai trò Phát xít được đánh dấu là người bảo hoàng; thẻ Phe đi kèm là Phát "
      .. "xít.",
    ["role.monarchist"] = "Bạn là người bảo hoàng, phe Phát xít. Đồng phe: {fascists}. Bạn không biết Hitler.",
    ["role.monarchist-only"] = "Bạn là người bảo hoàng, Phát xít duy nhất. Bạn không biết Hitler.",
    ["role.hitler-unknown"] = "Bạn là Hitler. Không ai biết bạn, bạn cũng không biết ai.",
    ["night.fascists-look"] =
      "Những Phát xít không phải Hitler, kể cả người bảo hoàng, mở mắt ra và nhận mặt nhau. Người bảo hoàng nhắm "
      .. "mắt lại.",
  },
}
