#include "cli/setup/player_names.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using narrator::cli::player_names;
using Names = std::vector<std::string>;

namespace {

std::string refusal(const std::string& list) {
  return tiny::error_of([&] { player_names(list); });
}

}  // namespace

TEST_CASE("names are trimmed and composed, whatever comma separates them") {
  CHECK(player_names("Aki, Binh ,\tChie") == Names{"Aki", "Binh", "Chie"});
  CHECK(player_names("秋子、健太，美咲") == Names{"秋子", "健太", "美咲"});
  CHECK(player_names("Aki､Binh､Chie") == Names{"Aki", "Binh", "Chie"});
  CHECK(player_names("秋子、　健太　") == Names{"秋子", "健太"});
  CHECK(player_names("Ti\xE1\xBA\xBFn,Tie\xCC\x82\xCC\x81n Anh") == Names{"Tiến", "Tiến Anh"});
  CHECK(player_names("Mary Ann,O'Neil,Jean-Luc,Dr. X") ==
        Names{"Mary Ann", "O'Neil", "Jean-Luc", "Dr. X"});
  CHECK(player_names("👩‍🚀,Zoë") == Names{"👩‍🚀", "Zoë"});
}

TEST_CASE("two players cannot have the same name in any spelling") {
  for (const char* list :
       {"Aki,aki", "Aki,ＡＫＩ", "Tiến,TIẾN", "Ti\xE1\xBA\xBFn,Tie\xCC\x82\xCC\x81n",
        "Mary  Ann,mary ann", "Straße,STRASSE"}) {
    INFO(list);
    CHECK_THAT(refusal(list), Catch::Contains("players 1 and 2 are both called"));
  }
  CHECK(player_names("Hoa,Hòa,Hóa") == Names{"Hoa", "Hòa", "Hóa"});  // three people
}

TEST_CASE("a name cannot have unlimited marks on one letter") {
  std::string piled = "A";
  for (int i = 0; i < 200; ++i) piled += "\xCC\x81";
  CHECK_THAT(refusal("Binh," + piled), Catch::Contains("player 2 has no usable name"));
  CHECK(player_names("ผู้ยิ่งใหญ่ที่สุดในบ้านหลังนี้").size() == 1);  // Thai has several
}

TEST_CASE("a name that cannot be shown or typed is refused, with its position") {
  const std::string e = "\xCC\x81";
  for (const std::string& name :
       {std::string(), std::string("  "), std::string("A\tB"), std::string("A\033[2J"),
        std::string("A\nB"), std::string("\xC2\x9B"),
        std::string("\xE2\x80\xAE"
                    "Aki"),
        std::string("\xE2\x80\x8B"), e, std::string("\xFF\xFE"), std::string(41, 'x'),
        std::string("A\x7F")}) {
    INFO(name);
    CHECK_THAT(refusal("Aki," + name + ",Chie"), Catch::Contains("player 2 has no usable name"));
  }
  CHECK_THAT(refusal(""), Catch::Contains("player 1"));
  CHECK_THAT(refusal("Aki,#3"), Catch::Contains("begins with #"));
  CHECK_THAT(refusal("Aki,\"Emi, Jr\""), Catch::Contains("player 2 is quoted across a comma"));
  CHECK(player_names("\"Emi\" Ito,Six\" Bo,\"'&amp;").size() == 3);
  CHECK(player_names(std::string(40, 'x')).size() == 1);
  std::string kanji;
  for (int i = 0; i < 20; ++i) kanji += "秋";
  CHECK(player_names(kanji).size() == 1);
  CHECK_THAT(refusal(kanji + "秋"), Catch::Contains("player 1 has no usable name"));
  CHECK_THAT(refusal(kanji + "秋"), Catch::Contains("count double"));
}

TEST_CASE("nobody is called as the moderator is to whom a screen is passed") {
  for (const char* name : {"The Moderator", "進行役", "Quan tro"}) {
    CHECK_THAT(refusal("Aki," + std::string(name)), Catch::Contains("which is no player here"));
    CHECK(narrator::cli::player_name(name).empty());
  }
}

TEST_CASE("a line of names may have a comma before its last and") {
  CHECK(narrator::cli::names_with_commas("Aki, Binh, and Chie", {"and"}) == "Aki,Binh,Chie");
  CHECK(narrator::cli::names_with_commas("Aki and Binh", {"and"}) == "Aki,Binh");
  CHECK(narrator::cli::names_with_commas("Aki; Mary Ann；Chie", {}) == "Aki,Mary Ann,Chie");
}

TEST_CASE("the numbers of a list are no players") {
  CHECK(narrator::cli::names_with_commas("1. Aki 2. Mary Ann 3) Chie", {}) == "Aki,Mary Ann,Chie");
  for (const char* list :
       {"1.秋子, 2.健太", "１．秋子　２．健太", "1、秋子、2、健太", "1 秋子 2 健太"})
    CHECK(narrator::cli::names_with_commas(list, {}) == "秋子,健太");
  CHECK(narrator::cli::names_with_commas("1 2 3", {}) == "1,2,3");
  CHECK(narrator::cli::names_with_commas("Dr. X, R2. D2, 3.5, 7", {}) == "Dr. X,R2. D2,3.5,7");
}
