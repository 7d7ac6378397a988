#include "engine/log/hash.hpp"
#include "engine/log/log_json.hpp"

#include <catch2/catch.hpp>

#include "engine/sources/source.hpp"

using narrator::chain;
using narrator::sha256;

TEST_CASE("SHA-256 gives the standard results") {
  CHECK(sha256("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("the SHA-256 of a bundled source is known, but not for another text by its name") {
  for (const narrator::BundledSource& file : narrator::bundled_sources()) {
    INFO(file.name);
    CHECK(file.sha256 == sha256(file.text));
    CHECK(narrator::sha256_of(file.source()) == file.sha256);
  }
  const std::string name(narrator::bundled_sources().front().name);
  CHECK(narrator::sha256_of({name, "abc"}) == sha256("abc"));
  CHECK(narrator::sha256_of({"mine.lua", "abc"}) == sha256("abc"));
}

TEST_CASE("a link depends on everything before it and has 16 hexadecimal digits") {
  const std::string first = chain("", "a");
  CHECK(first.size() == 16);
  CHECK(chain("", "a") == first);
  CHECK(chain("", "b") != first);
  CHECK(chain(first, "b") != chain("", "b"));
  CHECK(first == "27c35e6e9373877f");  // existing logs rely on this value
}

TEST_CASE("links match those of other programs, for texts of any length") {
  std::string link;
  for (int length = 0; length < 400; ++length) {
    std::string text;
    for (int i = 0; i < length; ++i) text += static_cast<char>((length * 7 + i * 13) % 256);
    link = chain(link, text);
  }
  CHECK(link == "1eb3bb601e22be07");  // as computed by Python's hashlib.blake2b
}
