#include "cli/terminal/columns.hpp"

#include <catch2/catch.hpp>

using namespace narrator::cli;
using narrator::sanitised;

namespace {

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("display_width counts columns, not bytes") {
  CHECK(display_width("") == 0);
  CHECK(display_width("Aki") == 3);
  CHECK(display_width("Bình") == 4);
  CHECK(display_width("Bi\u0300nh") == 4);
  CHECK(display_width("ポーン") == 6);
  CHECK(display_width("ｶﾞ") == 2);
  CHECK(display_width("か\u3099") == 2);
  CHECK(display_width("👨\u200D👩\u200D👧") == 2);
}

TEST_CASE("sanitised leaves nothing that moves a cursor or reverses text") {
  CHECK(sanitised("Chie nominates Bình.\n次") == "Chie nominates Bình.\n次");
  CHECK(sanitised("\x1b[2J\x1b]0;title\x07") == "\uFFFD[2J\uFFFD]0;title\uFFFD");
  CHECK(sanitised("a\rb\bc\x7f") == "a\uFFFDb\uFFFDc\uFFFD");
  CHECK(sanitised("a\tb") == "a b");
  CHECK(sanitised("\u009b31m") == "\uFFFD31m");              // CSI in one character
  CHECK(sanitised("a\u202Eb\u2066c") == "a\uFFFDb\uFFFDc");  // right-to-left override, isolate
  CHECK(sanitised("\xff\xc3") == "\uFFFD\uFFFD");
  CHECK(sanitised("a\u2028b") == "a\uFFFDb");
  CHECK(sanitised("👨\u200D👩") == "👨\u200D👩");
}

TEST_CASE("clipped cuts between letters") {
  CHECK(clipped("Chancellor", 10) == "Chancellor");
  CHECK(clipped("Chancellor", 6) == "Chanc…");
  CHECK(clipped("大統領", 5) == "大統…");
  CHECK(clipped("大統領", 4) == "大…");
  CHECK(clipped("Bi\u0300nhs", 4) == "Bi\u0300n…");
  CHECK(clipped("ab", 0) == "");
}

TEST_CASE("padded fills up to a column") {
  CHECK(padded("大", 4) == "大  ");
  CHECK(padded_left("7", 3) == "  7");
  CHECK(padded("long", 2) == "long");
}

TEST_CASE("wrapped breaks at blanks") {
  CHECK(wrapped("", 10) == Lines{""});
  CHECK(wrapped("Aki and Binh: Ja or Nein?", 13) == Lines{"Aki and Binh:", "Ja or Nein?"});
  CHECK(wrapped("Aki and Binh", 12) == Lines{"Aki and Binh"});
  CHECK(wrapped("Aki and Binh", 11) == Lines{"Aki and", "Binh"});
  CHECK(wrapped("one  two", 4) == Lines{"one", "two"});
  CHECK(wrapped("a\n\nb", 10) == Lines{"a", "", "b"});
}

TEST_CASE("wrapped splits a word longer than a line, unless it must stay whole") {
  CHECK(wrapped("x abcdefghij y", 4) == Lines{"x", "abcd", "efgh", "ij y"});
  CHECK(wrapped("in /a/long/path now", 6, LongWord::keep) == Lines{"in", "/a/long/path", "now"});
}

TEST_CASE("wrapped breaks Japanese anywhere but before 。 and after 「") {
  CHECK(wrapped("政府を選びます", 8) == Lines{"政府を選", "びます"});
  CHECK(wrapped("選びます。次へ", 8) == Lines{"選びま", "す。次へ"});
  CHECK(wrapped("次は「大統領」です", 6) == Lines{"次は", "「大統", "領」で", "す"});
  CHECK(wrapped("いま、カード", 6) == Lines{"いま、", "カード"});
  CHECK(wrapped("あいカード", 6) == Lines{"あい", "カード"});
}

TEST_CASE("wrapped keeps a Latin word in Japanese whole") {
  CHECK(wrapped("首相はBinhさん", 8) == Lines{"首相は", "Binhさん"});
  CHECK(wrapped("R5を出す", 4) == Lines{"R5を", "出す"});
}

TEST_CASE("wrapped never makes a line too wide") {
  const std::string text = "Akiさんは「はい」、Bình không đồng ý… 👨\u200D👩 ok ｶﾞｷﾞ 大統領、首相。";
  for (int columns = 4; columns <= 80; ++columns) {
    for (const std::string& line : wrapped(text, columns)) {
      INFO(columns << " |" << line << "|");
      CHECK(display_width(line) <= columns);
    }
  }
}

TEST_CASE("flowed breaks between items") {
  CHECK(flowed({"Aki (1)", "Dan (4)", "Emi (5)"}, ", ", 17) ==
        Lines{"Aki (1), Dan (4),", "Emi (5)"});
  CHECK(flowed({"はい", "いいえ"}, "、", 6) == Lines{"はい、", "いいえ"});
  CHECK(flowed({}, ", ", 10) == Lines{""});
  CHECK(flowed({"special election"}, ", ", 8) == Lines{"special", "election"});
  CHECK(flowed({"Round 1", "Aki and Dan", "Emi"}, " | ", 12) ==
        Lines{"Round 1 |", "Aki and Dan", "Emi"});  // no sign on a line of its own
}

TEST_CASE("longest_word is the width of the longest unbreakable piece") {
  CHECK(longest_word("") == 0);
  CHECK(longest_word("the Chancellor, elected") == 11);
  CHECK(longest_word("a\nlong-ish b") == 8);
  CHECK(longest_word("大統領") == 2);
  CHECK(longest_word("次は、「首相」です") == 4);
  CHECK(longest_word("首相はBinhさん") == 4);
  CHECK(longest_word("Bi\u0300nh と") == 4);
  for (const char* text : {"the Chancellor, elected", "次は「大統領」です", "R5を出す Binh"}) {
    for (const std::string& line : wrapped(text, longest_word(text)))
      CHECK(display_width(line) <= longest_word(text));
  }
}
