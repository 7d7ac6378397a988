#include "engine/sources/library.hpp"

#include <catch2/catch.hpp>

#include "engine/declaration/diagnostic.hpp"
#include "engine/error.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"
#include "engine/sources/source.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

std::vector<std::string> names(const std::vector<Source>& sources) {
  return mapped(sources, &Source::name);
}

}  // namespace

TEST_CASE("copies of a source share its text") {
  const std::vector<Source> sources = tiny::sources(), copies = sources;
  CHECK(copies[0].text.view().data() == sources[0].text.view().data());
  CHECK(copies == sources);
  CHECK(tiny::sources() == sources);
  CHECK(tiny::sources("-- other") != sources);
}

TEST_CASE("a house rule's declaration comes from running it, not from its text") {
  const auto head = [](const std::string& text) { return head_of({"mine.lua", text}); };
  const std::string declared =
      "variant{ id = 'mine', game = 'secret-hitler', needs = { 'a', 'b' } }";
  for (const std::string& before :
       {std::string(), std::string("-- game = \"werewolf\"\n"),
        std::string("local needs = { 'c' }\n"), "--[[" + std::string(60'000, ' ') + "]]",
        std::string("local game = 'werewolf'\n"),
        std::string("around('x', function() end) function rule.mine() end\n")}) {
    CHECK(head(before + declared).game == "secret-hitler");
    CHECK(head(before + declared).needs == std::vector<std::string>{"a", "b"});
  }
  CHECK(head("local name = 'secret-' .. 'hitler' variant{ game = name } error('later')").game ==
        "secret-hitler");
  CHECK(head("-- nothing").game.empty());
  CHECK_THROWS_AS(head("while true do end"), ScriptError);
  CHECK_THROWS_AS(head("variant{"), ScriptError);
}

TEST_CASE("the bundled games and variants load in every language") {
  for (const std::string& game : game_ids()) {
    for (const std::string& lang : languages()) {
      INFO(game << " " << lang);
      std::vector<Source> sources = game_sources(game, lang);
      CHECK(contains(names(sources), "scripts/" + game + "/texts/" + lang + ".lua"));
      CHECK(contains(names(sources), "scripts/" + game + "/texts/en.lua") == (lang == "en"));
      for (const std::string& id : variant_ids(game)) add_variant(sources, game, id, lang);
      const Machine machine(sources, lang);
      CHECK(machine.game().id == game);
      CHECK(machine.variants().size() == variant_ids(game).size());
    }
  }
}

TEST_CASE("bundled texts are what Lua makes of their file") {
  for (const std::string& game : game_ids()) {
    for (const std::string& lang : languages()) {
      INFO(game << " " << lang);
      const std::vector<Source> sources = game_sources(game, lang);
      std::vector<Source> strange = sources;
      for (Source& source : strange) source.text = std::string(source.text.view()) + "\n";
      CHECK(Machine(sources, lang).text().all() == Machine(strange, lang).text().all());
    }
  }
}

TEST_CASE("an unknown game or variant is answered with the nearest one, or all") {
  CHECK(tiny::error_of([] {
          game_sources("secret-hilter", "en");
        }).find("did you mean secret-hitler?") != std::string::npos);
  CHECK(tiny::error_of([] { game_sources("chess", "en"); }).find("there are: ") !=
        std::string::npos);
  CHECK(tiny::error_of([] {
          variant_sources("secret-hitler", "dead-can-tlak", "en");
        }).find("did you mean dead-can-talk?") != std::string::npos);
  CHECK_THROWS_AS(variant_sources("secret-hitler", "nowhere.lua", "en"), Error);
}

TEST_CASE("a folder of the moderator's is a game, whatever path leads to it") {
  tiny::Folder folder;
  const auto game = folder.path / "my-game";
  std::filesystem::create_directory(game);
  tiny::write(game / "rules.lua", "-- rules");
  tiny::write(game / "en.lua", "-- English");
  tiny::write(game / "notes.txt", "no script");
  const std::vector<std::string> expected{"scripts/my-game/en.lua", "scripts/my-game/rules.lua"};
  CHECK(names(game_sources(game, "en")) == expected);
  CHECK(names(game_sources(game.string() + "/", "en")) == expected);
  CHECK(names(game_sources(game.string() + "/.", "en")) == expected);
  CHECK(names(game_sources(game, "vi")) == expected);  // English, as there is no Vietnamese
  tiny::write(game / "vi.lua", "-- Vietnamese");
  CHECK(names(game_sources(game, "vi")) ==
        std::vector<std::string>{"scripts/my-game/en.lua", "scripts/my-game/rules.lua",
                                 "scripts/my-game/vi.lua"});  // which may have fewer texts
}

TEST_CASE("a variant file is known by its name only, so that a log does not reveal its path") {
  tiny::Folder folder;
  tiny::write(folder.path / "mine.lua", "-- mine");
  const auto sources = [&](const char* lang) {
    return variant_sources("secret-hitler", folder.path / "mine.lua", lang);
  };
  CHECK(sources("ja") == std::vector<Source>{{"mine.lua", "-- mine"}});
  tiny::write(folder.path / "mine.ja.lua", "-- translated");
  CHECK(sources("vi") == std::vector<Source>{{"mine.lua", "-- mine"}});
  CHECK(sources("ja") ==
        std::vector<Source>{{"mine.lua", "-- mine"}, {"mine.ja.lua", "-- translated"}});
}

TEST_CASE(
    "a translation may be in a folder of its language, and is named as if beside the variant") {
  tiny::Folder folder;
  tiny::write(folder.path / "mine.lua", "-- mine");
  std::filesystem::create_directories(folder.path / "texts" / "ja");
  tiny::write(folder.path / "texts" / "ja" / "mine.lua", "-- translated");
  const std::string file = folder.path / "mine.lua";
  const std::vector<Source> both = {{"mine.lua", "-- mine"}, {"mine.ja.lua", "-- translated"}};
  CHECK(variant_sources("secret-hitler", file, "ja") == both);
  CHECK(variant_sources("secret-hitler", file, "vi").size() == 1);
  tiny::write(folder.path / "mine.ja.lua", "-- beside");
  CHECK(variant_sources("secret-hitler", file, "ja").back().text == SharedText("-- beside"));
  CHECK(names(bundled_variant("secret-hitler", "avalon", "vi")) ==
        std::vector<std::string>{"variants/secret-hitler/avalon.lua",
                                 "variants/secret-hitler/avalon.vi.lua"});
}

TEST_CASE("translated_by() finds the house rule that a file translates") {
  CHECK(translated_by("mine.ja.lua") == "mine.lua");
  CHECK(translated_by("rules/mine.vi.lua") == "rules/mine.lua");
  CHECK(translated_by("texts/ja/mine.lua") == "mine.lua");
  CHECK(translated_by("rules/texts/ja/mine.lua") == "rules/mine.lua");
  for (const std::string none :
       {"mine.lua", "ja/mine.lua", "mine.xy.lua", "texts/mine.lua", "mine"})
    CHECK(translated_by(none) == none);
}

TEST_CASE("a file that cannot be read is reported with the reason") {
  CHECK(tiny::error_of([] { read_text_file("/nowhere"); }).find("No such file") !=
        std::string::npos);
  CHECK(tiny::error_of([] { read_text_file("/"); }).find("cannot read /") != std::string::npos);
}
