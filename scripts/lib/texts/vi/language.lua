-- Chính ngôn ngữ này.
return {
  ["welcome.language"] = "Tiếng Việt: vi",
  ["voice.say"] = "Linh",
}
