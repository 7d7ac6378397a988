// Ballots and deals as people type them.
#include "tests/unit/session/room.hpp"

using namespace narrator;

namespace {

Question deal(std::vector<Option> slots, bool unknown = false) {
  Question q;
  q.form = Form::deal;
  q.options = words({"liberal", "fascist", "hitler"});
  q.copies = {3, 1, 1};
  q.slots = std::move(slots);
  q.unknown = unknown;
  return q;
}

Question row(int positions, bool unknown = false) {
  Question q = deal({}, unknown);
  q.positions = positions;
  return q;
}

/// A room where rows are read as one letter per place: the face's initial, ? for unknown.
struct RowRoom : Room {
  std::string read(const Question& q, std::string_view input) const {
    const auto result = parse(q, input);
    if (const auto* refusal = std::get_if<NoAnswer>(&result)) return whole(*refusal);
    const auto& answer = std::get<Answer>(result);
    REQUIRE(fits(q, answer));
    if (answer.unknown) return "unknown";
    std::string letters;
    for (const int pick : answer.picks)
      letters += pick < 0 ? '?' : q.options[static_cast<std::size_t>(pick)].word[0];
    return letters;
  }

  /// Returns the first line of the refusal.
  std::string problem(const Question& q, std::string_view input) const {
    const std::string text = whole(refuse(q, input));
    return text.substr(0, text.find('\n'));
  }
};

RowRoom row_room_of(std::vector<std::string> names, std::string lang = "en") {
  return {{std::move(names), std::move(lang), {}}};
}

const Question vote = ballots({1, 2, 3, 4, 5});

}  // namespace

TEST_CASE("ballots: a letter for each voter in seat order") {
  const RowRoom room;
  CHECK(room.read(vote, "jjnjn") == "jjnjn");
  CHECK(room.read(vote, "JJN jn") == "jjnjn");
  CHECK(room.read(vote, "ｊｊｎｊｎ") == "jjnjn");
  CHECK(room.read(ballots({1, 3}), "nn") == "nn");
  CHECK(room.read(ballots({4}), "n") == "n");
}

TEST_CASE("ballots: a word for each voter in seat order") {
  const RowRoom room;
  CHECK(room.read(vote, "ja ja nein j ne") == "jjnjn");
  CHECK(room.read(vote, "ja, nein, ja, nein, ja") == "jnjnj");
}

TEST_CASE("ballots: letters of other languages") {
  RowRoom room = row_room_of({"明", "花", "空"}, "ja");
  room.text.add("word.ja", "賛成");
  room.text.add("also.ja", "ヤー, さんせい");
  room.text.add("word.nein", "反対");
  room.text.add("also.nein", "ナイン, はんたい");
  const Question q = ballots({1, 2, 3});
  for (const char* input : {"賛反賛", "ヤナヤ", "jnj", "さはさ", "賛成　反対、賛成", "ﾔﾅﾔ"})
    CHECK(room.read(q, input) == "jnj");
  CHECK(room.read(q, "賛成 全員") == "jjj");
  CHECK(room.read(q, "全員 賛成") == "jjj");
  CHECK(room.read(q, "花 以外 賛成") == "jnj");
  CHECK(room.read(q, "賛成 ２ 以外") == "jnj");
}

TEST_CASE("ballots: in Vietnamese") {
  RowRoom room = row_room_of({"An", "Bình", "Cúc"}, "vi");
  room.text.add("also.ja", "thuận");
  room.text.add("also.nein", "chống");
  const Question q = ballots({1, 2, 3});
  for (const char* input :
       {"thuận tất cả trừ Bình", "tất cả thuận trừ 2", "thuan tru binh", "tct"}) {
    CHECK(room.read(q, input) == "jnj");
  }
}

TEST_CASE("ballots: all, and all but some") {
  const RowRoom room;
  for (const char* input : {"ja all", "all ja", "j all", "everybody ja"})
    CHECK(room.read(vote, input) == "jjjjj");
  for (const char* input :
       {"ja all but 3 5", "all ja but chie emi", "ja all but 3, 5", "all but 3 5 ja", "ja but 5 3",
        "ja all except chie, emi", "3 5 but ja"}) {
    CHECK(room.read(vote, input) == "jjnjn");
  }
  CHECK(room.read(vote, "nein all but aki") == "jnnnn");
}

