#include "engine/parser/answer_parser.hpp"

#include <optional>
#include <regex>

#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/sources/library.hpp"

using namespace narrator;

namespace {

// Chie was Chancellor in round 2 and President in round 3, peeked then, and saw Dan's card.
Topic topic(const char* id, int of, int round, int count, bool discard = false) {
  Topic topic{id, of, round, 0, {"liberal", "fascist"}, count, false, discard};
  topic.ordered = topic.id == "peek";
  return topic;
}

std::vector<Topic> topics() {
  std::vector<Topic> all = {topic("president-hand", 2, 2, 3, true),
                            topic("chancellor-hand", 3, 2, 2),
                            topic("president-hand", 3, 3, 3, true),
                            topic("chancellor-hand", 4, 3, 2),
                            topic("peek", 3, 3, 3),
                            topic("investigation", 3, 3, 1)};
  all.back().player = 4;
  return all;
}

struct Listener {
  explicit Listener(const std::string& language = "en") : lang(language) {}

  std::string lang;
  Machine machine{game_sources("secret-hitler", lang), lang};
  std::vector<std::string> names{"Aki", "Bình", "Chie", "Dan", "Mary Ann"};

  // Returns the claim as "3 peek 3: fascist liberal fascist", or the refusal.
  std::string hear(const std::string& line,
                   const std::optional<std::vector<Topic>>& about = topics()) const {
    try {
      return heard(parse_claim(Line(line), about, {names, machine.text()}));
    } catch (const Refused& refused) {
      return "! " + refused.refusal().lines();
    }
  }

  // Returns the example in the refusal.
  std::string example(const std::string& line) const {
    try {
      return heard(parse_claim(Line(line), topics(), {names, machine.text()}));
    } catch (const Refused& refused) {
      return refused.refusal().example;
    }
  }

  static std::string heard(const Claim& claim) {
    std::string text = std::to_string(claim.by);
    if (!claim.topic.empty()) text += " " + claim.topic + " " + std::to_string(claim.round);
    if (claim.player > 0) text += " of " + std::to_string(claim.player);
    text += claim.said.empty() ? ": refuses" : ":";
    for (const std::string& word : claim.said) text += " " + word;
    return text + (claim.set_aside.empty() ? "" : ", not " + claim.set_aside);
  }
};

bool has_words(const std::string& text) {
  static const std::regex placeholder(R"(\{[^}]*\})"), letter("[A-Za-z]");
  return std::regex_search(std::regex_replace(text, placeholder, ""), letter);
}

}  // namespace

TEST_CASE("a claim is about the latest topic of its speaker") {
  const Listener at;
  CHECK(at.hear("dan fl") == "4 chancellor-hand 3: liberal fascist");
  CHECK(at.hear("binh ffl f") == "2 president-hand 2: liberal fascist fascist, not fascist");
  CHECK(at.hear("2 ffl") == "2 president-hand 2: liberal fascist fascist");
  CHECK(at.hear("chie ffl f") == "3 president-hand 3: liberal fascist fascist, not fascist");
  CHECK(at.hear("chie f") == "3 investigation 3 of 4: fascist");
  CHECK(at.hear("binh fascist, lib fascist") == "2 president-hand 2: liberal fascist fascist");
}

TEST_CASE("one more word selects one of several topics") {
  const Listener at;
  CHECK(at.hear("chie peek flf") == "3 peek 3: fascist liberal fascist");
  CHECK(at.hear("chie hand flf") == "3 president-hand 3: liberal fascist fascist");
  CHECK(at.hear("chie dan liberal") == "3 investigation 3 of 4: liberal");
  CHECK(at.hear("chie party of dan l").starts_with("! "));
  CHECK(at.hear("chie party l") == "3 investigation 3 of 4: liberal");
  CHECK(at.hear("chie round 2 ff") == "3 chancellor-hand 2: fascist fascist");
  CHECK(at.hear("chie r2 ff") == "3 chancellor-hand 2: fascist fascist");
  CHECK(at.hear("chie chancellor ff") == "3 chancellor-hand 2: fascist fascist");
  CHECK(at.hear("chie round 3 hand fff") == "3 president-hand 3: fascist fascist fascist");
  CHECK(at.hear("chie hand round 3 fff") == "3 president-hand 3: fascist fascist fascist");
}

TEST_CASE("a claim that may be about several topics is refused with a question") {
  const Listener at;
  CHECK(at.hear("chie ffl")
            .starts_with("! That could be about the three drawn in round 3, the policy"));
  CHECK(at.hear("chie refuses").starts_with("! That could be about"));
  CHECK(at.hear("chie peek refuses") == "3 peek 3: refuses");
}

TEST_CASE("a refusal to speak claims no cards") {
  const Listener at;
  CHECK(at.hear("dan refuses") == "4 chancellor-hand 3: refuses");
  CHECK(at.hear("dan says nothing") == "4 chancellor-hand 3: refuses");
  CHECK(at.hear("dan r").starts_with("! "));
}

