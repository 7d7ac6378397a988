return {
  title = "湖の乙女",
  rule = "第2、第3、第4クエストの後、湖の乙女の持ち主は、まだ持ったことのない人の陣営を見て、その人に渡します。",
  text = {
    ["lady.first"] = "リーダーの右隣の{player}さんが、最初に湖の乙女を持ちます。",
    ["ask.lady"] = "{of}さん、誰の陣営を見ますか？",
    ["help.lady"] =
      "{of}さんは、湖の乙女を持ったことのない人を選び、その陣営をこっそり見て、好きなように話し、湖の乙女を渡します。",
    ["why.held"] = "{player}さんは湖の乙女を持ったことがあります。まだ持ったことのない人を選んでください。",
    ["lady.looks"] = "{holder}さんは{player}さんの陣営を見ました。湖の乙女は{player}さんに渡ります。",
    ["lady.shows"] = "{player}さんは{side}です。",
    ["label.lady"] = "湖の乙女",
    ["label.lady-looks"] = "湖の乙女",
    ["label.looked-at"] = "見られた人",
    ["label.side"] = "湖の乙女が示した陣営",
    ["count.looked-at"] = "湖の乙女で見られた",
  },
}
