#include "cli/commands/commands.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/machine.hpp"
#include "engine/sources/source.hpp"

using namespace narrator;
using namespace narrator::cli;

TEST_CASE("every command has its texts in every language") {
  for (const std::string& lang : languages()) {
    const Catalogue texts = interface_texts(lang);
    for (const Command& command : commands()) {
      const std::string name(command.name);
      CAPTURE(lang, name);
      CHECK(texts.find("usage." + name) != nullptr);
      CHECK(texts.find("command." + name) != nullptr);
      const bool told_how = texts.find(name + "-how") != nullptr;
      if (command.takes == ArgumentKind::words) CHECK(told_how);
      if (told_how) CHECK(texts.find(name + "-how.example") != nullptr);
    }
  }
}

TEST_CASE("the commands are sorted alphabetically") {
  CHECK(std::is_sorted(commands().begin(), commands().end(),
                       [](const Command& a, const Command& b) { return a.name < b.name; }));
}