TEST_CASE("quoted text is free text, and so is all text in a game without topics") {
  const Listener at;
  CHECK(at.hear("mary ann \"I am a spy\"") == "5: I am a spy");
  CHECK(at.hear("mary “ff, no, fl”") == "5: ff, no, fl");
  CHECK(at.hear("dan 「はい") == "4: はい");
  CHECK(at.hear("dan ff, no, fl", std::nullopt) == "4: ff, no, fl");
}

TEST_CASE("a claim before there is any topic is refused, with its quotation as the example") {
  const std::vector<Topic> none_yet;
  for (const char* language : {"en", "ja", "vi"}) {
    const Listener at(language);
    const std::string refusal = at.hear("binh lff l", none_yet);
    INFO(refusal);
    REQUIRE(refusal.starts_with("! "));
    CHECK(at.hear("binh refuses", none_yet).starts_with("! "));
    const auto example = refusal.rfind("claim ");
    REQUIRE(example != std::string::npos);
    CHECK(at.hear(refusal.substr(example + 6), none_yet) == "2: lff l");
  }
}

TEST_CASE("an input that is not a claim is answered with a valid example") {
  const Listener at;
  CHECK(at.hear("").starts_with("! Expected a player"));
  CHECK(at.hear("dan").starts_with("! Expected a player"));
  CHECK(at.hear("dam ff").starts_with("! “dam” does not fit here. Did you mean Dan?\nExpected"));
  CHECK(at.hear("aki ff").starts_with("! There is nothing yet that Aki could claim"));
  CHECK(at.hear("dan fff").starts_with("! 3 given, only 2 wanted.\nDan, "));
  CHECK(
      at.hear("dan fasicst l").starts_with("! “fasicst” does not fit here. Did you mean Fascist?"));
  CHECK(at.hear("dan round 7 fl").starts_with("! "));
  CHECK(at.example("dan fff") == " Example: claim Dan lf. Anything else goes in quotes.");
  CHECK(
      at.example("dan").starts_with(", for example: claim Dan refuses, or in quotes: claim Dan "));
  CHECK(at.hear("chie hand").starts_with("! Chie, the three drawn in round 3: expected "));
  CHECK(at.hear("binh fff l").starts_with("! Liberal was discarded, you say, but it is not among"));
  for (const char* wrong : {"dan xyz", "binh xyz", "chie xyz", "chie party xyz", "chie peek xyz",
                            "chie round 2 xyz", "chie party"}) {
    const std::string refusal = at.hear(wrong);
    static const std::regex example("Example: claim (.*?)\\. Anything else");
    std::smatch found;
    REQUIRE(std::regex_search(refusal, found, example));
    const std::string words = found[1];
    INFO(refusal);
    CHECK_FALSE(at.hear(words).starts_with("! "));
  }
}

TEST_CASE("among topics of one kind the example names the player it is about") {
  const Listener at;
  std::vector<Topic> sights = {topic("investigation", 1, 0, 1), topic("investigation", 1, 0, 1)};
  sights[0].player = 3;
  sights[1].player = 5;
  const std::string asked = at.hear("aki liberal", sights);
  CHECK(asked.ends_with("for example: claim Aki Chie liberal"));
  CHECK(at.hear("aki chie liberal", sights) == "1 investigation 0 of 3: liberal");
  const std::string wanted = at.hear("aki mary green", sights);
  CHECK(wanted.find("Example: claim Aki Mary Ann Fascist.") != std::string::npos);
  CHECK(at.hear("aki mary ann fascist", sights) == "1 investigation 0 of 5: fascist");
}

TEST_CASE("claims are typed in the language played") {
  const Listener ja("ja"), vi("vi");
  CHECK(ja.hear("chie 覗き見 ふりふ") == "3 peek 3: fascist liberal fascist");
  CHECK(ja.hear("chie ラウンド2 リリ") == "3 chancellor-hand 2: liberal liberal");
  CHECK(ja.hear("dan 拒否") == "4 chancellor-hand 3: refuses");
  CHECK(vi.hear("chie vòng 2 tp") == "3 chancellor-hand 2: liberal fascist");
  CHECK(vi.hear("chie phe tự do") == "3 investigation 3 of 4: liberal");
  CHECK(vi.hear("dan từ chối") == "4 chancellor-hand 3: refuses");
}

TEST_CASE("texts about testimony exist in every language, with the same placeholders") {
  const Listener en, ja("ja"), vi("vi");
  std::size_t compared = 0;
  Catalogue::ById texts = en.machine.text().all();
  texts.insert(en.machine.text().own().begin(), en.machine.text().own().end());
  for (const auto& [id, text] : texts) {
    const bool ours = id.starts_with("claim.") || id.starts_with("topic.") ||
                      id.starts_with("finding.") || id.starts_with("because.");
    if (!ours) continue;
    ++compared;
    for (const Listener* other : {&ja, &vi}) {
      INFO(id << " " << other->lang);
      const std::string* theirs = other->machine.text().find(id);
      REQUIRE(theirs);
      CHECK((*theirs != text || !has_words(text)));  // missing ones are in English
      CHECK(placeholders(*theirs) == placeholders(text));
    }
  }
  CHECK(compared > 30);
}
