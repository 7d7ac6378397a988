-- Lời khai: ai đã nói gì, và cách gõ.
return {
  ["word.round"] = "vòng",
  ["also.round"] = "round, r, chính phủ",
  ["word.refuses"] = "từ chối",
  ["also.refuses"] = "refuses, refuse, không nói, im lặng, không trả lời",
  -- đứng trước lời khai, tự nó không có nghĩa
  ["also.small-words"] = "tôi, mình, tớ, tao, nói, rằng, là, một",

  ["kind.claim"] = "lời khai",
  ["usage.claim"] = "claim TÊN LỜI",
  ["command.claim"] =
    "ghi lại điều ai đó đã nói; không bao giờ coi là sự thật. Nói lại là sửa lời khai; “claim TÊN từ chối” "
    .. "khác với chưa được hỏi. Mặc định là chuyện gần nhất mà TÊN có thể khai; “vòng N” chỉ chuyện cũ hơn. Lời "
    .. "khác đặt trong ngoặc kép.",
  ["usage.claims"] = "claims [TÊN]",
  ["command.claims"] = "những lời khai và điều gì trong đó không thể đúng; có TÊN thì chỉ của người đó.",
  ["claims-how"] = "Không gõ gì thêm, hoặc gõ một người chơi",
  ["claims-how.example"] = ", ví dụ: claims {player}",
  ["claim-how"] = "Hãy gõ tên người chơi và lời đã nói",
  ["claim-how.example"] = ", ví dụ: claim {player} từ chối, hoặc trong ngoặc kép: claim {player} “…”",
  ["claim.nothing-yet"] =
    "Chưa xảy ra điều gì để {player} có thể khai. Trong ngoặc kép thì lời nói được ghi nguyên văn",
  ["claim.nothing-yet.example"] = ", ví dụ: claim {player} “{said}”",
  ["claim.which"] = "Có thể là về {topics}. Hãy nói rõ",
  ["claim.which.example"] = ", ví dụ: claim {player} {example}",
  ["claim.want"] = "{player}, {topic}: cần {count} trong số {options}.",
  ["claim.want-one"] = "{player}, {topic}: cần một trong {options}.",
  ["claim.want-aside"] = "{player}, {topic}: cần {count} trong số {options}, rồi đến lá đã bỏ nếu có nói.",
  ["claim.want.example"] = " Ví dụ: claim {player} {example}. Lời tự do đặt trong ngoặc kép.",
  ["claim.not-held"] = "Lá bỏ {face} không có trong các lá đã khai: hãy kể hết các lá trước.",

  ["claim.noted"] = "Lời khai: {claim}",
  ["claim.lost"] = "Không tính, trừ khi điều được nói lại có trong ván: {claim}",
  ["claim.said"] = "{player}, {topic}: {said}",
  ["claim.said-aside"] = "{player}, {topic}: {said}; bỏ {face}",
  ["claim.refused"] = "{player}, {topic}: từ chối nói",
  ["claim.not-asked"] = "{player}, {topic}: chưa được hỏi",
  ["claim.free"] = "{player}: “{text}”",
  ["claim.heading"] = "Lời khai:",
  ["claim.contradictions"] = "Những điều không thể đúng:",
  ["claim.at-least"] = "Những điều không thể đúng: ít nhất {n} trong các lời khai này là sai.",
  ["claim.revised"] = "{claim} (sau đã sửa)",

  ["label.claims"] = "Những lời khai",
  ["label.who"] = "Ai",
  ["label.about"] = "Về",
  ["label.claimed"] = "Đã khai",
  ["label.came-out"] = "Sự thật",
  ["word.refused-to-say"] = "từ chối nói",
}
