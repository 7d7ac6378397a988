#include "cli/voice/voice.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/system/process.hpp"
#include "cli/terminal/columns.hpp"
#include "engine/environment.hpp"
#include "engine/lists.hpp"
#include "engine/machine.hpp"

namespace narrator::cli {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMostWaiting = 30;         // lines
constexpr int kFailuresToTurnOff = 3;            // consecutive
constexpr auto kSpare = milliseconds(10'000);    // added to four times the reading time
constexpr auto kLongest = milliseconds(60'000);  // limit for any line

struct Speaker {
  const char* program;
  const char* command;
};

// The line always arrives on standard input, which not all of these programs read by default.
constexpr Speaker kSpeakers[] = {
    {"espeak-ng", "exec espeak-ng -v \"$NARRATOR_LANG\" --stdin"},
    {"spd-say", "exec spd-say --wait --language \"$NARRATOR_LANG\" -- \"$(cat)\""},
    {"say", "exec say -v \"$NARRATOR_VOICE\" -f -"},
};

bool in_path(const std::string& program) {
  const std::vector<std::string> folders = pieces(environment("PATH"), ":");
  return std::ranges::any_of(folders, [&](const std::string& folder) {
    return access((folder + "/" + program).c_str(), X_OK) == 0;
  });
}

// `say` takes voices instead of languages; the texts of each language name one.
std::string find_speaker(const std::string& lang) {
  for (const Speaker& speaker : kSpeakers) {
    if (!in_path(speaker.program)) continue;
    return fmt::format("NARRATOR_VOICE='{}'; {}", interface_texts(lang).render("voice.say", {}, {}),
                       speaker.command);
  }
  return {};
}

}  // namespace

milliseconds reading_time(const std::string& line) {
  return milliseconds(65 * display_width(sanitised(line)));
}

Voice::Voice(const std::string& command, std::string lang, Ticks now)
    : command_(command == "auto" ? find_speaker(lang) : command),
      lang_(std::move(lang)),
      now_(std::move(now)),
      on_(!command_.empty()) {
  if (command == "auto" && command_.empty()) complain("speak-none");
}

void Voice::turn(bool on) {
  on_ = on && there();
  failures_ = 0;
  if (!on_) hush();
}

void Voice::speak(const std::string& line) {
  if (!on_ || line.empty()) return;
  lines_.push_back({line, turn_});
  if (lines_.size() > kMostWaiting) lines_.pop_front();
  start();
}

void Voice::catch_up() {
  std::erase_if(lines_, [this](const Utterance& line) { return line.turn < turn_; });
}

milliseconds Voice::backlog() const {
  milliseconds sum = child_ > 0 ? spoken_ : milliseconds(0);
  for (const Utterance& line : lines_) sum += reading_time(line.text);
  return sum;
}

void Voice::hush() {
  lines_.clear();
  if (child_ > 0) kill_background(child_);
  child_ = 0;
}

void Voice::start() {
  if (child_ > 0 || lines_.empty()) return;
  const std::string line = sanitised(lines_.front().text);
  lines_.pop_front();
  child_ = start_in_background(command_, line + "\n", "NARRATOR_LANG", lang_);
  if (child_ == 0) return reap(End::failed, 0);
  spoken_ = reading_time(line);
  late_ = now_() + std::min(kLongest, kSpare + 4 * spoken_);
}

std::string Voice::tend() {
  int status = 0;
  if (child_ > 0) {
    const pid_t ended = waitpid(child_, &status, WNOHANG);
    if (ended != 0) {
      reap(ended < 0 || status == 0 ? End::well : End::failed, status);
    } else if (now_() >= late_) {
      hush();
      reap(End::late, 0);
    }
  }
  start();
  return std::exchange(complaint_, {});
}

// `status` is the one returned by waitpid.
void Voice::reap(End how, int status) {
  child_ = 0;
  if (how == End::well) {
    failures_ = 0;
    return;
  }
  const bool missing =
      WIFEXITED(status) && (WEXITSTATUS(status) == 126 || WEXITSTATUS(status) == 127);
  if (how == End::failed && missing) how = End::missing;
  complain(how == End::missing ? "speak-missing"
           : how == End::late  ? "speak-late"
                               : "speak-failed");
  if (how == End::missing || ++failures_ == kFailuresToTurnOff) turn(false);
}

void Voice::complain(const char* id) {
  if (!std::exchange(complained_, true)) complaint_ = id;
}

}  // namespace narrator::cli
