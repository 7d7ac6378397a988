#include "engine/parser/answer_parser.hpp"

#include <catch2/catch.hpp>

#include "tests/unit/session/room.hpp"

using namespace narrator;

namespace {

Room room_of(std::vector<std::string> names, std::string lang = "en") {
  return {std::move(names), std::move(lang), {}};
}

}  // namespace

TEST_CASE("a player is found by a unique prefix, ignoring case and accents, or by seat") {
  const Room room;
  const Question q = choose(players({1, 2, 4, 5}));
  for (const char* input : {"binh", "BINH", "Bình", "b", "bì", "2", "２", " binh ", "Ｂinh"})
    CHECK(room.read(q, input) == "\"Bình\"");
}

TEST_CASE("đ is typed as d") {
  CHECK(room_of({"An", "Đức"}).read(choose(players({1, 2})), "duc") == "\"Đức\"");
}

TEST_CASE("kana and kanji names are found by prefix or seat") {
  const Room room = room_of({"花子", "ハナ", "明", "がく", "かな"}, "ja");
  const Question q = choose(players({1, 2, 3, 4, 5}));
  CHECK(room.read(q, "花") == "\"花子\"");
  CHECK(room.read(q, "ﾊﾅ") == "\"ハナ\"");
  CHECK(room.read(q, "はな") == "\"ハナ\"");
  CHECK(room.read(q, "ガ") == "\"がく\"");
  CHECK(room.read(q, "か") == "\"かな\"");
  CHECK(room.read(q, "が") == "\"がく\"");
  CHECK(room.read(q, "３") == "\"明\"");
}

TEST_CASE("names that differ only in the kind of kana are told apart by it") {
  const Room room = room_of({"ちえ", "チエ", "ビン"}, "ja");
  const Question q = choose(players({1, 2, 3}));
  CHECK(room.read(q, "ちえ") == "\"ちえ\"");
  CHECK(room.read(q, "チエ") == "\"チエ\"");
  CHECK(room.read(q, "びん") == "\"ビン\"");
}

TEST_CASE("names that differ only in accents are told apart by them") {
  const Room room = room_of({"Hoa", "Hòa", "Hoàng"});
  const Question q = choose(players({1, 2, 3}));
  CHECK(room.read(q, "hoa") == "\"Hoa\"");
  CHECK(room.read(q, "hòa") == "\"Hòa\"");
  CHECK(room.read(q, "hò") == "\"Hòa\"");
  CHECK(room.read(q, "hoàn") == "\"Hoàng\"");
  CHECK(room.refuse(q, "ho").refusal.lines().starts_with(
      "“ho” could be Hoa (1), Hòa (2), Hoàng (3)."));
}

TEST_CASE("a tone mark may be on the other vowel if that identifies one player") {
  const Room room = room_of({"Hoa", "Hòa", "Thúy", "Thùy", "Loè", "Loe", "Hoàng"});
  const Question q = choose(players({1, 2, 3, 4, 5, 6, 7}));
  CHECK(room.read(q, "hoà") == "\"Hòa\"");
  CHECK(room.read(q, "HOÀ") == "\"Hòa\"");
  CHECK(room.read(q, "thuý") == "\"Thúy\"");
  CHECK(room.read(q, "thuỳ") == "\"Thùy\"");
  CHECK(room.read(q, "lòe") == "\"Loè\"");
  CHECK(room.read(q, "hoàn") == "\"Hoàng\"");
  CHECK(room.refuse(q, "hoá").refusal.lines().starts_with("“hoá” could be Hoa (1), Hòa (2)"));
  const Room both = room_of({"Hòa", "Hoà", "Hoa"});
  CHECK(both.read(choose(players({1, 2, 3})), "hoà") == "\"Hoà\"");
  CHECK(both.read(choose(players({1, 2, 3})), "hòa") == "\"Hòa\"");
}

TEST_CASE("a full name outweighs a prefix of another") {
  const Room room = room_of({"Jo", "John", "Mary Ann", "Mary"});
  const Question q = choose(players({1, 2, 3, 4}));
  CHECK(room.read(q, "jo") == "\"Jo\"");
  CHECK(room.read(q, "mary") == "\"Mary\"");
  CHECK(room.read(q, "m a") == "\"Mary Ann\"");
  CHECK(room.read(q, "mary ann") == "\"Mary Ann\"");
}

