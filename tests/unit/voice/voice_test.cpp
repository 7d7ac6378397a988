#include "cli/voice/voice.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <catch2/catch.hpp>

using namespace narrator::cli;
using namespace std::chrono_literals;

namespace {

// A folder for what the voices write, a clock that stands still, and real children.
struct Booth {
  Booth() { REQUIRE(mkdtemp(folder.data()) != nullptr); }
  ~Booth() {
    for (const char* name : {"said", "pid"}) unlink(path(name).c_str());
    rmdir(folder.c_str());
  }

  std::string path(const std::string& name) const { return folder + "/" + name; }
  std::string file(const std::string& name) const {
    std::ifstream in(path(name));
    return {std::istreambuf_iterator<char>(in), {}};
  }
  Ticks clock() {
    return [this] { return now; };
  }

  // Polls the voice until it is silent, and returns its complaints.
  std::string listen(Voice& voice) const {
    std::string complaints;
    for (int i = 0; i < 5000 && voice.busy(); ++i) {
      complaints += voice.tend();
      usleep(1000);
    }
    CHECK_FALSE(voice.busy());
    return complaints + voice.tend();
  }

  std::string folder = "/tmp/narrator-voice-XXXXXX";
  std::chrono::milliseconds now{0};
};

// Whether the process is dead, even if nobody has waited for it yet.
bool gone(pid_t process) {
  if (kill(process, 0) != 0) return errno == ESRCH;
  std::ifstream in("/proc/" + std::to_string(process) + "/stat");
  const std::string stat{std::istreambuf_iterator<char>(in), {}};
  return stat.find(") Z ") != std::string::npos;
}

pid_t pid_in(const Booth& booth) {
  for (int i = 0; i < 5000 && booth.file("pid").find('\n') == std::string::npos; ++i) usleep(1000);
  return static_cast<pid_t>(std::atoi(booth.file("pid").c_str()));
}

}  // namespace

TEST_CASE("a voice gets the language, and each line on standard input, in order") {
  Booth booth;
  Voice voice("cat >> " + booth.path("said") + "; echo $NARRATOR_LANG >> " + booth.path("said"),
              "vi", booth.clock());
  CHECK(voice.there());
  voice.speak("Mọi người nhắm mắt lại.");
  voice.speak("two");
  CHECK(voice.busy());
  CHECK(booth.listen(voice).empty());
  CHECK(booth.file("said") == "Mọi người nhắm mắt lại.\nvi\ntwo\nvi\n");
}

TEST_CASE("control characters do not reach the voice") {
  Booth booth;
  Voice voice("cat >> " + booth.path("said"), "en", booth.clock());
  voice.speak("a\x1b]0;b\x07");
  booth.listen(voice);
  CHECK(booth.file("said") == "a\uFFFD]0;b\uFFFD\n");
}

TEST_CASE("a missing voice is switched off at once, with one complaint") {
  Booth booth;
  Voice voice("narrator-has-no-such-voice", "en", booth.clock());
  voice.speak("one");
  voice.speak("two");
  CHECK(booth.listen(voice) == "speak-missing");
  CHECK_FALSE(voice.on());
  voice.turn(true);
  voice.speak("three");
  CHECK(booth.listen(voice).empty());
}

TEST_CASE("a failing voice is switched off after the third line, with one complaint") {
  Booth booth;
  Voice voice("cat >> " + booth.path("said") + "; exit 1", "en", booth.clock());
  for (const char* line : {"1", "2", "3", "4"}) voice.speak(line);
  CHECK(booth.listen(voice) == "speak-failed");
  CHECK_FALSE(voice.on());
  CHECK(booth.file("said") == "1\n2\n3\n");
}

TEST_CASE("a hanging voice is killed with everything it started") {
  Booth booth;
  Voice voice("sleep 1000 & echo $! > " + booth.path("pid") + "; wait", "en", booth.clock());
  voice.speak("one");
  const pid_t sleeper = pid_in(booth);
  REQUIRE(sleeper > 0);
  CHECK(voice.tend().empty());
  CHECK_FALSE(gone(sleeper));
  booth.now += 1min;
  CHECK(voice.tend() == "speak-late");
  for (int i = 0; i < 1000 && !gone(sleeper); ++i) usleep(1000);
  CHECK(gone(sleeper));
  CHECK_FALSE(voice.busy());
}

TEST_CASE("a voice that never reads, or stops itself, delays nothing") {
  Booth booth;
  Voice voice("kill -STOP $$", "en", booth.clock());
  voice.speak(std::string(100'000, 'x'));
  usleep(20'000);
  CHECK(voice.tend().empty());
  booth.now += 1h;
  CHECK(voice.tend() == "speak-late");
}

TEST_CASE("a voice is silent at once when asked and when the program ends") {
  Booth booth;
  pid_t child = 0;
  {
    Voice voice("echo $$ > " + booth.path("pid") + "; exec sleep 1000", "en", booth.clock());
    voice.speak("one");
    child = pid_in(booth);
    voice.speak("two");
    voice.hush();
    CHECK_FALSE(voice.busy());
    CHECK(gone(child));
    unlink(booth.path("pid").c_str());
    voice.speak("three");
    child = pid_in(booth);
  }
  CHECK(gone(child));
}

TEST_CASE("a voice that is far behind leaves out the oldest lines") {
  Booth booth;
  Voice voice("cat >> " + booth.path("said"), "en", booth.clock());
  for (int i = 0; i < 100; ++i) voice.speak(std::to_string(i));
  booth.listen(voice);
  CHECK(booth.file("said").starts_with("0\n70\n71\n"));
  CHECK(booth.file("said").ends_with("98\n99\n"));
}

TEST_CASE("a new turn can cancel the lines of earlier ones") {
  Booth booth;
  Voice voice("cat >> " + booth.path("said"), "en", booth.clock());
  voice.speak("being spoken");
  voice.speak("late");
  voice.next_turn();
  voice.speak("new");
  CHECK(voice.backlog() == reading_time("being spoken") + reading_time("latenew"));
  voice.catch_up();
  booth.listen(voice);
  CHECK(booth.file("said") == "being spoken\nnew\n");
  CHECK(voice.backlog() == 0ms);
}

TEST_CASE("without a voice nothing is said") {
  Booth booth;
  Voice voice("", "en", booth.clock());
  CHECK_FALSE(voice.there());
  voice.turn(true);
  voice.speak("one");
  CHECK_FALSE(voice.busy());
  CHECK(voice.tend().empty());
}

TEST_CASE("a longer line takes longer to read; kana take as long as two letters") {
  CHECK(reading_time("Everybody") < reading_time("Everybody, close your eyes."));
  CHECK(reading_time("あい") == reading_time("abcd"));
}
