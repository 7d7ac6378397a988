-- elder.lua を日本語で。
return {
  title = "長老",
  rule = "村人のうち1人は長老です。防がれなかった最初の襲撃では死なず、誰にも知らされません。",
  text = {
    ["word.elder"] = "長老",
    ["also.elder"] = "elder, ちょうろう",
  },
}