TEST_CASE("a first or last name in full means everybody whose name has it") {
  const Room room = room_of({"Lynn Park", "Lee Lynn", "Nguyễn An", "Ánh", "Ân Lê"});
  const Question q = choose(players({1, 2, 3, 4, 5}));
  CHECK(room.refuse(q, "lynn").refusal.wrong.starts_with(
      "“lynn” could be Lynn Park (1), Lee Lynn (2)."));
  CHECK(room.refuse(q, "an").refusal.wrong.starts_with("“an” could be Nguyễn An (3), Ân Lê (5)."));
  CHECK(room.read(q, "ân") == "\"Ân Lê\"");
  CHECK(room_of({"Nguyễn An", "Ánh"}).read(choose(players({1, 2})), "ân") == "\"Nguyễn An\"");
  CHECK(room.read(q, "park") == "\"Lynn Park\"");
}

TEST_CASE("a name of digits outweighs a seat, and a seat outweighs a prefix of a name") {
  const Room room = room_of({"3", "Bo", "2pac"});
  const Question q = choose(players({1, 2, 3}));
  CHECK(room.read(q, "3") == "\"3\"");
  CHECK(room.read(q, "2") == "\"Bo\"");
  CHECK(room.read(q, "2p") == "\"2pac\"");
}

TEST_CASE("words of an option are matched one by one") {
  const Room room;
  const Question q = choose(words({"R1", "R10", "R13", "guess R8", "guess R10", "pass"}));
  CHECK(room.read(q, "g r8") == "\"guess R8\"");
  CHECK(room.read(q, "r1") == "\"R1\"");
  CHECK(room.read(q, "ｒ１０") == "\"R10\"");
  CHECK(room.read(q, "guess r10") == "\"guess R10\"");
  CHECK(room.read(q, "p") == "\"pass\"");
  CHECK(room.refuse(q, "g").refusal.lines().starts_with("“g” could be guess R8, guess R10."));
}

TEST_CASE("a number is never a prefix of a longer number") {
  const Room room;
  const Question q = choose(words({"R10", "Y2"}));
  CHECK(room.refuse(q, "r1").refusal.lines().starts_with(
      "“r1” does not fit here. Did you mean R10?\n"));
  CHECK(room.read(q, "r") == "\"R10\"");
}

TEST_CASE("the game's own spellings of words are accepted too") {
  Room room;
  room.text.add("word.double-agent", "Doppelagent");
  room.text.add("also.double-agent", "double agent, 二重スパイ");
  const Question q = choose(words({"double-agent", "detective"}));
  for (const char* input : {"double-agent", "double", "dopp", "double agent", "d a", "二重"})
    CHECK(room.read(q, input) == "\"double-agent\"");
}

TEST_CASE("yes and no are answered in every language's words") {
  const Room english;
  for (const char* input : {"yes", "y", "YES", "yeah"})
    CHECK(english.read(confirm(), input) == "\"yes\"");
  CHECK(english.read(confirm(), "n") == "\"no\"");
  const Room japanese = room_of({"明"}, "ja");
  for (const char* input : {"はい", "は", "hai", "ﾊｲ", "y", "ええ"})
    CHECK(japanese.read(confirm(), input) == "\"yes\"");
  for (const char* input : {"いいえ", "違います", "iie", "no"})
    CHECK(japanese.read(confirm(), input) == "\"no\"");
  const Room vietnamese = room_of({"An"}, "vi");
  for (const char* input : {"có", "co", "c", "CÓ", "yes"})
    CHECK(vietnamese.read(confirm(), input) == "\"yes\"");
  for (const char* input : {"không", "khong", "k", "no"})
    CHECK(vietnamese.read(confirm(), input) == "\"no\"");
  CHECK(english.refuse(confirm(), "maybe").refusal.lines() ==
        "“maybe” does not fit here.\nWanted: yes or no. Example: y");
}

TEST_CASE("numbers are digits of any width") {
  const Room room;
  CHECK(room.read(number(1, 3), "2") == "2");
  CHECK(room.read(number(1, 3), "３") == "3");
  for (const char* input : {"4", "0", "-1", "2.5", "four", "2 3", "99999999999999999999", "2x"}) {
    CHECK(room.refuse(number(1, 3), input)
              .refusal.lines()
              .ends_with("Wanted: a number from 1 to 3. Example: 1"));
  }
}

