#include "cli/system/process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <string_view>
#include <vector>

extern char** environ;

namespace narrator::cli {
namespace {

constexpr std::size_t kLongest = 4096;  // bytes; fits into the buffer of any pipe

// Returns the read end of a pipe that already holds the input, or -1.
int pipe_with(std::string input) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  input.resize(std::min(input.size(), kLongest));
  const bool written = write(ends[1], input.data(), input.size()) > 0;
  close(ends[1]);
  if (written) return ends[0];
  close(ends[0]);
  return -1;
}

// The spawn attributes: a new session, the given input, no output, default signal handling.
struct Start {
  explicit Start(int in) {
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    for (const int out : {STDOUT_FILENO, STDERR_FILENO}) {
      posix_spawn_file_actions_addopen(&files, out, "/dev/null", O_WRONLY, 0);
    }
    posix_spawnattr_init(&how);
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&how, &all);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setflags(&how, static_cast<short>(POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF |
                                                      POSIX_SPAWN_SETSIGMASK));
  }
  ~Start() {
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
  }
  Start(const Start&) = delete;
  Start& operator=(const Start&) = delete;

  posix_spawn_file_actions_t files{};
  posix_spawnattr_t how{};
};

// Returns the process id of the shell, which leads its own process group, or 0.
pid_t spawn(std::string command, const std::string& name, const std::string& value, int in) {
  const Start start(in);
  std::string variable = name + "=" + value;
  std::vector<char*> environment{variable.data()};
  for (char** one = environ; *one != nullptr; ++one) {
    const std::string_view variable_there(*one);
    const bool secret = variable_there.starts_with("NARRATOR_PASSPHRASE=");
    if (!secret && !variable_there.starts_with(name + "=")) environment.push_back(*one);
  }
  environment.push_back(nullptr);
  std::string shell = "sh", option = "-c";
  char* arguments[] = {shell.data(), option.data(), command.data(), nullptr};
  pid_t child = 0;
  const int error =
      posix_spawn(&child, "/bin/sh", &start.files, &start.how, arguments, environment.data());
  return error == 0 ? child : 0;
}

// Reaps a killed child, but gives up on one that is stuck in the kernel.
void bury(pid_t child) {
  for (int i = 0; i < 20 && waitpid(child, nullptr, WNOHANG) == 0; ++i) usleep(1000);
}

}  // namespace

pid_t start_in_background(const std::string& command, const std::string& input,
                          const std::string& name, const std::string& value) {
  const int in = pipe_with(input);
  if (in < 0) return 0;
  const pid_t child = spawn(command, name, value, in);
  close(in);
  return child;
}

void kill_background(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);  // in case it does not lead its group yet
  bury(child);
}

}  // namespace narrator::cli
