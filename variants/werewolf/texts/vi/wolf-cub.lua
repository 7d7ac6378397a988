-- wolf-cub.lua bằng tiếng Việt.
return {
  title = "Sói con",
  rule = "Một dân làng là sói con, cũng là sói. Đêm sau khi sói con chết, sói được chọn hai người.",
  text = {
    ["word.wolf-cub"] = "sói con",
    ["also.wolf-cub"] = "cub",
  },
}