TEST_CASE("small numbers are words, too, and something counted may follow") {
  for (const char* input : {"two", "2 cards", "two cards"})
    CHECK(room_of({"Aki"}).read(number(1, 3), input) == "2");
  for (const char* input : {"hai", "hai lá"})
    CHECK(room_of({"Aki"}, "vi").read(number(1, 3), input) == "2");
  for (const char* input : {"-1", "−1", "–1", "ー1"})
    CHECK(room_of({"Aki"}, "ja").read(number(-1, 1), input) == "-1");
}

TEST_CASE("words between others need no accents, and the word that does not fit is named") {
  const Question q = choose(players({1, 2, 3}), 2, 2);
  CHECK(room_of({"An", "Bình", "Chi"}, "vi").read(q, "an va binh") == "[\"An\",\"Bình\"]");
  CHECK(room_of({"An", "Bình", "Vân"}, "vi").read(q, "an va binh") == "[\"An\",\"Bình\"]");
  CHECK(room_of({"An", "Binh", "Chi"}).refuse(q, "an and bihn").refusal.wrong ==
        "“bihn” does not fit here. Did you mean Binh?");
}

TEST_CASE("several options are typed in any order, separated by blanks or commas") {
  const Room room = room_of({"Aki", "Mary Ann", "Chie", "Dan"});
  const Question two = choose(players({1, 2, 3, 4}), 2, 2);
  for (const char* input : {"mary ann dan", "dan, mary", "4 2", "４、２", "d m", "mary,dan"})
    CHECK(room.read(two, input) == R"(["Mary Ann","Dan"])");
  CHECK(room.refuse(two, "dan").refusal.lines() ==
        "That is only 1.\nWanted: 2 of Aki, Mary Ann, Chie, Dan. Example: Aki, Mary Ann");
  CHECK(room.refuse(two, "1 2 3").refusal.lines().starts_with("That is 3, too many.\n"));
  CHECK(room.refuse(two, "dan 4").refusal.lines().starts_with("Dan is in there twice.\n"));
  const Question some = choose(words({"R1", "R2", "R3"}), 1, 2);
  CHECK(room.read(some, "r3") == R"(["R3"])");
  CHECK(room.refuse(some, "r1 r2 r3")
            .refusal.lines()
            .ends_with("Wanted: 1 to 2 of R1, R2, R3. Example: R1, R2"));
}

TEST_CASE("several players by their initials are not the beginning of a word") {
  Room room = room_of({"Mia", "Nora", "Otto"});
  room.text.add("also.nobody", "none, no one");
  std::vector<Option> options = players({1, 2, 3});
  options.push_back({0, "nobody"});
  CHECK(room.read(choose(options, 1, 2), "nor o") == R"(["Nora","Otto"])");
  CHECK(room.refuse(choose(options, 1, 2), "n o")
            .refusal.lines()
            .starts_with("“n” could be Nora (2), nobody."));
  CHECK(room.read(choose(options, 1, 2), "no one") == R"(["nobody"])");
}

TEST_CASE("two cards with the same face can both be chosen") {
  const Question q = choose(words({"fascist", "fascist", "liberal"}), 2, 2);
  const Room room;
  CHECK(room.read(q, "f f") == R"(["fascist","fascist"])");
  CHECK(room.read(q, "l f") == R"(["fascist","liberal"])");
  CHECK(room.refuse(q, "l l").refusal.lines().starts_with("liberal is in there twice."));
  CHECK(room.read(choose(words({"fascist", "fascist"})), "f") == "\"fascist\"");
}

TEST_CASE("an empty line is an answer only if nothing is asked for") {
  const Room room;
  CHECK(room.read(choose(players({1, 2}), 0, 2), " ") == "[]");
  CHECK(room.refuse(choose(players({1, 2})), "").refusal.lines() ==
        "Eligible: Aki, Bình. Example: Aki or 1");
  Question q;
  q.form = Form::acknowledge;
  CHECK(room.read(q, "") == "null");
  CHECK(room.refuse(q, "ja").refusal.lines() ==
        "Nothing is being asked just now.\nJust press Enter.");
}

