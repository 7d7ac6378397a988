#include "tests/attacks/attack.hpp"

namespace narrator::attacks {
namespace {

constexpr std::size_t kAlmostFull = 63'000;  // a source may have 65,536 bytes

std::string repeated(const std::string& piece, std::size_t bytes = kAlmostFull) {
  std::string text;
  while (text.size() + piece.size() <= bytes) text += piece;
  return text;
}

std::string head(const std::string& id) {
  return "variant{ id = \"" + id +
         "\", game = \"victim\", title = { en = \"E\" }, rule = { en = \"E.\" } }\n";
}

Attack stopped(const std::string& id, const std::string& text, const std::string& phrase,
               bool placed = true) {
  return {{id + ".lua", text}, false, placed, false, phrase};
}

Attack harmless(const std::string& id, const std::string& text) {
  return {{id + ".lua", text}, true, true, false, ""};
}

// The header of a compiled chunk, and similar byte sequences.
std::string bytecode() {
  return std::string("\033Lua\x54\x00\x19\x93\r\n\x1a\n\x04\x08\x08", 15) +
         repeated(std::string(1, '\0'), 500);
}

}  // namespace

std::vector<Attack> made_attacks() {
  return {
      stopped("huge-source", head("huge-source") + std::string(70'000, ' '), "64 KiB", false),
      stopped("huge-line", head("huge-line") + std::string(200'000, 'x'), "64 KiB", false),
      stopped("bytecode", bytecode(), "binary", false),
      stopped("bytecode-after-comment", "# evil\n" + bytecode(), "unexpected symbol"),
      stopped("null-bytes", std::string(1000, '\0'), "unexpected symbol"),
      stopped("broken-utf8", "\xff\xfe\x80", "unexpected symbol"),
      stopped("escape-in-source", head("escape-in-source") + "\033[2J\033]0;evil\007",
              "unexpected symbol"),
      // Formatting the message follows the whole chain (7923dbbf of Lua, fixed in 5.4.7).
      stopped("deep-index", head("deep-index") + "local a = {}\nlocal b = a" + repeated(".x"),
              "nil value"),
      stopped("deep-index-called",
              head("deep-index-called") + "local a = {}\na" + repeated(".x") + "()", "nil value"),
      stopped("deep-parentheses", head("deep-parentheses") + "local a = " + repeated("("),
              "overflow", false),
      stopped("deep-tables", head("deep-tables") + "local a = " + repeated("{"), "overflow", false),
      stopped("deep-functions", head("deep-functions") + repeated("local function f() "),
              "overflow", false),
      stopped("deep-blocks", head("deep-blocks") + repeated("do "), "overflow", false),
      stopped("deep-ifs", head("deep-ifs") + repeated("if x then "), "overflow", false),
      stopped("deep-minus", head("deep-minus") + "local a = " + repeated("- "), "overflow", false),
      stopped("deep-concat", head("deep-concat") + "local a = ''" + repeated(" .. ''"), "overflow",
              false),
      stopped("deep-calls", head("deep-calls") + "local a = f" + repeated("()"), "f"),
      stopped("many-locals", head("many-locals") + repeated("local a = 1 "), "local variables"),
      stopped("long-string-open", head("long-string-open") + "local a = [==[" + repeated("x"),
              "unfinished"),
      stopped("comment-open", head("comment-open") + "--[[" + repeated("x"), "unfinished"),
      harmless("many-lines", head("many-lines") + repeated("\n")),
      harmless("many-constants",
               head("many-constants") + "local a = { " + repeated("\"x\", ") + " }"),
      harmless("many-functions",
               head("many-functions") + "local a = { " + repeated("function() end, ") + " }"),
      stopped("byte-order-mark", "\xef\xbb\xbf" + head("byte-order-mark"), "U+FEFF"),
      stopped("shebang", "#!/usr/bin/evil\n" + head("shebang"), "unexpected symbol"),
  };
}

}  // namespace narrator::attacks