TEST_CASE("ballots: some voters named with a word each, and the others") {
  const RowRoom room;
  for (const char* input : {"chie emi nein, all ja", "ja all, nein chie emi",
                            "all ja, chie emi nein", "chie and emi nein, the rest ja",
                            "nein chie emi, ja the others", "all ja but chie emi nein"}) {
    CHECK(room.read(vote, input) == "jjnjn");
  }
  CHECK(room.problem(vote, "the rest ja") == "That leaves open what the others get.");
  for (const char* input : {"ja all nein", "all ja all nein", "ja all dan", "ja dan rest nein"})
    CHECK_THAT(room.problem(vote, input), Catch::StartsWith("“All” goes with one word"));
}

TEST_CASE("ballots: some voters named, the others get the other option") {
  const RowRoom room;
  CHECK(room.read(vote, "ja 1 2 4") == "jjnjn");
  CHECK(room.read(vote, "nein 3 5") == "jjnjn");
  CHECK(room.read(vote, "n 3,5") == "jjnjn");
  CHECK(room.read(vote, "nein chie emi") == "jjnjn");
  CHECK(room.read(vote, "ja 1 2 4 nein 3 5") == "jjnjn");
  CHECK(room.read(vote, "3 5 nein") == "jjnjn");
}

TEST_CASE("ballots: names with words, in any order") {
  const RowRoom room;
  CHECK(room.read(vote, "Emi=nein aki=ja 2=j chie=n d=ja") == "jjnjn");
  CHECK(room.read(vote, "emi = nein, aki = ja, 2 = j, chie＝n, d =ja") == "jjnjn");
}

TEST_CASE("ballots: each word before or behind its names, throughout") {
  const RowRoom room;
  CHECK(room.read(vote, "1 2 4 ja 3 5 nein") == "jjnjn");
  CHECK(room.read(vote, "aki ja, binh ja, chie nein, dan ja, emi nein") == "jjnjn");
  CHECK(room.problem(vote, "1 2 ja 3 4 nein") == "Nothing is given for Emi.");
  CHECK(room.problem(vote, "1 ja 2 nein 3 4 5").find("each name beside") != std::string::npos);
}

TEST_CASE("ballots: a word between names is whose is not clear") {
  for (const char* input : {"aki ja binh", "aki, ja, 2"})
    CHECK(RowRoom().problem(vote, input).starts_with("Please put each name beside its word"));
}

TEST_CASE("ballots: a letter each, though two letters may begin one word") {
  Question q = ballots({1, 2, 3, 4});
  q.options = words({"deal", "no deal"});
  CHECK(RowRoom().read(q, "n d n d") == "ndnd");
  CHECK(RowRoom().problem(q, "no deal no deal") != "");
  CHECK(RowRoom().read(q, "no deal deal no deal deal") == "ndnd");
}

TEST_CASE("ballots: so many of each, where the rules count them") {
  Question q = vote;
  q.tally = true;
  const RowRoom room;
  for (const char* input : {"3:2", "3-2", "3–2", "3/2", "3 ja 2 nein", "nein 2 ja 3"})
    CHECK(room.read(q, input) == "jjjnn");
  CHECK(room.problem(q, "3 ja 1 nein") == "Nothing is given for Bình, Dan, Emi.");
  CHECK(room.problem(q, "1-3").find("does not fit here") != std::string::npos);
}

TEST_CASE("ballots: a number of votes is no seat") {
  const RowRoom room;
  for (const char* input : {"5 votes ja", "ja 3 votes", "2 people nein"})
    CHECK(room.problem(vote, input) != "");
  CHECK(room.read(vote, "emi votes ja") == "nnnnj");
}

TEST_CASE("ballots: seats are numbered at the table, letters among the voters") {
  const RowRoom room;
  const Question q = ballots({1, 3, 5});
  CHECK(room.read(q, "jjn") == "jjn");
  CHECK(room.read(q, "nein 5") == "jjn");
  const auto result = room.parse(q, "nein 4");
  REQUIRE(std::holds_alternative<NoAnswer>(result));
  CHECK(std::get<NoAnswer>(result).not_offered == Option{4, ""});
  CHECK(room.problem(q, "nein dan") == "Dan does not vote here.");
  CHECK(room.problem(q, "aki=ja dan=ja") == "Dan does not vote here.");
}

