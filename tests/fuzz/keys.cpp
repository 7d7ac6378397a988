#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/terminal/input.hpp"
#include "engine/text/escaped.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace narrator::fuzz {
namespace {

constexpr char kSuspend = '\x1a';  // stops the program, as intended
constexpr int kMostLines = 1000;

// Temporarily makes standard input a file with these bytes, and discards the output.
class Typist {
 public:
  explicit Typist(const std::string& bytes) : input_(dup(0)), output_(dup(1)) {
    const int file = memfd_create("keys", 0);
    require(file >= 0 && write(file, bytes.data(), bytes.size()) >= 0, "there is no file for keys");
    lseek(file, 0, SEEK_SET);
    put(file, 0);
    const int nowhere = memfd_create("screen", 0);
    put(nowhere, 1);
  }
  ~Typist() {
    std::fflush(stdout);
    put(input_, 0);
    put(output_, 1);
  }
  Typist(const Typist&) = delete;
  Typist& operator=(const Typist&) = delete;

 private:
  static void put(int file, int place) {
    dup2(file, place);
    close(file);
  }
  int input_, output_;
};

cli::WaitOptions waiting_for(bool secret) {
  cli::WaitOptions waiting;
  waiting.secret = secret;
  waiting.complete = [](const std::string& begun) {
    cli::Completions found;
    if (!begun.empty()) found.list = {{begun + "a", ""}, {begun + "ä", "ä"}, {"千恵", ""}};
    return found;
  };
  return waiting;
}

}  // namespace

void take_keys(const std::string& bytes) {
  if (bytes.empty()) return;
  const bool secret = (bytes[0] & 1) != 0;
  std::string keys = bytes.substr(1);
  if (!secret) std::erase(keys, kSuspend);
  setenv("XDG_STATE_HOME", "/nonexistent", 1);
  const Typist typist(keys);
  const auto editor = cli::line_editor();
  const cli::WaitOptions waiting = waiting_for(secret);
  for (int i = 0; i < kMostLines; ++i) {
    const cli::InputResult typed = editor->read(waiting);
    if (typed.what == cli::InputResult::What::end) return;
    require(!has_control(typed.line), "a control character is in the line");
    if (!secret) editor->remember(typed.line, false);
  }
}

}  // namespace narrator::fuzz
