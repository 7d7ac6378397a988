// Lines that were once taken for what they do not mean.
#include "tests/unit/session/room.hpp"
#include "tests/unit/text/interface_texts.hpp"

using namespace narrator;

namespace {

const Room vietnamese{{"An", "Dũng", "Anh", "Khôi", "Vân"}, "vi", {}};

}  // namespace

TEST_CASE("a word with other accents is another word") {
  const Question q = confirm();
  for (const char* yes : {"đúng", "đung", "dúng", "vang", "dung", "v", "vâng"})
    CHECK(vietnamese.read(q, yes) == "\"yes\"");
  for (const char* none : {"đừng", "dừng", "dùng", "váng"}) vietnamese.refuse(q, none);
}

TEST_CASE("a name is no beginning of a yes, and a yes or no none of a name") {
  for (const char* name : {"vân", "Vân", "có Vân"}) vietnamese.refuse(confirm(), name);
  const Question who = choose(players({1, 2, 3}));
  vietnamese.refuse(who, "đúng");
  CHECK(vietnamese.read(who, "dung") == "\"Dũng\"");
  const Room room{{"Noah", "Yuki", "Su"}, "en", {}};
  for (const char* word : {"no", "yes"}) room.refuse(who, word);
  CHECK(room.read(who, "y") == "\"Yuki\"");
  room.refuse(confirm(), "su");
  CHECK(Room().read(confirm(), "su") == "\"yes\"");
}

TEST_CASE("accents may be missing, or on another letter, but not be others") {
  const Question vote = choose(words({"for", "against"}));
  Room room{{"Ánh", "Tuấn Anh", "Đạt", "Công"}, "vi", {}};
  room.text.add("word.for", "đồng ý");
  room.text.add("word.against", "phản đối");
  for (const char* yes : {"đồng ý", "đông ý", "dồng ý", "đôngỳ ý"}) {
    const auto read = room.parse(vote, yes);
    CHECK(std::holds_alternative<Answer>(read) == (std::string_view(yes) != "đôngỳ ý"));
  }
  CHECK(room.read(vote, "phản đôí") == "\"against\"");
  const Question who = choose(players({1, 2, 3, 4}));
  for (const char* name : {"Tuân Anh", "tuấn anh", "Tuan Anh"})
    CHECK(room.read(who, name) == "\"Tuấn Anh\"");
  CHECK(room.read(who, "da") == "\"Đạt\"");
  CHECK(room.read(who, "co") == "\"Công\"");
}

TEST_CASE("a yes may be said twice, but a no may be taken back by another") {
  const Room room;
  for (const char* yes : {"yes, sure", "yes please ok"})
    CHECK(room.read(confirm(), yes) == "\"yes\"");
  for (const char* none : {"no nope", "no yes", "yes no"}) room.refuse(confirm(), none);
}

TEST_CASE("a yes is no beginning of another word, a no none of unknown") {
  const Question card = choose(words({"pass", "Y3", "unknown"}));
  CHECK(Room().refuse(card, "y").refusal.lines().find("Y3?") != std::string::npos);
  vietnamese.refuse(card, "không");
  CHECK(vietnamese.read(card, "không r") == "\"unknown\"");
}

TEST_CASE("a number in words has its accents") {
  const Question q = number(0, 3);
  CHECK(vietnamese.read(q, "hai") == "2");
  vietnamese.refuse(q, "hải");
}

TEST_CASE("names are no row of initials") {
  Question q = ballots({1, 2, 3, 4, 5});
  q.options = words({"approve", "reject"});
  const Room room{{"Anna", "Binh", "Chie", "Ray", "Nan"}, "en", {}};
  CHECK(room.read(q, "anna r") == room.read(q, "anna reject"));
  CHECK(room.read(q, "r anna") == room.read(q, "anna reject"));
  room.refuse(q, "anna");
  room.refuse(q, "nan ra");
}

TEST_CASE("the others may have their word by = or behind a comma") {
  const Question q = ballots({1, 2, 3, 4, 5});
  const Room room;
  const std::string wanted = room.read(q, "nein dan, the others ja");
  CHECK(wanted == room.read(q, "ja all but dan"));
  for (const char* line : {"dan=nein others=ja", "nein dan, others ja", "dan=nein, others = ja"})
    CHECK(room.read(q, line) == wanted);
}

TEST_CASE("a small word that may be a player is asked about beside other small words, too") {
  const Question q = ballots({1, 2, 3, 4, 5});
  const Catalogue texts = interface_texts("vi");
  const ParserContext context{vietnamese.names, texts};
  for (const char* line : {"nein anh Khôi", "nein anh Khôi và Dũng", "ja all nhé, nein anh Khôi"})
    CHECK(small_words_may_be_players(q, Line(line).words(), context));
  CHECK_FALSE(small_words_may_be_players(q, Line("nein Khôi và Dũng").words(), context));
}