TEST_CASE("ballots: missing, repeated and unknown votes are named") {
  const RowRoom room;
  CHECK(room.problem(vote, "jjn") == "3 given, 5 wanted: nothing for Dan, Emi.");
  CHECK(room.problem(vote, "jjnjnj") == "6 given, only 5 wanted.");
  CHECK(room.problem(vote, "ja nein ja") == "3 given, 5 wanted: nothing for Dan, Emi.");
  CHECK(room.problem(vote, "ja") == "1 given, 5 wanted: nothing for Bình, Chie, Dan, Emi.");
  CHECK(room.problem(vote, "aki=ja 2=nein") == "Nothing is given for Chie, Dan, Emi.");
  CHECK(room.problem(vote, "nein 3 3") == "Chie is in there twice.");
  CHECK(room.problem(vote, "ja 1 nein 1") == "Aki is in there twice.");
  const std::string each = "Please put each name beside its word, as NAME=WORD.";
  for (const char* turned :
       {"ja=aki", "ja=3", "ja=3 nein=4", "ja=ja", "ja=all", "j=aki", "aki=ja nein=2"})
    CHECK(room.problem(vote, turned) == each);
  CHECK(room.problem(vote, "aki=dan") == "“dan” does not fit here.");
  CHECK(room.problem(vote, "jjxjn") == "Letter 3, for Chie, is none of these.");
  CHECK(room.problem(vote, "jaa all") == "“jaa” does not fit here. Did you mean ja?");
  CHECK(room.problem(vote, "ja all but chei") == "“chei” does not fit here. Did you mean Chie?");
  CHECK(room.problem(vote, "ja 9") == "There is no seat 9; the seats are 1 to 5.");
  CHECK(room.problem(vote, "3 5") == "That does not say who chose what.");
  CHECK(room.problem(vote, "ja all 3") ==
        "“All” goes with one word: alone, or as “all but” with names.");
  CHECK(room.problem(vote, "ja all but") ==
        "“All” goes with one word: alone, or as “all but” with names.");
  CHECK(room.problem(vote, "aki=") == each);
  CHECK(room.problem(vote, "aki=ja=2") == each);
  CHECK(room.read(vote, "x").ends_with(
      "Wanted: ja, nein from each of Aki, Bình, Chie, Dan, Emi. Example: jnjjj or ja all but 2"));
}

TEST_CASE("ballots: with three options nothing is guessed") {
  Question q = vote;
  q.options = words({"ja", "nein", "abstain"});
  const RowRoom room;
  CHECK(room.read(q, "jjnaa") == "jjnaa");
  CHECK(room.read(q, "ja all") == "jjjjj");
  CHECK(room.read(q, "ja 1 2 nein 3 abstain 4 5") == "jjnaa");
  CHECK(room.problem(q, "ja 1 2") == "That leaves open what the others get.");
  CHECK(room.problem(q, "ja all but 3") == "That leaves open what the others get.");
}

TEST_CASE("ballots: a prefix of both a name and a word is a name after the word") {
  const RowRoom room = row_room_of({"Jan", "Nam", "Ja"});
  const Question q = ballots({1, 2, 3});
  CHECK(room.read(q, "nein na") == "jnj");
  CHECK(room.read(q, "ja all but jan") == "njj");
  CHECK(room.read(q, "jan=nein nam=ja 3=ja") == "njj");
  CHECK(room.read(q, "nein 3") == "jjn");
}

TEST_CASE("ballots: the full name of a player who does not vote is not a prefix of a voter") {
  const RowRoom room = row_room_of({"Dan", "Danny", "Emi"});
  CHECK(room.problem(ballots({2, 3}), "nein dan") == "Dan does not vote here.");
  CHECK(room.read(ballots({2, 3}), "nein da") == "nj");
}

TEST_CASE("ballots: names of several words") {
  const RowRoom room = row_room_of({"Mary Ann", "Mary", "An Bình"});
  const Question q = ballots({1, 2, 3});
  CHECK(room.read(q, "ja mary ann mary") == "jjn");
  CHECK(room.read(q, "mary ann=nein mary=ja an binh=nein") == "njn");
}

TEST_CASE("deals: names with their cards, each exactly once") {
  const RowRoom room;
  const Question q = deal(players({1, 2, 3, 4, 5}));
  CHECK(room.read(q, "Aki=liberal binh=fascist 3=hitler dan=l emi=lib") == "lfhll");
  CHECK(room.read(q, "liberal fascist hitler liberal liberal") == "lfhll");
  CHECK(room.read(q, "lfhll") == "lfhll");
  CHECK(room.read(q, "hitler 3 fascist 2 liberal 1 4 5") == "lfhll");
  CHECK(room.problem(q, "hitler 3 fascist 2") == "Nothing is given for Aki, Dan, Emi.");
  CHECK(room.problem(q, "aki=liberal aki=fascist") == "Aki is in there twice.");
  CHECK(room.problem(q, "aki=liberal zoe=fascist") == "“zoe” does not fit here.");
  CHECK(room.problem(q, "aki=librel") == "“librel” does not fit here. Did you mean liberal?");
}

