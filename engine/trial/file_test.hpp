// An example that stands in a script's file: test("…", { … }).
#pragma once

#include <string>

#include "engine/question/question.hpp"

namespace narrator {

struct FileTest {
  std::string name;
  Json about;         // as written
  std::string owner;  // the variant's id, or "game"
  std::string file;
  int line = 0;
};

}  // namespace narrator
