#include "engine/text/catalogue.hpp"

#include <catch2/catch.hpp>

using namespace narrator;

namespace {

const std::vector<std::string> names{"Aki", "Bình", "{x}"};

Value player(int seat) { return Value{Player{seat}}; }
Value word(const char* text) { return Value{Word{text}}; }
Value number(std::int64_t n) { return Value{n}; }

std::string render(const char* text, const Args& args) {
  Catalogue catalogue;
  catalogue.add("word.liberal", "Liberal");
  catalogue.add("list.separator", " · ");
  catalogue.add("it", text);
  return catalogue.render("it", args, names);
}

}  // namespace

TEST_CASE("render fills in players, words, numbers and lists") {
  CHECK(render("{who} plays {what}.", {{"who", player(2)}, {"what", word("liberal")}}) ==
        "Bình plays Liberal.");
  CHECK(render("{what}", {{"what", word("R5")}}) == "R5");
  CHECK(render("{n} left", {{"n", number(-7)}}) == "-7 left");
  const Value list{std::vector<Value>{player(1), word("liberal"), number(3)}};
  CHECK(render("[{list}]", {{"list", list}}) == "[Aki · Liberal · 3]");
  CHECK(render("[{list}]", {{"list", Value{std::vector<Value>{}}}}) == "[]");
}

TEST_CASE("typed text is shown as it is, even if it equals a word") {
  CHECK(render("{note}", {{"note", {"liberal"}}}) == "liberal");
  CHECK(render("{names}", {{"names", texts_value({"liberal", "x"})}}) == "liberal · x");
}

TEST_CASE("render joins lists with a comma by default") {
  Catalogue catalogue;
  catalogue.add("it", "{list}");
  CHECK(catalogue.render("it", {{"list", Value{std::vector<Value>{player(1), player(2)}}}},
                         names) == "Aki, Bình");
}

TEST_CASE("render chooses by number") {
  const char* text = "{n} {n:card|cards} left";
  CHECK(render(text, {{"n", number(1)}}) == "1 card left");
  CHECK(render(text, {{"n", number(2)}}) == "2 cards left");
  CHECK(render(text, {{"n", number(0)}}) == "0 cards left");
  CHECK(render("{n:one card|{n} cards}", {{"n", number(3)}}) == "3 cards");
  CHECK(render("{n:one card|{n} cards}!", {{"n", number(1)}}) == "one card!");
  CHECK(render("{n:only this}", {{"n", number(4)}}) == "only this");
  const Value two{std::vector<Value>{player(1), player(2)}};
  CHECK(render("{who} {who:is|are} out", {{"who", two}}) == "Aki · Bình are out");
}

TEST_CASE("render keeps literal braces and shows unknown placeholders") {
  CHECK(render("{{who} }", {{"who", player(1)}}) == "{who} }");
  CHECK(render("{nobody}", {}) == "{nobody}");
  CHECK(render("{nobody:a|b}", {}) == "{nobody:a|b}");
  CHECK(render("{who:a|b}", {{"who", player(1)}}) == "{who:a|b}");
  CHECK(render("open {who", {{"who", player(1)}}) == "open {who");
  CHECK(render("{who}", {{"who", player(9)}}) == "#9");
  CHECK(Catalogue().render("gone", {}, names) == "<gone>");
}

TEST_CASE("render does not fill in placeholders within values") {
  CHECK(render("{who} {x}", {{"who", player(3)}, {"x", word("{who}")}}) == "{x} {who}");
}

TEST_CASE("a later text of the same id wins") {
  Catalogue catalogue;
  catalogue.add("a", "first");
  catalogue.add("a", "second");
  CHECK(*catalogue.find("a") == "second");
  CHECK(catalogue.find("b") == nullptr);
}

TEST_CASE("spellings begin with the displayed word") {
  Catalogue catalogue;
  CHECK(catalogue.spellings("R5") == std::vector<std::string>{"R5"});
  catalogue.add("word.yes", "はい");
  catalogue.add("also.yes", "hai, ええ、うん，y ,, double agent,");
  CHECK(catalogue.spellings("yes") ==
        std::vector<std::string>{"はい", "hai", "ええ", "うん", "y", "double agent"});
  catalogue.add("also.no", "");
  CHECK(catalogue.spellings("no") == std::vector<std::string>{"no"});
}