TEST_CASE("deals: a face given too often is named") {
  RowRoom room;
  room.text.add("word.liberal", "Liberal");
  const Question q = deal(players({1, 2, 3, 4, 5}));
  CHECK(room.problem(q, "l l l l f") == "3 × Liberal exist, 4 given.");
  CHECK(room.problem(q, "liberal all") == "3 × Liberal exist, 5 given.");
  CHECK(room.problem(q, "lffll") == "Only one fascist exists, 2 given.");
  CHECK(room.problem(row(3), "f f l") == "Only one fascist exists, 2 given.");
}

TEST_CASE("deals: a face before its name is told how it goes") {
  const Question q = deal(players({1, 2, 3, 4, 5}), true);
  for (const char* turned : {"liberal=aki", "l=1 f=2", "unknown=aki", "aki=liberal hitler=2"})
    CHECK(RowRoom().problem(q, turned) == "Please put each name beside its word, as NAME=WORD.");
}

TEST_CASE("deals: unknown, entirely or in part, only if allowed") {
  const RowRoom room;
  const Question q = deal(players({1, 2, 3}), true);
  for (const char* input : {"unknown", "?", "Unk", "aki=? 2=unknown chie=?", "???"})
    CHECK(room.read(q, input) == "unknown");
  CHECK(room.read(q, "aki=hitler binh=? chie=unknown") == "h??");
  CHECK(room.read(q, "h ? ?") == "h??");
  CHECK(room.read(q, "l?f") == "l?f");
  RowRoom reworded;
  reworded.lang = "none";
  CHECK(reworded.read(q, "aki=h 2=？ chie=?") == "h??");
  CHECK(row_room_of({"明", "花", "空"}, "ja").read(q, "不明") == "unknown");
  CHECK(row_room_of({"An", "Bo", "Cy"}, "vi").read(q, "khong ro") == "unknown");
  const Question known = deal(players({1, 2, 3}));
  CHECK(room.problem(known, "unknown") == "“unknown” does not fit here.");
  CHECK(room.problem(known, "l ? f") == "“?” does not fit here.");
  CHECK(room.problem(vote, "unknown") == "“unknown” does not fit here.");
}

TEST_CASE("deals: named places and options of two words") {
  RowRoom room;
  room.text.add("word.liberal", "Left Wing");
  const Question q = deal({{1, ""}, {2, ""}, {0, "centre"}});
  CHECK(room.read(q, "centre=hitler aki=left wing binh=fascist") == "lfh");
  CHECK(room.read(q, "aki=left wing binh=left wing c=fascist") == "llf");
  CHECK(room.problem(q, "chie=liberal aki=fascist") == "Chie gets nothing here.");
}

TEST_CASE("deals: a row of places") {
  const RowRoom room;
  CHECK(room.read(row(3), "liberal f liberal") == "lfl");
  CHECK(room.read(row(3), "lfl") == "lfl");
  CHECK(room.read(row(3, true), "unknown") == "unknown");
  CHECK(room.read(row(3, true), "l ? f") == "l?f");
  CHECK(room.problem(row(3), "l f") == "2 given, 3 wanted: nothing for 3.");
  CHECK(room.problem(row(3), "l f l l") == "4 given, only 3 wanted.");
  CHECK(room.problem(row(3), "l f fasist") == "“fasist” does not fit here. Did you mean fascist?");
  CHECK(room.read(row(3), "x")
            .ends_with("\nWanted: 3 in order, of liberal, fascist, hitler. "
                       "Example: liberal liberal liberal"));
  Question circle = row(4);
  circle.options = words({"R1", "R2", "Y1", "Y2"});
  circle.copies = {1, 1, 1, 1};
  CHECK(room.read(circle, "y2 r1 R2, y1") == "YRRY");
  CHECK(room.problem(circle, "r1 r1 r2 y1") == "Only one R1 exists, 2 given.");
  CHECK(room.problem(circle, "r1 r y1 y2") == "“r” could be R1, R2. Please type more of it.");
}

TEST_CASE("rows survive any input") {
  const RowRoom room;
  const std::string many(1000000, 'j');
  CHECK(room.problem(vote, many) == "That line is too long to be an answer.");
  for (const char* input :
       {"=", "==", "=ja", "ja=", "a=b=c=d", ",", "ja ja ja = 3", "but", "all", "\xFF=\xFF",
        "ja all but \x1B[2J", "\xE3\x81 \xE3\x81", "all but all"}) {
    for (const Question& q : {vote, deal(players({1, 2, 3}), true), row(3)}) {
      const std::string text = room.read(q, input);
      CHECK(text.find('\x1B') == std::string::npos);
      CHECK(text.find('\xFF') == std::string::npos);
    }
  }
}
