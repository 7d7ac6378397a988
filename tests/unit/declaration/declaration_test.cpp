#include "engine/declaration/declaration.hpp"

#include <catch2/catch.hpp>

#include "engine/declaration/fields.hpp"
#include "engine/machine.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

const std::string kVariant =
    "variant{ id = \"mine\", game = \"tiny\",\n"
    "  title = { en = \"Mine\" }, rule = { en = \"Ours.\" },\n";

std::vector<Source> with(const std::string& variant) {
  std::vector<Source> sources = tiny::sources();
  sources.push_back({"mine.lua", variant});
  return sources;
}

// Returns what is reported about a variant whose declaration continues like this.
std::string diagnostic(const std::string& more) {
  const std::vector<Source> sources = with(kVariant + more + " }");
  const Machine machine(sources, "en");
  REQUIRE(machine.diagnostics().size() == 1);
  return pointed_out(machine.diagnostics().front(), sources);
}

std::vector<std::string> order(const std::string& files) {
  const Machine machine({{"scripts/tiny/en.lua", tiny::kTexts},
                         {"scripts/tiny/a.lua", "function rule.a() end"},
                         {"scripts/tiny/b/c.lua", "function rule.c() end"},
                         {"scripts/tiny/rules.lua", tiny::rules_with("game{", "game{" + files)},
                         {"scripts/tiny/z.lua", "function rule.z() end"}},
                        "en");
  std::vector<std::string> names;
  for (const RuleEntry& rule : machine.rules()) {
    if (rule.name.size() == 1) names.push_back(rule.name);
  }
  return names;
}

}  // namespace

TEST_CASE("a declaration is read into structs") {
  const Machine machine(
      with(kVariant +
           "settings = { pace = { default = 3, min = 1, max = 5, about = { en = \"Pace\" "
           "} }, mood = { default = \"calm\", values = { \"calm\", \"wild\" } } },\n"
           "text = { en = { [\"mine.now\"] = \"Now.\" } } }"),
      "en");
  const GameDeclaration& game = machine.game();
  CHECK(game.id == "tiny");
  CHECK(game.players.least == 2);
  CHECK(game.players.most == 5);
  CHECK(game.facts == std::vector<std::string>{"hand"});
  CHECK(game.title.in("vi") == "Tiny");
  REQUIRE(machine.variants().size() == 1);
  const VariantDeclaration& variant = machine.variants().front();
  REQUIRE(find_setting(variant.settings, "pace"));
  CHECK(find_setting(variant.settings, "pace")->most() == 5);
  CHECK(find_setting(variant.settings, "mood")->values.size() == 2);
  CHECK(find_setting(variant.settings, "moood") == nullptr);
  CHECK(variant.text.at("en").at("mine.now") == "Now.");
  CHECK(machine.diagnostics().empty());
}

TEST_CASE("an unknown field is reported at its line, with the nearest known one") {
  CHECK(diagnostic("  settigns = { a = { default = 1 } }") ==
        "mine.lua:3: variant{…} has no field 'settigns'; did you mean settings?\n"
        "  3 |   settigns = { a = { default = 1 } } }\n"
        "    |   ^");
  CHECK(
      diagnostic("  settings = { a = { default = 1,\n    mni = 2 } }")
          .starts_with("mine.lua:4: variant{…} settings.a has no field 'mni'; did you mean min?"));
}

TEST_CASE("a default outside its own limits or values is a diagnostic") {
  CHECK(
      diagnostic("settings = { a = { default = 9, max = 3 } }")
          .find("mine.lua:3: variant{…} settings.a has a default of 9, which is not from 0 to 3") ==
      0);
  CHECK(diagnostic("settings = { a = { default = \"clam\", values = { \"calm\" } } }")
            .find("did you mean calm?") != std::string::npos);
}

TEST_CASE("a text in an unknown language, or in none, is a diagnostic") {
  CHECK(diagnostic("text = { fr = { [\"hello\"] = \"Salut\" } }").find("'fr' is no language") !=
        std::string::npos);
  CHECK(diagnostic("text = { [\"hello\"] = \"Hello\" }").find("outside of a language") !=
        std::string::npos);
}

TEST_CASE("errors are reported at their line, too") {
  const std::string error = tiny::error_of([] {
    Machine(with("variant{ id = \"mine\", game = \"tiny\",\n  title = \"Mine\" }"), "en");
  });
  CHECK(error.starts_with("mine.lua:2: variant{…} needs title = { en = \"…\" }\n"));
}

TEST_CASE("a field is found where it is written, whatever is in comments and strings") {
  const std::string text =
      "-- variant{ a = 1 }\nlocal s = 'variant{ a = 2 }'\nvariant{\n"
      "  b = { a = 1 }, -- a = 2\n  [\"a\"] = [[ a = 3 ]],\n}\n";
  CHECK(find_field(text, "variant", {}).line == 3);
  CHECK(find_field(text, "variant", {"a"}).line == 5);
  CHECK(find_field(text, "variant", {"b", "a"}).line == 4);
  CHECK(find_field(text, "variant", {"b", "c"}).line == 4);
  CHECK(find_field(text, "game", {"a"}).line == 0);
  CHECK(find_field("-- return\nreturn { b = { a = 1 },\n  a = 2 }", "return", {"a"}).line == 3);
  CHECK(find_field("\nreturn 5", "return", {"a"}).line == 2);
}

TEST_CASE("a game's files are read in the order it declares, the others after them") {
  using Names = std::vector<std::string>;
  CHECK(order("") == Names{"a", "c", "z"});
  CHECK(order("files = { \"rules\", \"z\", \"b\" },") == Names{"z", "c", "a"});
  CHECK(order("files = { \"b/c\", \"a\", \"z\" },") == Names{"c", "a", "z"});
}

