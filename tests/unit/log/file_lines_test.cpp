#include <catch2/catch.hpp>

#include "engine/error.hpp"
#include "engine/log/file_lines.hpp"
#include "tests/unit/tiny_game.hpp"

using namespace narrator;

namespace {

struct Read {
  std::string text;
  bool whole;
  std::size_t behind;  // the position after it
  bool operator==(const Read&) const = default;
};

std::vector<Read> lines_of(const std::string& bytes) {
  tiny::Folder folder;
  tiny::write(folder.log(), bytes);
  std::string buffer;
  FileLines reader(folder.log(), buffer);
  std::vector<Read> lines;
  while (const auto line = reader.next())
    lines.push_back({std::string(*line), reader.is_whole(), reader.position()});
  return lines;
}

}  // namespace

TEST_CASE("a file's lines are read in order, with the position of the next") {
  CHECK(lines_of("").empty());
  CHECK(lines_of("\n") == std::vector<Read>{{"", true, 1}});
  CHECK(lines_of("a\n\nbc\n") == std::vector<Read>{{"a", true, 2}, {"", true, 3}, {"bc", true, 6}});
  CHECK(lines_of("a\nbc") == std::vector<Read>{{"a", true, 2}, {"bc", false, 4}});
}

TEST_CASE("lines may have any length, wherever reads split the file") {
  for (const std::size_t piece : {std::size_t{4} << 10, std::size_t{64} << 10}) {
    for (std::size_t length = piece - 2; length <= piece + 2; ++length) {
      INFO(length);
      const std::string first(length, 'a'), second(3 * length, 'b'), third(length, 'c');
      CHECK(lines_of(first + "\n" + second + "\n" + third) ==
            std::vector<Read>{{first, true, length + 1},
                              {second, true, 4 * length + 2},
                              {third, false, 5 * length + 2}});
    }
  }
}

TEST_CASE("reading can continue anywhere in the file, forwards or backwards") {
  tiny::Folder folder;
  const std::string filler(200'000, 'x');
  tiny::write(folder.log(), "one\ntwo\n" + filler + "\nlast\n");
  std::string buffer;
  FileLines reader(folder.log(), buffer);
  CHECK(reader.next() == "one");
  reader.seek(8 + filler.size());
  CHECK(reader.next() == "");
  CHECK(reader.next() == "last");
  reader.seek(4);
  CHECK(reader.next() == "two");
  reader.seek(0);
  CHECK(reader.next() == "one");
  reader.seek(1'000'000);
  CHECK_FALSE(reader.next());
}

TEST_CASE("a line known except for its end is consumed if it matches, and nothing otherwise") {
  tiny::Folder folder;
  const std::string filler(200'000, 'x');
  tiny::write(folder.log(), "one: 1\n" + filler + "2\ntwo\nlast");
  std::string buffer;
  FileLines reader(folder.log(), buffer);
  CHECK_FALSE(reader.next_like("two:", 2));
  CHECK_FALSE(reader.next_like("one:", 1));
  CHECK_FALSE(reader.next_like("one:", 3));
  CHECK(reader.next_like("one:", 2) == "one: 1");
  CHECK(reader.next_like(filler, 1) == filler + "2");
  CHECK(reader.is_whole());
  CHECK(reader.position() == 7 + filler.size() + 2);
  CHECK(reader.next() == "two");
  CHECK_FALSE(reader.next_like("last", 0));
  CHECK(reader.next() == "last");
}

TEST_CASE("a file that cannot be read is reported") {
  tiny::Folder folder;
  std::string buffer;
  CHECK_THROWS_AS(FileLines(folder.log(), buffer), LogError);
  CHECK_THROWS_AS(FileLines("/", buffer), LogError);
}