TEST_CASE("a typo is answered with the nearest legal word and an example") {
  const Room room;
  const Question q = choose(players({1, 4, 5}));
  CHECK(room.refuse(q, "dsn").refusal.lines() ==
        "“dsn” does not fit here. Did you mean Dan?\nEligible: Aki, Dan, Emi. Example: Aki or 1");
  CHECK(room.refuse(q, "nobody").refusal.lines().starts_with("“nobody” does not fit here.\n"));
  CHECK(room.refuse(q, "9").refusal.lines().starts_with(
      "There is no seat 9; the seats are 1 to 5.\n"));
}

TEST_CASE("a player who is not eligible is recognized") {
  const Room room;
  const Question q = choose(players({1, 4, 5}));
  for (const char* input : {"chie", "chi", "3"}) {
    const NoAnswer refusal = room.refuse(q, input);
    CHECK(refusal.not_offered == Option{3, ""});
    CHECK(refusal.refusal.wrong == "Chie cannot be chosen now.");
    CHECK(refusal.refusal.wanted == "Eligible: Aki, Dan, Emi.");
    CHECK(refusal.refusal.example == " Example: Aki or 1");
    CHECK(refusal.refusal.lines() ==
          "Chie cannot be chosen now.\nEligible: Aki, Dan, Emi. Example: Aki or 1");
  }
  CHECK(room.refuse(q, "zoe").not_offered == Option{0, "zoe"});  // the rules may know the word
}

TEST_CASE("the name of an ineligible player, or a part of it, is not a prefix of an eligible one") {
  CHECK(room_of({"Dan Ito", "Dana"}).refuse(choose(players({2})), "dan").not_offered.seat == 1);
  const Room room = room_of({"Dan", "Danny"});
  CHECK(room.refuse(choose(players({2})), "dan").not_offered.seat == 1);
  CHECK(room.read(choose(players({2})), "da") == "\"Danny\"");
  CHECK(room_of({"An", "Bo", "1st"}).refuse(choose(players({3})), "1").not_offered.seat == 1);
}

TEST_CASE("a word that is not an option now is recognized") {
  Room room;
  room.text.add("word.spy", "Spy");
  room.text.add("word.yes", "yes");  // the interface's own words are never options
  const Question q = choose(words({"left", "right"}));
  CHECK(room.refuse(q, "spy").not_offered == Option{0, "spy"});
  CHECK(room.refuse(q, "spy").refusal.wrong == "Spy cannot be chosen now.");
  CHECK(room.refuse(q, "sp").not_offered == Option{0, "sp"});
  CHECK(room.refuse(q, "lft").not_offered == Option{});  // "left" was meant
}

TEST_CASE("more than one option for a single choice is refused") {
  const Room room;
  const Question q = choose(players({1, 4, 5}));
  CHECK(room.refuse(q, "dan emi").refusal.lines().starts_with("That is 2, too many.\n"));
  CHECK(room.refuse(q, "dan soon").refusal.lines().starts_with("“soon” does not fit here.\n"));
}

TEST_CASE("full stops and words of courtesy are no part of an answer, and none alone") {
  const Room room;
  const Question q = choose(players({1, 4, 5}));
  for (const char* input : {"Dan.", "dan!", "Dan?", "dan。", "dan please", "Dan, please.", "- Dan",
                            "“Dan.”", "\"Dan\"", "Dan:"})
    CHECK(room.read(q, input) == "\"Dan\"");
  CHECK(room.refuse(q, "\u200b.").refusal.wrong.ends_with("does not fit here."));
  Question any = q;
  any.min = 0;
  any.max = 2;
  CHECK(room.refuse(any, "please").refusal.lines().starts_with("“please” does not fit here."));
  CHECK(room.read(any, "Dan. Emi.") == R"(["Dan","Emi"])");
}

TEST_CASE(
    "what a name is called by is no other name, and a word with other accents is not dropped") {
  const Room room = room_of({"Nguyễn An", "Bình", "Chi", "Dũng", "Em"}, "vi");
  const Question one = choose(players({1, 2, 3, 4, 5}));
  Question two = one;
  two.min = two.max = 2;
  CHECK(room.read(one, "chị Bình") == R"("Bình")");
  CHECK(room.read(one, "chi") == R"("Chi")");
  CHECK(room.read(one, "chị Chi") == R"("Chi")");
  CHECK(room.read(two, "chị Bình, anh Dũng") == R"(["Bình","Dũng"])");
  CHECK(room.read(two, "Em, Bình") == R"(["Bình","Em"])");
  for (const char* input : {"Chi, An, Bình", "Em, Bình, An"})
    CHECK(std::holds_alternative<NoAnswer>(room.parse(two, input)));
}

