-- mission-lead.lua を日本語で。
return {
  title = "ミッションごとの先手",
  rule = "どのミッションでも、最初のラウンドは諜報部長の左隣から始めます。",
}
