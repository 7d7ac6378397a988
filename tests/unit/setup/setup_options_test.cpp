#include "cli/setup/setup_options.hpp"

#include <cstdlib>

#include <catch2/catch.hpp>

#include "tests/unit/tiny_game.hpp"

using namespace narrator;
using narrator::cli::SetupOptions;

namespace {

SetupOptions options() {
  SetupOptions made;
  made.game = "secret-hitler";
  made.players = "Aki,Binh,Chie,Dan,Emi";
  made.lang = "en";
  return made;
}

std::string refusal(const SetupOptions& given) {
  return tiny::error_of([&] { cli::prepare(given); });
}

using Ids = std::vector<std::string>;

}  // namespace

TEST_CASE("the app deals what the game declares, all, none, or components by name") {
  SetupOptions given = options();
  CHECK(cli::prepare(given).setup.table.dealt == Ids{"roles"});
  given.deal = "all";
  CHECK(cli::prepare(given).setup.table.dealt == Ids{"policies", "roles"});
  given.deal = "none";
  CHECK(cli::prepare(given).setup.table.dealt.empty());
  given.deal = "policies、roles, policies";
  CHECK(cli::prepare(given).setup.table.dealt == Ids{"policies", "roles"});
  given.deal = "policys";
  CHECK_THAT(refusal(given), Catch::Contains("did you mean policies?"));
}

TEST_CASE("variants have settings, each of its own kind") {
  SetupOptions given = options();
  given.variants = {"discussion-timer:seconds=90", "term-limits:rule=last-enacted"};
  const Setup setup = cli::prepare(given).setup;
  CHECK(setup.variants == Ids{"discussion-timer", "term-limits"});
  CHECK(setup.table.settings.at("discussion-timer").at("seconds") == 90);
  given.variants = {"discussion-timer:ｓｅｃｏｎｄｓ＝６０"};
  CHECK(cli::prepare(given).setup.table.settings.at("discussion-timer").at("seconds") == 60);
  CHECK(setup.sources.back().name == "variants/secret-hitler/term-limits.lua");
  for (const auto& [variant, part] : std::vector<std::pair<std::string, std::string>>{
           {"discussion-timer:seconds=soon", "is a number from"},
           {"discussion-timer:second=9", "did you mean seconds?"},
           {"discussion-timer:seconds", "expected key=value"},
           {"discussion-timer:seconds=", "is a number from"},
           {"discussion-timer:seconds=99999999999999999999", "is a number from"},
           {"term-limits:rule=never", "is one of"}}) {
    given.variants = {variant};
    CHECK_THAT(refusal(given), Catch::Contains(part));
  }
  given.variants = {"dead-can-talk", "dead-can-talk"};
  CHECK_THAT(refusal(given), Catch::Contains("given twice"));
}

TEST_CASE("the number of players is the game's") {
  SetupOptions given = options();
  given.players = "Aki,Binh,Chie,Dan";
  CHECK_THAT(refusal(given), Catch::Contains("secret-hitler is for 5 to 10 players, not 4"));
  given.variants = {"three-players"};
  CHECK_THAT(refusal(given), Catch::Contains("with these house rules is for 3 players, not 4"));
  given.players = "";
  CHECK_THAT(refusal(given), Catch::Contains("who plays"));
  given.game = "";
  CHECK_THAT(refusal(given), Catch::Contains("which game?"));
}

TEST_CASE("a seed is fresh unless it is given") {
  SetupOptions given = options();
  CHECK(cli::prepare(given).setup.seed != cli::prepare(given).setup.seed);
  given.seed = "beef";
  CHECK(cli::prepare(given).setup.seed == "beef");
}

TEST_CASE(
    "a folder's game is named by its declaration, and takes the bundled variants of that game") {
  tiny::Folder folder;
  for (const Source& source : tiny::sources())
    tiny::write(folder.path / source.name.substr(source.name.rfind('/') + 1),
                std::string(source.text.view()));
  SetupOptions given = options();
  given.game = folder.path;
  CHECK(cli::prepare(given).setup.game == "tiny");
}

TEST_CASE("the language is the one given, or the environment's, or English") {
  const auto in = [](const char* all, const char* messages, const char* lang) {
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
    const std::string chosen = cli::choose_language("");
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) unsetenv(name);
    return chosen;
  };
  CHECK(cli::choose_language("vi") == "vi");
  CHECK(in("", "", "") == "en");
  CHECK(in("", "", "ja_JP.UTF-8") == "ja");
  CHECK(in("", "vi_VN.UTF-8", "ja_JP.UTF-8") == "vi");
  CHECK(in("C.UTF-8", "vi_VN.UTF-8", "ja_JP.UTF-8") == "en");
  CHECK(in("", "", "de_DE.UTF-8") == "en");
}