TEST_CASE("zero is said in words, too") {
  const Room room;
  CHECK(room.read(number(0, 5), "none") == "0");
  CHECK(room.read(number(0, 5), "no cards.") == "0");
  CHECK(room.refuse(number(1, 5), "none").refusal.wrong == "“none” does not fit here.");
}

TEST_CASE("a player named like a word of the question is chosen by seat") {
  const Room room = room_of({"Random", "Bo"});
  const Question q = choose({{1, ""}, {2, ""}, {0, "random"}});
  CHECK(room.refuse(q, "rand").refusal.lines().starts_with("“rand” could be Random (1), random."));
  CHECK(room.read(q, "1") == "\"Random\"");
}

TEST_CASE("a long list of options is cut") {
  std::vector<Option> options;
  for (int i = 1; i <= 65; ++i) options.push_back({0, "c" + std::to_string(i)});
  CHECK(Room().refuse(choose(options), "x").refusal.lines() ==
        "“x” does not fit here.\n"
        "Possible: c1, c2, c3, c4, c5, c6, c7, c8, c9, c10 and 55 more. Example: c1");
}

TEST_CASE("typed text is shown without control characters and cut short") {
  const Room room;
  const Question q = choose(players({1, 2}));
  for (const std::string& input :
       {std::string("\x1B[2J\x07\xC2\x9B"), std::string("\xFF\xFE\xE3\x81"), std::string(3, '\0'),
        std::string(500, 'x'), "a" + std::string(2000000, ' ') + "b", std::string(2000000, 'a'),
        std::string("\xE2\x80\xAE drow")}) {
    for (const auto& question : {q, choose(players({1, 2}), 2, 2), confirm(), number(1, 3)}) {
      const std::string text = room.refuse(question, input).refusal.lines();
      CHECK(text.size() < 300);
      for (const char c : text) CHECK((static_cast<unsigned char>(c) >= ' ' || c == '\n'));
      CHECK(text.find("\xC2\x9B") == std::string::npos);
      CHECK(text.find("\xFF") == std::string::npos);
      CHECK(text.find("\xE2\x80\xAE") == std::string::npos);
    }
  }
}

TEST_CASE("whoever is not offered is recognized by name before another's first or last name") {
  const Room room = room_of({"Mary", "Mary Ann", "Lee", "Bob Lee", "Hòa", "Trần Hoa", "Hoàng"});
  CHECK(room.refuse(choose(players({2, 3, 4})), "mary").not_offered.seat == 1);
  CHECK(room.refuse(choose(players({2, 4})), "lee").not_offered.seat == 3);
  CHECK(room.refuse(choose(players({6, 7})), "hòa").not_offered.seat == 5);
  CHECK(room.read(choose(players({6, 7})), "trần") == "\"Trần Hoa\"");
  CHECK(room_of({"Lê Hoa", "Hoàng"}).read(choose(players({1, 2})), "hòa") == "\"Hoàng\"");
}

TEST_CASE("fillers are names of those at the table, offered or not") {
  const Room room = room_of({"Chi", "Em", "Bình", "Dan"}, "vi");
  const Question q = choose(players({3, 4}), 1, 2);
  for (const char* input : {"binh chi", "chi binh", "binh em"})
    CHECK(room.refuse(q, input).refusal.wrong != "");
  CHECK(room.read(q, "chị binh") == "[\"Bình\"]");
}

TEST_CASE("counters stand behind their number, and are names of those at the table") {
  for (const char* input : {"一", "1枚", "１です", "1マス", "一マス", "1枚です"})
    CHECK(room_of({"Aki"}, "ja").read(number(1, 3), input) == "1");
  for (const char* input : {"1cards", "cards 1"})
    CHECK(room_of({"Aki"}).read(number(1, 3), input) == "1");
  const Room room = room_of({"歩", "トモ"}, "ja");
  CHECK(room.read(choose(players({1, 2})), "歩です") == "\"歩\"");
  CHECK(room.refuse(choose(players({1, 2})), "トモ 歩").refusal.wrong != "");
  CHECK(room_of({"Aki"}).refuse(choose(players({1})), "vote aki").refusal.wrong != "");
}