TEST_CASE("a translation beside a variant is its title, rule and texts in that language") {
  std::vector<Source> sources = with(kVariant +
                                     "text = { en = { [\"mine.now\"] = \"Now.\" } } }\n"
                                     "before(\"play\", function() announce(\"mine.now\") end)");
  sources.push_back({"mine.ja.lua",
                     "return { title = \"私の\", rule = \"我が家。\", text = { "
                     "[\"mine.now\"] = \"今。\" } }"});
  const Machine japanese(sources, "ja"), english(sources, "en");
  CHECK(japanese.variants().front().title.in("ja") == "私の");
  CHECK(japanese.text().render("mine.now", {}, {}) == "今。");
  CHECK(english.variants().front().title.in("en") == "Mine");
  CHECK(english.text().render("mine.now", {}, {}) == "Now.");
}

TEST_CASE("mistakes in a translation beside a variant are reported in its own file") {
  const auto diagnostics = [](const std::string& translation, const std::string& more = "") {
    std::vector<Source> sources = with(
        kVariant + more + "settings = { days = { default = 1, about = { en = \"Days\" } } } }");
    sources.push_back({"mine.ja.lua", translation});
    CHECK(Machine(sources, "en").diagnostics().empty());
    const Machine machine(sources, "ja");
    std::string all;
    for (const Diagnostic& diagnostic : machine.diagnostics())
      all += pointed_out(diagnostic, sources) + "\n";
    return all;
  };
  CHECK(diagnostics("return { titel = '私の',\n  settings = { dyas = '日数' } }") ==
        "mine.ja.lua:1: the translation has no field 'titel'; did you mean title?\n"
        "  1 | return { titel = '私の',\n"
        "    |          ^\n"
        "mine.ja.lua:2: the translation has settings.dyas, of which variant{…} has no about; did "
        "you mean days?\n"
        "  2 |   settings = { dyas = '日数' } }\n"
        "    |                ^\n");
  CHECK(diagnostics("return {\n  title = 3,\n  text = { [\"mine.a\"] = {}, nix = 5 } }") ==
        "mine.ja.lua:2: the translation wants a text in quotes as 'title'\n"
        "  2 |   title = 3,\n"
        "    |   ^\n"
        "mine.ja.lua:3: the translation wants a text in quotes as 'mine.a'\n"
        "  3 |   text = { [\"mine.a\"] = {}, nix = 5 } }\n"
        "    |             ^\n"
        "mine.ja.lua:3: the translation wants a text in quotes as 'nix'\n"
        "  3 |   text = { [\"mine.a\"] = {}, nix = 5 } }\n"
        "    |                             ^\n");
  CHECK(diagnostics("return { settings = { days = {} }, text = '一' }") ==
        "mine.ja.lua:1: the translation wants a text in quotes as 'days'\n"
        "  1 | return { settings = { days = {} }, text = '一' }\n"
        "    |                       ^\n"
        "mine.ja.lua:1: the translation needs text = { [\"NAME\"] = \"…\" }\n"
        "  1 | return { settings = { days = {} }, text = '一' }\n"
        "    |                                    ^\n");
  for (const char* none : {"return 5", "return { '私の' }", "return nil", "return '私の'"}) {
    CHECK(diagnostics(none).starts_with(
        "mine.ja.lua:1: the translation wants fields with names: return { "
        "title = \"…\", text = { … } }\n  1 | return "));
  }
  CHECK(diagnostics("").starts_with("mine.ja.lua: the translation wants fields with names"));
  CHECK(diagnostics("return {}").empty());
  CHECK(diagnostics("return { title = '私の' }", "shared = true, ").find("no field 'title'") !=
        std::string::npos);
}

TEST_CASE(
    "no game begins with a diagnostic in a translation, which hides none of the variant's "
    "diagnostics") {
  std::vector<Source> sources = with(kVariant + "settigns = {} }");
  sources.push_back({"mine.ja.lua", "-- 私の\nreturn { titel = '私の' }", "rules/mine.ja.lua"});
  CHECK(tiny::error_of([&] {
          Machine(sources, "ja").check_diagnostics();
        }).starts_with("mine.lua:3: "));
  sources[2].text = kVariant + " }";
  CHECK(tiny::error_of([&] { Machine(sources, "ja").check_diagnostics(); }) ==
        "rules/mine.ja.lua:2: the translation has no field 'titel'; did you mean title?\n"
        "  2 | return { titel = '私の' }\n"
        "    |          ^");
  sources.back().text = std::string("-- 私の\nreturn { title = 1 / 2 }");
  CHECK(tiny::error_of([&] { Machine(sources, "ja"); }) ==
        "rules/mine.ja.lua:2: return{…} title: a number has a fraction: use // to divide\n"
        "  2 | return { title = 1 / 2 }\n"
        "    |          ^");
}

TEST_CASE("limits that no list keeps to are no reason to fail") {
  Setting setting;
  setting.fallback = Json::array();
  setting.max = -1;
  setting.values = {"old"};
  CHECK(setting.worth_trying().back() == Json::array());
}

TEST_CASE("a script's texts cannot reword the narrator's") {
  const Machine machine(
      with(kVariant + "text = { en = { [\"left\"] = \"Gone!\", [\"word.yes\"] = \"Aye\" } } }"),
      "en");
  const std::string own = interface_texts("en").render("left", {}, {});
  CHECK(machine.text().render("left", {}, {}) == own);
  CHECK(machine.text().render_of_game("left", {}, {}) == "Gone!");
  CHECK(machine.text().word("yes") == "Aye");
}
