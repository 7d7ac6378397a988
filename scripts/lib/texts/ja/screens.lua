-- 卓の様子を見せるだけの画面の言葉。
return {
  ["watch.hint"] = "q で終了",
  ["watch.gone"] = "記録がなくなりました。最後に見えた状態です。",
  ["watch.replaced"] = "記録が別のものに置き換わりました。",
  ["watch.another"] = "別のゲームが始まりました。",

  ["screens.old"] = "古い表示かもしれません。卓からの知らせが途絶えています。",
  ["screens.hold"] = "押している間だけ表示",
  ["screens.twice"] = "このコードは別の端末でも開かれています。",
  ["screens.for-this-machine"] = "盤面と各自の画面はこのコンピューターだけで見られます。--listen アドレス:0 で部屋に公開します。",
  ["screens.for-all"] = "盤面と各自の画面は、アドレスを知っていればこのネットワークの誰でも開けます。",
  ["screens.board"] = "盤面：{address}",
  ["screens.sheet"] = "線に沿って切り分けてください。コードは本人だけが見るものです。",
}
