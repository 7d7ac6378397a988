#include "engine/text/normalise.hpp"
#include "engine/text/escaped.hpp"

#include <catch2/catch.hpp>

using narrator::nearest;
using narrator::normalise;
using narrator::normalise_keeping_accents;
using narrator::printable;
using narrator::split;
using WordList = std::vector<std::string>;

TEST_CASE("normalise ignores case, accents and width") {
  CHECK(normalise("Bình") == "binh");
  CHECK(normalise("ĐỨC") == "duc");
  CHECK(normalise("đức") == "duc");
  CHECK(normalise("NGUYỄN Thị Hường") == "nguyen thi huong");
  CHECK(normalise("Ｒ１３") == "r13");
  CHECK(normalise("Straße") == "strasse");
  CHECK(normalise("Łukasz Sørensen") == "lukasz sorensen");
  CHECK(normalise("Bi\xCC\x80nh") == "binh");  // decomposed, as some keyboards send it
}

TEST_CASE("normalise turns katakana into hiragana") {
  CHECK(normalise("ハナ") == "はな");
  CHECK(normalise("ガク") == "がく");
  CHECK(normalise("ﾁｴ") == "ちえ");
  CHECK(normalise("ヴィー") == "ゔぃー");
  CHECK(normalise("ヶ・ヽ") == "ゖ・ゝ");
}

TEST_CASE("normalise keeps different letters distinct") {
  CHECK(normalise_keeping_accents("ハナ") != normalise_keeping_accents("はな"));
  CHECK(normalise("がく") != normalise("かく"));
  CHECK(normalise("ﾊﾞﾝ") == normalise("バン"));  // half width
  CHECK(normalise("か\xE3\x82\x99"
                  "く") == normalise("がく"));  // decomposed
  CHECK_FALSE(normalise("がく").starts_with(normalise("か")));
  CHECK(normalise("กิน") != normalise("กน"));
}

TEST_CASE("a tone mark of oa, oe and uy is moved to the first vowel") {
  CHECK(narrator::normalise_tones_forward("HOÀ") == normalise_keeping_accents("hòa"));
  CHECK(narrator::normalise_tones_forward("Hòa") == normalise_keeping_accents("hòa"));
  CHECK(narrator::normalise_tones_forward("khoẻ, thuỷ") == normalise_keeping_accents("khỏe, thủy"));
  CHECK(narrator::normalise_tones_forward("Hoa, Aki") == "hoa, aki");
}

TEST_CASE("normalise keeping accents still ignores case and width") {
  CHECK(normalise_keeping_accents("HÒA") == normalise_keeping_accents("hòa"));
  CHECK(normalise_keeping_accents("Hòa") != normalise_keeping_accents("Hoa"));
  CHECK(normalise_keeping_accents("Ｈoa") == "hoa");
  CHECK(normalise_keeping_accents("ê\xCC\xA3") ==
        normalise_keeping_accents("ẹ\xCC\x82"));  // ệ in two ways
}

TEST_CASE("normalise collapses white space and trims") {
  CHECK(normalise("  Mary \t　Ann\n") == "mary ann");
  CHECK(normalise(" \t ") == "");
  CHECK(normalise("") == "");
}

TEST_CASE("normalise accepts invalid text and hides control characters") {
  CHECK(normalise("a\xFF"
                  "b") ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(normalise("\xE3\x81") == "\xEF\xBF\xBD\xEF\xBF\xBD");
  CHECK(normalise("d\x1B[31man") == "d\xEF\xBF\xBD[31man");
  CHECK(normalise("d\xE2\x80\x8D"
                  "an") == "dan");  // zero width joiner
  CHECK(normalise(std::string("a\0b", 3)) ==
        "a\xEF\xBF\xBD"
        "b");
  CHECK(normalise("ﷺ").size() > 10);  // the longest decomposition
}

TEST_CASE("an inserted, deleted, replaced or swapped letter is one edit") {
  for (const char* one_slip : {"dan", "dam", "adn", "daan", "da"})
    CHECK(nearest(one_slip, {"Dan"}) == 0);
  for (const char* two_errors : {"dom", "nda", "d", "daaan"})
    CHECK(nearest(two_errors, {"Dan"}) == -1);
  CHECK(nearest("はなこ", {"ひなこ"}) == 0);
  CHECK(nearest("はなを", {"ひなこ"}) == -1);
}

TEST_CASE("nearest finds the likely candidate, or none") {
  const WordList names{"Aki", "Bình", "Chie", "Dan"};
  CHECK(nearest("bnih", names) == 1);
  CHECK(nearest("chei", names) == 2);
  CHECK(nearest("zz", names) == -1);
  CHECK(nearest("dx", names) == -1);
  CHECK(nearest("", names) == -1);
  CHECK(nearest("Dam", {"Dan", "Dax"}) == 0);  // the first of equally near ones
  CHECK(nearest(std::string(1000000, 'a'), names) == -1);
}

TEST_CASE("split separates at blanks and commas of any width") {
  CHECK(split("ja all but 3, 5") == WordList{"ja", "all", "but", "3", "5"});
  CHECK(split("明、花子，３　５") == WordList{"明", "花子", "３", "５"});
  CHECK(split(" ,, \t ").empty());
  CHECK(split("\xFF\xFE a") == WordList{"\xFF\xFE", "a"});
}

TEST_CASE("the last word begins after the last blank or comma of any width") {
  using narrator::begin_of_last_word;
  CHECK(begin_of_last_word("mayor") == 0);
  CHECK(begin_of_last_word("mayor wi") == 6);
  for (const std::string comma : {",", "，", "、", "､", "﹐", "﹑"}) {
    CHECK(begin_of_last_word("mayor" + comma + "wi") == 5 + comma.size());
    CHECK(begin_of_last_word("mayor" + comma) == 5 + comma.size());
  }
}

TEST_CASE("printable shows no control characters and limits the width") {
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
  CHECK(printable("d\u200Dan") == "d\uFFFDan");  // a joiner would be hidden in a name
  CHECK(printable("abcdef", 5) == "abcd…");
  CHECK(printable("abcde", 5) == "abcde");
  CHECK(printable("花子花子", 5) == "花子…");
  CHECK(printable(std::string(1000000, 'a')).size() == 42);
  std::string pile = "a";
  for (int i = 0; i < 10000; ++i) pile += "\xCC\x81";
  CHECK(printable(pile).size() < 400);
}
