-- Chính ngôn ngữ này.
return {
  ["welcome.language"] = "Tiếng Việt: vi",
  ["name.also"] = "{name}",
  ["voice.say"] = "Linh",
}
