#include "cli/system/passphrase.hpp"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <mutex>
#include <optional>

#include <fmt/format.h>

#include "engine/environment.hpp"
#include "engine/error.hpp"
#include "engine/text/safe_text.hpp"

namespace narrator::cli {
namespace {

constexpr const char* kVariable = "NARRATOR_PASSPHRASE";

/// The terminal itself, whatever standard input is, without showing what is typed.
class UnseenTerminal {
 public:
  UnseenTerminal() : file_(open("/dev/tty", O_RDWR | O_CLOEXEC)) {
    if (file_ < 0 || tcgetattr(file_, &before_) != 0) {
      throw Error(Exit::usage,
                  "this log has a passphrase, and there is no terminal to ask for it; set the "
                  "variable NARRATOR_PASSPHRASE");
    }
    unseen_ = before_;  // which may be that of a prompt, where every key is read at once
    unseen_.c_iflag |= ICRNL;
    unseen_.c_oflag |= OPOST | ONLCR;
    unseen_.c_lflag |= ICANON;
    unseen_.c_lflag &= ~static_cast<tcflag_t>(ECHO | ISIG);
    unseen_.c_cc[VEOL] = kInterrupt;  // it is read at once
    tcsetattr(file_, TCSAFLUSH, &unseen_);
  }
  ~UnseenTerminal() {
    tcsetattr(file_, TCSAFLUSH, &before_);
    close(file_);
  }
  UnseenTerminal(const UnseenTerminal&) = delete;
  UnseenTerminal& operator=(const UnseenTerminal&) = delete;

  std::string line(const std::string& prompt) const {
    put(prompt);
    std::string line;
    for (char c = 0; read(file_, &c, 1) == 1 && c != '\n';) {
      if (c == kInterrupt) interrupt();
      line += c;
    }
    put("\n");
    return line;
  }

 private:
  static constexpr char kInterrupt = 'C' & 0x1f;  // Ctrl-C

  // As Ctrl-C does elsewhere, but the terminal is given back first. That signal may be ignored, or
  // only noted while somebody is at a prompt.
  [[noreturn]] void interrupt() const {
    put("\n");
    tcsetattr(file_, TCSAFLUSH, &before_);
    raise(SIGINT);
    throw Error(Exit::usage, "no passphrase was given");
  }

  void put(const std::string& text) const {
    if (write(file_, text.data(), text.size()) < 0) return;  // the question is lost, not the answer
  }

  int file_;
  termios before_{}, unseen_{};
};

}  // namespace

AskPassphrase ask_passphrase() {
  struct Asked {
    std::mutex mutex;
    std::optional<std::string> passphrase;
  };
  return [asked = std::make_shared<Asked>()](const std::string& log) {
    const std::lock_guard<std::mutex> one_at_a_time(asked->mutex);
    if (!asked->passphrase) {
      const std::string given = environment(kVariable);
      const std::string prompt = fmt::format("Passphrase of {}: ", sanitised(log));
      asked->passphrase = given.empty() ? UnseenTerminal().line(prompt) : given;
    }
    return *asked->passphrase;
  };
}

std::string new_passphrase() {
  if (std::string given = environment(kVariable); !given.empty()) return given;
  const UnseenTerminal terminal;
  const std::string passphrase = terminal.line("A new passphrase for the log: ");
  if (passphrase.empty()) throw Error(Exit::usage, "--passphrase: it cannot be empty");
  if (terminal.line("Once more: ") != passphrase)
    throw Error(Exit::usage, "--passphrase: these were two different ones");
  return passphrase;
}

}  // namespace narrator::cli
