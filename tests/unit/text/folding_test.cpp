#include "engine/text/folding.hpp"
#include "engine/text/safe_text.hpp"

#include <catch2/catch.hpp>

using narrator::fold;
using narrator::fold_keeping_accents;
using narrator::nearest;
using narrator::printable;
using narrator::split;
using WordList = std::vector<std::string>;

TEST_CASE("fold forgets case, accents and width") {
  CHECK(fold("Bình") == "binh");
  CHECK(fold("ĐỨC") == "duc");
  CHECK(fold("đức") == "duc");
  CHECK(fold("NGUYỄN Thị Hường") == "nguyen thi huong");
  CHECK(fold("Ｒ１３") == "r13");
  CHECK(fold("Straße") == "strasse");
  CHECK(fold("Łukasz Sørensen") == "lukasz sorensen");
  CHECK(fold("Bi\xCC\x80nh") == "binh");  // decomposed, as some keyboards send it
}

TEST_CASE("fold reads katakana as hiragana") {
  CHECK(fold("ハナ") == "はな");
  CHECK(fold("ガク") == "がく");
  CHECK(fold("ﾁｴ") == "ちえ");
  CHECK(fold("ヴィー") == "ゔぃー");
  CHECK(fold("ヶ・ヽ") == "ゖ・ゝ");
}

TEST_CASE("fold keeps apart what are different letters") {
  CHECK(fold_keeping_accents("ハナ") != fold_keeping_accents("はな"));
  CHECK(fold("がく") != fold("かく"));
  CHECK(fold("ﾊﾞﾝ") == fold("バン"));  // half width
  CHECK(fold("か\xE3\x82\x99"
             "く") == fold("がく"));  // decomposed
  CHECK_FALSE(fold("がく").starts_with(fold("か")));
  CHECK(fold("กิน") != fold("กน"));
}

TEST_CASE("a tone mark of oa, oe and uy is put on the first vowel") {
  CHECK(narrator::fold_tones_forward("HOÀ") == fold_keeping_accents("hòa"));
  CHECK(narrator::fold_tones_forward("Hòa") == fold_keeping_accents("hòa"));
  CHECK(narrator::fold_tones_forward("khoẻ, thuỷ") == fold_keeping_accents("khỏe, thủy"));
  CHECK(narrator::fold_tones_forward("Hoa, Aki") == "hoa, aki");
}

TEST_CASE("fold keeping accents still forgets case and width") {
  CHECK(fold_keeping_accents("HÒA") == fold_keeping_accents("hòa"));
  CHECK(fold_keeping_accents("Hòa") != fold_keeping_accents("Hoa"));
  CHECK(fold_keeping_accents("Ｈoa") == "hoa");
  CHECK(fold_keeping_accents("ê\xCC\xA3") == fold_keeping_accents("ẹ\xCC\x82"));  // ệ twice
}

TEST_CASE("fold makes runs of white space one blank and trims") {
  CHECK(fold("  Mary \t　Ann\n") == "mary ann");
  CHECK(fold(" \t ") == "");
  CHECK(fold("") == "");
}

TEST_CASE("fold survives broken text and hides control characters") {
  CHECK(fold("a\xFF"
             "b") ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(fold("\xE3\x81") == "\xEF\xBF\xBD\xEF\xBF\xBD");
  CHECK(fold("d\x1B[31man") == "d\xEF\xBF\xBD[31man");
  CHECK(fold("d\xE2\x80\x8D"
             "an") == "dan");  // zero width joiner
  CHECK(fold(std::string("a\0b", 3)) ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(fold("ﷺ").size() > 10);  // the longest decomposition there is
}

TEST_CASE("an inserted, a deleted, a replaced and a swapped letter are one slip each") {
  for (const char* one_slip : {"dan", "dam", "adn", "daan", "da"})
    CHECK(nearest(one_slip, {"Dan"}) == 0);
  for (const char* two_slips : {"dom", "nda", "d", "daaan"})
    CHECK(nearest(two_slips, {"Dan"}) == -1);
  CHECK(nearest("はなこ", {"ひなこ"}) == 0);
  CHECK(nearest("はなを", {"ひなこ"}) == -1);
}

TEST_CASE("nearest finds what was probably meant, or nothing") {
  const WordList names{"Aki", "Bình", "Chie", "Dan"};
  CHECK(nearest("bnih", names) == 1);
  CHECK(nearest("chei", names) == 2);
  CHECK(nearest("zz", names) == -1);
  CHECK(nearest("dx", names) == -1);
  CHECK(nearest("", names) == -1);
  CHECK(nearest("Dam", {"Dan", "Dax"}) == 0);  // the first of equals
  CHECK(nearest(std::string(1000000, 'a'), names) == -1);
}

TEST_CASE("split cuts at blanks and commas of every width") {
  CHECK(split("ja all but 3, 5") == WordList{"ja", "all", "but", "3", "5"});
  CHECK(split("明、花子，３　５") == WordList{"明", "花子", "３", "５"});
  CHECK(split(" ,, \t ").empty());
  CHECK(split("\xFF\xFE a") == WordList{"\xFF\xFE", "a"});
}

TEST_CASE("the last word begins behind the last blank or comma of any width") {
  using narrator::begin_of_last_word;
  CHECK(begin_of_last_word("mayor") == 0);
  CHECK(begin_of_last_word("mayor wi") == 6);
  for (const std::string comma : {",", "，", "、", "､", "﹐", "﹑"}) {
    CHECK(begin_of_last_word("mayor" + comma + "wi") == 5 + comma.size());
    CHECK(begin_of_last_word("mayor" + comma) == 5 + comma.size());
  }
}

TEST_CASE("printable shows no control characters and is not long") {
  CHECK(printable("dan") == "dan");
  CHECK(printable("\x1B]0;title\x07") == "\xEF\xBF\xBD]0;title\xEF\xBF\xBD");
  CHECK(printable("\xE2\x80\xAE"
                  "abc") ==
        "\xEF\xBF\xBD"
        "abc");  // text direction override
  CHECK(printable("a\xC2\x9B"
                  "b") ==
        "a\xEF\xBF\xBD"
        "b");                                    // C1 control
  CHECK(printable("d\u200Dan") == "d\uFFFDan");  // what joins letters hides in a name
  CHECK(printable("abcdef", 5) == "abcd…");
  CHECK(printable("abcde", 5) == "abcde");
  CHECK(printable("花子花子", 5) == "花子…");
  CHECK(printable(std::string(1000000, 'a')).size() == 42);
  std::string pile = "a";
  for (int i = 0; i < 10000; ++i) pile += "\xCC\x81";
  CHECK(printable(pile).size() < 400);
}
